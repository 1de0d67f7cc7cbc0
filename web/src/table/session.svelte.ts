// One table that is open in this page: what is known about it, and what the player does.

import { api, Trouble, address, type Look } from "../lib/api";
import { Live, liveAddress, type LiveState } from "../lib/live";
import { say, texts } from "../lib/texts.svelte";
import { toasts } from "../lib/toasts.svelte";
import { mySeats, passTo, recallOpen, rememberOpen } from "./hotseat";
import { offerOf, refusedOf } from "./offers";
import { askSince, lastOwn, merge, recallHeard, recallSeen, rememberHeard, rememberSeen } from "./story";
import type { Acting, Decision, LogLine, Suggestion, TableInfo } from "./types";

/** Milliseconds after which somebody is told that the answer is on its way. */
const LATE = 3000;

export class TableSession implements Acting {
  table = $state.raw<TableInfo | null>(null);
  log = $state.raw<LogLine[]>([]);
  problem = $state.raw<Trouble | null>(null);
  connection = $state<LiveState>("connecting");
  busy = $state(false);
  /** What was done last is not answered yet, though it usually is by now. */
  late = $state(false);
  hovered = $state<string | null>(null);
  selected = $state<string | null>(null);
  advised = $state.raw<readonly string[]>([]);
  /** The seat that the device must be passed to; while it is set, nobody's hand is shown. */
  curtain = $state<number | null>(null);
  /** What everybody may see of the table while the device is passed on. */
  common = $state.raw<TableInfo | null>(null);
  /** That could not be had: only the curtain itself is shown. */
  bare = $state(false);
  /** Those at this device let each other see their hands: then it goes from seat to seat by itself. */
  openHands = $state(false);
  /** The number of moves after the player's own last one. */
  seen = $state<number | null>(null);

  /** When the last message was written that was read here. */
  #heard = $state(0);

  readonly id: string;
  /** The address names a seat: then there is no passing on. */
  readonly #pinned: boolean;
  readonly #watchOnly: boolean;
  #seat: number | null;
  #live: Live;
  /** How often the connection has told something. */
  #told = 0;
  #closed = false;

