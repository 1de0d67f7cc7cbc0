// A recorded game as a film: where it stands, and what it shows.

import { api, Trouble } from "../lib/api";
import { texts } from "../lib/texts.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { Replayed as Moment } from "../lib/types";
import type { LogLine, TableInfo } from "../table/types";

/** Milliseconds for each move. */
export const SPEEDS = [2400, 1200, 500] as const;
/** Too fast to play anything on the stage. */
const FAST = 2;
/** What has been played is seen for so long at least. */
const LANDED = 500;

/** Plays what led to a moment, then shows it; settled when that is over. */
type Tell = (lines: readonly LogLine[], moment: Moment, show: () => void) => Promise<void>;

const KEPT = 60;

/** The moves with which rounds began, as the log tells it. */
export function roundsOf({ log }: Pick<TableInfo, "log">): number[] {
  return [...new Set(log.filter(({ kind }) => kind === "round").map(({ ply }) => ply))];
}

export class Player {
  moment = $state.raw<Moment | null>(null);
  /** The move that is wanted; the moment follows as soon as it has come. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  problem = $state.raw<Trouble | null>(null);
  /** After which moves a round begins. */
  rounds = $state.raw<number[]>([]);

  readonly #id: string;
  readonly #tell: Tell;
  #kept = new Map<string, Promise<Moment>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string, tell: Tell) {
    this.#id = id;
    this.#tell = tell;
  }

  /** What was before was played under other rules: nobody can show it. */
  get first(): number {
    return this.moment?.first ?? 0;
  }

  get last(): number {
    return this.moment?.last ?? 0;
  }

  /** Opens it at a move; null: at the end of a running game, at the beginning of a finished one. */
  async open(at: number | null): Promise<void> {
    const asked = await this.#show(at ?? 0);
    if (asked && at === null && !asked.finished) await this.to(asked.last);
    if (asked) this.rounds = await this.#fetch(asked.last).then(roundsOf, () => []);
  }

  /** To the beginning of this round, or of the one before; or of the next one. */
  get roundBefore(): number | undefined {
    return this.rounds.findLast((ply) => ply < this.at);
  }

  get roundAfter(): number | undefined {
    return this.rounds.find((ply) => ply > this.at);
  }

  /** Without a word about what led there, unless it is the next step and `told`. */
  async to(at: number, told = false): Promise<void> {
    await this.#show(Math.max(this.first, Math.min(at, this.last || at)), told);
  }

  step(by: number): void {
    this.pause();
    void this.to(this.at + by, by === 1);
  }

  play(): void {
    if (this.at >= this.last) this.at = this.first - 1;
    this.playing = true;
    void this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }

  async #next(): Promise<void> {
    const wanted = this.at + 1;
    const began = performance.now();
    await this.to(wanted, this.speed !== FAST);
    if (!this.playing || this.#closed || this.at !== wanted) return;
    if (this.at >= this.last) {
      this.pause();
      return;
    }
    void this.#fetch(this.at + 1).catch(() => {});
    const left = (SPEEDS[this.speed] ?? SPEEDS[1]) - (performance.now() - began);
    this.#timer = setTimeout(() => void this.#next(), Math.max(LANDED, left));
  }

  async #show(at: number, told = false): Promise<Moment | null> {
    this.at = at;
    try {
      const moment = await this.#fetch(at);
      // While a slider is dragged, only the last wish counts.
      const wanted = (): boolean => !this.#closed && this.at === at;
      if (!wanted()) return null;
      this.problem = null;
      this.at = at = moment.ply;
      const lines = told ? moment.log.filter(({ ply }) => ply === at) : [];
      await this.#tell(lines, moment, () => {
        if (wanted()) this.moment = moment;
      });
      return wanted() ? moment : null;
    } catch (problem) {
      this.pause();
      const trouble = problem instanceof Trouble ? problem : new Trouble(0, "unknown", "");
      if (this.moment) toasts.trouble(trouble);
      else this.problem = trouble;
      return null;
    }
  }

  #fetch(at: number): Promise<Moment> {
    const key = `${at} ${texts.language}`;
    let moment = this.#kept.get(key);
    if (!moment) {
      moment = api.replay(this.#id, at, { seat: null, since: 0, lang: texts.language });
      moment.catch(() => this.#kept.delete(key));
      this.#kept.set(key, moment);
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > KEPT && oldest) this.#kept.delete(oldest);
    }
    return moment;
  }
}
