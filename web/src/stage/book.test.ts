import { describe, expect, it } from "vitest";

import { beatsOf, type BeatBook } from "./book";
import { line } from "./sample";

const book: BeatBook<unknown, unknown> = {
  dawn: { lasts: 2, phase: true, sounds: [[0, "bell"]] },
  cube: { lasts: 1, others: true },
  died: {
    lasts: ({ lines }) => 1 + lines.length,
    joins: (next) => next.kind === "died" || next.kind === "mourned",
    caption: ({ lines, nameOf }) => `${nameOf(0)} counts ${lines.length}`,
  },
};
const scene = {
  view: {},
  pack: {},
  say: (key: string) => (key === "list-sentences" ? " " : key),
  nameOf: (seat: number) => `P${seat}`,
};

describe("beats of lines", () => {
  it("are those that the book knows, with the line's own words as caption", () => {
    const beats = beatsOf([line("dawn"), line("rest")], book, scene, 0);
    expect(beats.map(({ caption, seconds, cues }) => [caption, seconds, cues])).toEqual([["dawn.", 2, [[0, "bell"]]]]);
  });

  it("take in what belongs to them, also after lines that are not played", () => {
    const lines = [line("died"), line("gained"), line("mourned"), line("died"), line("dawn"), line("died")];
    const beats = beatsOf(lines, book, scene, 0);
    expect(beats.map(({ lines }) => lines.length)).toEqual([3, 1, 1]);
    expect(beats[0]).toMatchObject({ seconds: 4, caption: "P0 counts 3" });
  });

  it("take in what would be worth none of its own, and are none where nothing is to be told after all", () => {
    const never: BeatBook<unknown, unknown> = {
      read: { lasts: ({ lines }) => lines.length - 1, joins: ({ kind }) => ["gained", "read"].includes(kind) },
      gained: { lasts: 1, when: () => false },
    };
    const told = (...kinds: string[]): number[] =>
      beatsOf(
        kinds.map((kind) => line(kind)),
        never,
        scene,
        0,
      ).map(({ lines }) => lines.length);
    expect(told("gained", "read", "gained")).toEqual([2]);
    expect(told("read", "dawn")).toEqual([]);
  });

  it("leave out what somebody has done themselves", () => {
    const lines = [line("cube", { seat: 0 }), line("cube", { seat: 1 })];
    expect(beatsOf(lines, book, scene, 0).map(({ lines }) => lines[0]?.seat)).toEqual([1]);
    expect(beatsOf(lines, book, scene, null)).toHaveLength(2);
  });

  it("of another's turn can be hurried, those of a phase cannot", () => {
    const lines = [line("cube", { seat: 1 }), line("dawn", { seat: 1 }), line("died")];
    expect(beatsOf(lines, book, scene, 0).map(({ ofOthers }) => ofOthers)).toEqual([true, false, false]);
  });
});