  constructor(id: string, seat: number | null, watchOnly = false) {
    this.id = id;
    this.#seat = seat;
    this.#pinned = seat !== null;
    this.#watchOnly = watchOnly;
    this.openHands = recallOpen(id);
    this.#heard = recallHeard(id);
    this.#live = new Live({
      url: () => liveAddress(id, address("", { ...this.#look(), parts: 1, phone: innerWidth < 700 ? 1 : null })),
      onTable: (table) => {
        this.#told += 1;
        this.#take(table);
      },
      onState: (state) => (this.connection = state),
    });
  }

  get seat(): number | null {
    return this.table?.seat ?? null;
  }

  get decision(): Decision | null {
    return this.curtain === null ? (this.table?.decision ?? null) : null;
  }

  /** A question to somebody else about which this seat may say something. */
  get joint(): Decision | null {
    const speaks = this.curtain === null && this.seat !== null && !this.#watchOnly;
    return speaks ? (this.table?.joint ?? null) : null;
  }

  get suggestions(): readonly Suggestion[] {
    return this.table?.suggestions ?? [];
  }

  /** How many messages nobody has read on this device. */
  get unread(): number {
    return this.table?.chat.filter(({ at }) => at > this.#heard).length ?? 0;
  }

  /** The chat has been looked at. */
  hear = (): void => {
    const last = this.table?.chat.at(-1);
    if (!last) return;
    this.#heard = last.at;
    rememberHeard(this.id, last.at);
  };

  get myTurn(): boolean {
    return this.decision !== null;
  }

  /** What is over stays over: by then everybody has seen everything. */
  get canUndo(): boolean {
    return this.table !== null && this.table.can_undo && !this.table.finished && this.curtain === null;
  }

  async open(): Promise<void> {
    await this.reload();
    if (!this.#closed && this.table) this.#live.open();
  }

  close(): void {
    this.#closed = true;
    this.#live.close();
  }

  /** The same table in another language, to be shown when all of the page speaks it. */
  async translated(language: string): Promise<() => void> {
    const table = await api.table(this.id, { ...this.#look(), since: 0, lang: language });
    return () => {
      const now = this.table;
      if (!now || now.seat !== table.seat || now.version > table.version) return void this.reload();
      this.log = [];
      this.#take(table);
      if (this.#live.connected) this.#live.again();
    };
  }

  /** Everything anew. */
  async reload(): Promise<void> {
    this.log = [];
    await this.#fetch(0);
    if (this.table && this.#live.connected) this.#live.again();
  }

  /** After the tab was asleep: what has happened meanwhile? */
  async wake(): Promise<void> {
    if (!this.table) return this.open();
    if (!this.#live.connected) this.#live.again();
    await this.#fetch(this.#look().since);
  }

  /** The device has been passed on: from now on through the eyes of that seat. */
  async lift(): Promise<void> {
    if (this.curtain === null) return;
    this.#seat = this.curtain;
    this.busy = true;
    try {
      await this.#fetch(0, true);
    } finally {
      this.busy = false;
    }
    if (!this.problem) {
      this.curtain = null;
      this.#live.again();
    }
  }

  /** Whether those at this device look at each other's hands. */
  async setOpenHands(open: boolean): Promise<void> {
    this.openHands = open;
    rememberOpen(this.id, open);
    if (open) await this.lift();
  }

  hover = (move: string | null): void => {
    this.hovered = move;
  };

  select = (move: string | null): void => {
    this.selected = move;
  };

  choose = (move: string): void => {
    if (offerOf(this.decision, move))
      this.act((table, look, seat) => api.move(this.id, look, seat, table.version, move), 1);
  };

  chooseAll = (moves: readonly string[]): void => {
    // What follows may not be on offer before the first one is made.
    if (offerOf(this.decision, moves[0] ?? null))
      this.act((table, look, seat) => api.moves(this.id, look, seat, table.version, moves), 1);
  };

  suggest = (move: string): void => {
    if (!this.joint) return;
    const again = this.suggestions.some((said) => said.seat === this.seat && said.move === move);
    this.act((table, look, seat) => api.suggest(this.id, look, seat, table.version, again ? null : move));
  };

  /** Takes back one of this seat's moves alone, whatever it has done since. */
  takeBack = (move: string): void => {
    if (this.decision) this.act((table, look, seat) => api.undo(this.id, look, seat, table.version, move), -1);
  };

  undo = (): void => {
    if (this.canUndo) this.act((table, look, seat) => api.undo(this.id, look, seat, table.version), -1);
  };

  async chat(line: string): Promise<boolean> {
    try {
      await api.chat(this.id, line);
      if (this.connection !== "live") await this.#fetch(this.#look().since);
      return true;
    } catch (problem) {
      toasts.trouble(problem);
      return false;
    }
  }

  /** What is said about something that was refused; a lesson says it in its own way. */
  explain = (problem: unknown): void => toasts.trouble(problem);

  /** `by`: 1 for a move, -1 for one that is taken back, 0 for mere talk. */
  act(send: (table: TableInfo, look: Look, seat: number) => Promise<TableInfo>, by = 0): void {
    const table = this.table;
    if (table && table.seat !== null && !this.busy) void this.#send(table, table.seat, send, by);
  }

  async #send(
    table: TableInfo,
    seat: number,
    send: (table: TableInfo, look: Look, seat: number) => Promise<TableInfo>,
    by: number,
  ): Promise<void> {
    const told = this.#told;
    const overdue = setTimeout(() => (this.late = true), LATE);
    this.busy = true;
    this.hovered = null;
    this.selected = null;
    try {
      const answer = await send(table, this.#look(), seat);
      if (by) this.#mark(seat, by < 0 ? answer.ply : table.ply + 1);
      // Talk leaves the version as it is: where the connection was faster, it knows what has been said since.
      const known = told !== this.#told && this.table && this.table.version >= answer.version;
      if (!known) this.#take(answer);
    } catch (problem) {
      if (problem instanceof Trouble && problem.stale) {
        toasts.note(say("web-moved-on"));
        await this.#fetch(this.#look().since);
      } else {
        this.explain(problem);
        // It may have been done all the same: then the table as it is says so.
        if (problem instanceof Trouble && problem.offline) void this.wake();
      }
    } finally {
      clearTimeout(overdue);
      this.late = false;
      this.busy = false;
    }
  }

  #mark(seat: number, ply: number): void {
    this.seen = ply;
    rememberSeen(this.id, seat, ply);
  }

  #look(): Look {
    const since = this.table ? askSince(this.table.ply) : 0;
    return { seat: this.#seat, since, lang: texts.language, ...(this.#watchOnly ? { watch: 1 } : {}) };
  }

  async #fetch(since: number, afresh = false): Promise<void> {
    try {
      const table = await api.table(this.id, { ...this.#look(), since });
      this.problem = null;
      if (this.#closed) return;
      if (afresh) this.table = null;
      this.#take(table);
    } catch (problem) {
      const trouble = problem instanceof Trouble ? problem : new Trouble(0, "unknown", "");
      if (!this.table || afresh) this.problem = trouble;
      if (this.table) toasts.trouble(trouble);
    }
  }

  #take(table: TableInfo): void {
    const before = this.table;
    // Answers may overtake each other; what is older than what is shown says nothing new.
    if (this.#closed || (before && table.version < before.version)) return;
    // A message of the connection that was made for another seat.
    if (before && this.#seat !== null && table.seat !== this.#seat) return;
    this.log = merge(this.log, table);
    if (!before || (table.seat !== before.seat && !table.open_hands)) {
      this.seen = recallSeen(this.id, table.seat) ?? lastOwn(this.log, table.seat);
    }
    const late = (line: LogLine): boolean => line.late !== undefined && line.late === table.seat;
    if (before && table.log.some((line) => line.ply > before.ply && late(line))) toasts.note(say("web-time-up-you"));
    // Boards look back too: they get everything that is known, not only the last lines.
    this.table = { ...table, log: this.log, log_from: 0 };
    const asked = table.decision ?? table.joint;
    if (!offerOf(asked, this.hovered) && !refusedOf(asked, this.hovered)) this.hovered = null;
    if (!offerOf(table.decision, this.selected)) this.selected = null;
    if (!this.#pinned && !this.#watchOnly) this.#pass(table, passTo(table, table.seat));
    if (!this.#pinned && this.#seat === null && mySeats(table.seats).length === 1) this.#seat = table.seat;
  }

  #pass(table: TableInfo, to: number | null): void {
    if (to !== null && this.openHands) void this.#turnTo(to);
    else this.curtain = to;
    this.bare = false;
    if (this.curtain === null) this.common = null;
    // Before anybody has taken the device it shows what a spectator sees.
    else if (table.seat === null) this.common = this.table;
    else if (this.common?.version !== table.version) void this.#cover();
  }

  /** The device stays where it is and shows the hand of the next one. */
  async #turnTo(seat: number): Promise<void> {
    if (this.#seat === seat) return;
    this.#seat = seat;
    await this.#fetch(0);
    this.#live.again();
  }

  /** What a spectator sees; without it only the curtain itself is shown. */
  async #cover(): Promise<void> {
    try {
      const common = await api.table(this.id, { seat: null, since: 0, lang: texts.language, watch: 1 });
      if (this.curtain !== null && !this.#closed) this.common = common;
    } catch {
      this.bare = this.curtain !== null; // the curtain asks for the next one all the same
    }
  }
}
