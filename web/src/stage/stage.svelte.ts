// The stage of a table: what is new in the log since the page last looked is played there, beat by beat.

import { pageOf } from "../lib/gamepages";
import { settings } from "../lib/settings.svelte";
import { say, texts } from "../lib/texts.svelte";
import { stretch } from "../table/motion";
import { seatName } from "../table/names";
import { packOf } from "../table/packs";
import type { LogLine, TableInfo } from "../table/types";
import { beatsOf, type Beat, type BeatBook } from "./book";
import { BeatQueue, wallClock, type Clock } from "./queue";
import { hear } from "./hearing";

/** A beat with the table as it was before what it tells. */
type Staged = Beat & { was: TableInfo | null; waits: boolean };

interface Book {
  key: string;
  beats: BeatBook<unknown, unknown> | null;
  pack: unknown;
}

export class Stage {
  /** What is played now. */
  beat = $state.raw<Staged | null>(null);
  /** What the board shows: while beats are played the table as it was before them, for numbers change when they land. */
  shown = $state.raw<TableInfo | null>(null);
  /** The part of the game that is played, as far as it is known. */
  part = $state("");
  /** How many times as fast as its pace. */
  speed = $state(1);
  /** Counts the beats, so that each is drawn anew. */
  number = $state(0);

  readonly #queue: BeatQueue<Staged>;
  readonly #clock: Clock;
  #cues: (() => void)[] = [];
  /** The table as it is. */
  #now: TableInfo | null = null;
  /** The number of moves whose lines have been played; null before the first look. */
  #played: number | null = null;
  #book: Book | null = null;
  /** Somebody has seen enough: nothing is played before a person is asked. */
  #skipping = false;
  #closed = false;

  constructor(clock: Clock = wallClock) {
    this.#clock = clock;
    const tempo = () => ({ stretch: stretch(), hurries: settings.all.others === "short" });
    this.#queue = new BeatQueue<Staged>(clock, tempo, (beat, speed) => this.#show(beat, speed));
  }

  /** Whether what happened is told between the table and the next question. */
  get playing(): boolean {
    return this.beat !== null;
  }

  /** A table that was before what is told now, but for where in the game that is: the bar above it names the same part. */
  placed(table: TableInfo): TableInfo {
    const at = this.beat?.at as object | undefined;
    return at && Object.keys(at).length ? { ...table, view: { ...(table.view as object), ...at } } : table;
  }

