import { describe, expect, it } from "vitest";

import type { StoryLine, StoryStep } from "../../lib/types";
import {
  apart,
  area,
  ceiling,
  columns,
  line,
  marksOf,
  NUMBERS,
  numbersOf,
  type RoundStory,
  stacked,
  tidy,
} from "./story";
import type { RoundNumbers } from "./types";

const happened = (ply: number, kind: string): StoryLine => ({ ply, kind, seat: null, data: {}, text: "" });

const round = (number: number, change: Partial<RoundStory> = {}): RoundStory => ({
  round: number,
  ply: number * 10,
  population: [22, 12, 8],
  sick: [1, 2, 0],
  hope: 2,
  discontent: 1,
  food: 8,
  hunger: 0,
  corpses: 1,
  output: 3,
  coal: 5,
  wood: 4,
  events: [],
  ...change,
});

describe("the chart", () => {
  it("spreads the rounds over its width", () => {
    const x = columns(5, 10, 110);
    expect([x(0), x(2), x(4)]).toEqual([10, 60, 110]);
    expect(columns(1, 10, 110)(0)).toBe(60);
  });

  it("ends its scales with round numbers whose half is whole", () => {
    expect([ceiling([]), ceiling([7]), ceiling([13]), ceiling([42, 3]), ceiling([61])]).toEqual([2, 8, 20, 50, 80]);
  });

  it("draws lines and the areas between them", () => {
    expect(
      line([
        [0, 1],
        [2, 3.25],
      ]),
    ).toBe("M0.0 1.0L2.0 3.3");
    expect(
      area(
        [
          [0, 1],
          [2, 1],
        ],
        [
          [0, 5],
          [2, 5],
        ],
      ),
    ).toBe("M0.0 1.0L2.0 1.0L2.0 5.0L0.0 5.0Z");
    expect(area([], [])).toBe("");
  });

  it("stacks kind upon kind", () => {
    expect(
      stacked([
        [22, 12, 8],
        [1, 0, 2],
      ]),
    ).toEqual([
      [22, 34, 42],
      [1, 1, 3],
    ]);
  });

  it("moves names apart that would lie on each other, and never beyond the bottom", () => {
    const at = (values: number[]) =>
      apart(
        values.map((value) => ({ at: value })),
        18,
        100,
      ).map((name) => name.at);
    expect(at([10, 12, 60])).toEqual([10, 28, 60]);
    expect(at([95, 99])).toEqual([82, 100]);
    expect(at([60, 10])).toEqual([10, 60]);
  });
});

describe("the story", () => {
  it("tells each round once, with all that happened in it", () => {
    const step = (ply: number, number: number, food: number, ...kinds: string[]): StoryStep<RoundNumbers> => ({
      ply,
      numbers: round(number, { food }),
      events: kinds.map((kind) => happened(ply, kind)),
    });
    const rounds = tidy([step(0, 0, 8, "scenario"), step(5, 0, 6, "chose"), step(10, 1, 8)]);
    expect(rounds.map((part) => [part.round, part.ply, part.food, part.events.length])).toEqual([
      [0, 5, 6, 2],
      [1, 10, 8, 0],
    ]);
  });

  it("marks what mattered, each thing once", () => {
    const kinds = ["chose", "passed-law", "passed-law", "storm"];
    expect(marksOf(round(3, { events: kinds.map((kind) => happened(1, kind)) }))).toEqual(["law", "storm"]);
  });

  it("has a number for every column of its table", () => {
    expect(numbersOf(round(2))).toEqual([22, 12, 8, 3, 1, 2, 1, 8, 0, 3, 5, 4]);
    expect(numbersOf(round(2))).toHaveLength(NUMBERS.length);
  });
});
