import { expect, it } from "vitest";

import type { StoryStep } from "../../lib/types";
import { framesOf, Telling } from "./telling.svelte";
import type { RoundScores } from "./types";

const part = (round: number, points: number[], sources: Record<string, number>[], totals = sources): RoundScores => ({
  ...{ round, points, sources, totals },
});
const steps: StoryStep<RoundScores>[] = [
  { ply: 10, events: [], numbers: part(1, [4, 2], [{ goals: 4 }, { goals: 2 }]) },
  { ply: 20, events: [], numbers: part(2, [9, 2], [{ districts: 5 }, {}], [{ goals: 4, districts: 5 }, { goals: 2 }]) },
  {
    ply: 20,
    events: [],
    numbers: part(
      0,
      [13, 10],
      [
        { money: 1, cards: 3 },
        { money: 2, cards: 6 },
      ],
      [
        { goals: 4, districts: 5, money: 1, cards: 3 },
        { goals: 2, money: 2, cards: 6 },
      ],
    ),
  },
];

it("counts up round by round, then source by source", () => {
  const frames = framesOf(steps);
  expect(frames.map(({ points }) => points)).toEqual([
    [4, 2],
    [9, 2],
    [10, 4],
    [13, 10],
  ]);
  expect(frames[2]!.totals).toEqual([
    { goals: 4, districts: 5, money: 1 },
    { goals: 2, money: 2 },
  ]);
  expect(frames.map(({ parts }) => parts)).toEqual([1, 2, 2, 3]);
  expect(frames.at(-1)!.totals).toEqual(steps[2]!.numbers.totals);
});

it("is over at once where nothing moves", () => {
  expect(new Telling("still", 4).over).toBe(true);
});
