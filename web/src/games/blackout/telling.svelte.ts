// The points of a game that is over, told round by round and then by what the final scoring counts.

import { pace } from "../../table/motion";
import type { StoryStep } from "../../lib/types";
import type { RoundScores } from "./types";

export interface Frame {
  /** What happened until this move. */
  ply: number;
  points: readonly number[];
  totals: RoundScores["totals"];
  /** So many parts of the story are told. */
  parts: number;
}

/** The order of the final scoring. */
const AT_THE_END = ["money", "tiles", "cards"];
const FRAME = 600;

/** What is shown, step by step; the last frame is the result. */
export function framesOf(steps: readonly StoryStep<RoundScores>[]): Frame[] {
  return steps.flatMap(({ ply, numbers }, index): Frame[] => {
    const whole = { ply, points: numbers.points, totals: numbers.totals, parts: index + 1 };
    const before = steps[index - 1]?.numbers;
    if (numbers.round || !before) return [whole];
    const counted = AT_THE_END.filter((source) => numbers.sources.some((gained) => gained[source]));
    const parts = counted.slice(0, -1).map((_, last): Frame => {
      const so_far = counted.slice(0, last + 1);
      const gained = numbers.sources.map((of) => Object.fromEntries(so_far.map((source) => [source, of[source] ?? 0])));
      return {
        ...whole,
        parts: index,
        points: before.points.map((points, seat) => points + Object.values(gained[seat]!).reduce((a, b) => a + b, 0)),
        totals: before.totals.map((total, seat) => ({ ...total, ...gained[seat] })),
      };
    });
    return [...parts, whole];
  });
}

/** Tables whose end has been told: nobody sits through it twice. */
const told = new Set<string>();

export class Telling {
  /** Which frame is shown; the last one once all is told. */
  at = $state(0);
  readonly #last: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, frames: number) {
    this.#last = Math.max(0, frames - 1);
    if (told.has(table) || !pace(FRAME)) this.at = this.#last;
    else this.#wait();
    told.add(table);
  }

  get over(): boolean {
    return this.at >= this.#last;
  }

  /** All of it at once. */
  end = (): void => {
    clearTimeout(this.#timer);
    this.at = this.#last;
  };

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.at += 1;
      if (!this.over) this.#wait();
    }, pace(FRAME));
  }
}