  /** The table as it is now. What was there when the page opened is not played, nor what was taken back. */
  follow(table: TableInfo): void {
    const [before, played] = [this.#now, this.#played ?? table.ply];
    this.#now = table;
    this.#played = table.ply;
    if (table.ply < played) this.end();
    const fresh = this.#skipping ? [] : table.log.filter(({ ply }) => ply > played && ply <= table.ply);
    this.#skipping &&= !asksSomebody(table);
    const book = this.#book?.key === keyOf(table) ? this.#book : null;
    if (!silent()) {
      // Nobody sees through the eyes of another, not even for a moment.
      const same = before?.seat === table.seat ? before : null;
      if (book) this.#add(fresh, table, book, same, same);
      else if (fresh.length) void this.#playLate(fresh, table, same);
      else void this.#open(table);
    }
    if (!this.playing) this.shown = table;
  }

  /** Nobody may look any more. */
  leave(): void {
    this.#now = null;
    this.#skipping = false;
    this.shown = null;
    this.end();
  }

  /** Plays these lines of the log (once more); settled at their end. */
  async play(lines: readonly LogLine[], table: TableInfo): Promise<void> {
    const book = await this.#open(table);
    if (this.#closed) return;
    this.#add(lines, table, book, null, null);
    await this.#queue.ended();
  }

  /** What happened before there was anything to tell it with: the board shows already how it is. */
  async #playLate(lines: readonly LogLine[], table: TableInfo, before: TableInfo | null): Promise<void> {
    const book = await this.#open(table);
    const taken = !this.#now || this.#now.ply < table.ply; // back, meanwhile
    if (!this.#closed && !taken) this.#add(lines, table, book, before, null);
  }

  /** Plays what led to a moment of the past and then shows it. */
  async tell(lines: readonly LogLine[], moment: TableInfo, show: () => void): Promise<void> {
    this.end();
    if (lines.length) await this.play(lines, moment);
    show();
  }

  next = (): void => this.#queue.next();

  end = (): void => this.#queue.end();

  /** Leaves out what is played now and all that follows, until somebody is asked: the bots' turns come one by one. */
  skip = (): void => {
    this.#skipping = this.#now !== null && !asksSomebody(this.#now);
    this.end();
  };

  hold = (held: boolean): void => this.#queue.hold(held);

  close(): void {
    this.#closed = true;
    this.end();
  }

  /** `was`: what the board shows meanwhile, instead of the table as it is. */
  #add(
    lines: readonly LogLine[],
    table: TableInfo,
    { beats, pack }: Book,
    before: TableInfo | null,
    was: TableInfo | null,
  ): void {
    if (silent() || !beats) return;
    const nameOf = (seat: number): string => seatName(table.seats, seat, say);
    const alone = settings.all.others === "none";
    // Bots that move at once are not watched, unless somebody asks to see it once more.
    const atOnce = before !== null && settings.all.bots === "instant";
    const told = lines.filter(
      (line) => ownOrNobodys(line, table) || !(alone || (atOnce && table.seats[line.seat!]?.kind === "bot")),
    );
    const by = alone ? null : moverOf(before);
    const scene = { view: table.view, pack, say, nameOf, before: before?.view ?? null, by };
    try {
      const found = beatsOf(told, beats, scene, table.seat);
      // A screen for the room waits for nobody, nor does what is played once more.
      const plays = before !== null && table.seat !== null;
      const waits = (beat: Beat): boolean =>
        (table.lesson ? beat.kind.reads : plays && beat.kind.waits?.(beat)) === true;
      let at = {};
      const staged = found.map((beat) => {
        at = { ...at, ...(beat.at as object) };
        return { ...beat, at, was, waits: waits(beat) };
      });
      if (staged.length) this.#queue.add(staged);
    } catch (error) {
      console.error(error); // What cannot be told is not told; the table goes on.
      this.end();
    }
  }

  /** Fetches what tells of this game, once its board has come: nobody waits for it. */
  async #open(table: TableInfo): Promise<Book> {
    const key = keyOf(table);
    if (this.#book?.key === key) return this.#book;
    const { board, beats } = pageOf(table.game);
    try {
      await board?.();
      const found = await Promise.all([beats?.(), packOf(table.game, table.pack, texts.language)]);
      return (this.#book = { key, beats: found[0]?.default ?? null, pack: found[1] });
    } catch {
      return { key, beats: null, pack: null }; // What happened stands in the log, too.
    }
  }

  #show(beat: Staged | null, speed: number): void {
    this.speed = speed;
    if (this.beat === beat) return;
    for (const silence of this.#cues.splice(0)) silence();
    this.beat = beat;
    this.part = (beat?.part || (beat && this.part)) ?? "";
    const board = beat?.was ?? this.#now;
    this.shown = board && this.placed(board);
    if (!beat) return;
    this.number += 1;
    const slow = stretch() / speed;
    for (const [at, sound, strength] of beat.cues)
      this.#cues.push(this.#clock.after(at * slow * 1000, () => hear(sound, strength)));
  }
}

/** Whether somebody wants nothing to be played. */
const silent = (): boolean => settings.all.pace === "off";

function keyOf({ game, pack }: TableInfo): string {
  return `${game} ${pack} ${texts.language}`;
}

/** Whether the game waits for a person, or is over. */
function asksSomebody({ finished, decision, to_act, seats }: TableInfo): boolean {
  return finished || decision !== null || to_act.some((seat) => seats[seat]?.kind !== "bot");
}

/** Who was asked alone, and sits somewhere else. */
function moverOf(before: TableInfo | null): number | null {
  const [seat, ...others] = before?.to_act ?? [];
  return seat === undefined || others.length || before?.seats[seat]?.mine ? null : seat;
}

function ownOrNobodys(line: LogLine, table: TableInfo): boolean {
  return line.seat === null || table.seat === null || line.seat === table.seat;
}
