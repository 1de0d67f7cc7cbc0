// Every picture of the stage, drawn from what really happens in games: `scripts/fixtures.py` wrote it down.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";

import type { BeatBook } from "../stage/book";
import { beatsOf } from "../stage/book";
import type { LogLine } from "../table/types";
import blackoutBook from "./blackout/beats";
import blackoutLines from "./blackout/fixtures/happenings.json";
import blackoutPack from "./blackout/fixtures/pack.json";
import blackoutTables from "./blackout/fixtures/positions.json";
import frostpunkBook from "./frostpunk/beats";
import frostpunkLines from "./frostpunk/fixtures/happenings.json";
import frostpunkPack from "./frostpunk/fixtures/pack.json";
import frostpunkTables from "./frostpunk/fixtures/positions.json";

interface Game {
  book: BeatBook<never, never>;
  moves: readonly (readonly LogLine[])[];
  pack: unknown;
  tables: readonly { view: unknown; options: { players: number } }[];
  /** What so few games did not bring. */
  rare: readonly string[];
}

const GAMES: Record<string, Game> = {
  blackout: {
    book: blackoutBook as never,
    moves: blackoutLines as never,
    pack: blackoutPack,
    tables: blackoutTables,
    rare: ["nobody-scouts", "nobody-won"],
  },
  frostpunk: {
    book: frostpunkBook as never,
    moves: frostpunkLines as never,
    pack: frostpunkPack,
    tables: frostpunkTables,
    rare: [],
  },
};
/** Seconds: long enough to be seen, and short enough not to be waited for. */
const [LEAST, MOST] = [1, 4];
/** What there is to read takes longer. */
const READING = 7;

afterEach(cleanup);

describe.each(Object.entries(GAMES))("the stage of %s", (_, { book, moves, pack, tables, rare }) => {
  const { view } = tables.findLast(({ options }) => options.players === 3)!;
  const scene = {
    view,
    before: view,
    by: 1,
    pack,
    say: (key: string) => key,
    nameOf: (seat: number) => ["Ada", "Mei", "Wing"][seat] ?? "",
  } as never;
  const beats = moves.flatMap((lines) => beatsOf(lines, book, scene, null));

  it("knows nothing that never happens", () => {
    const happened = new Set([...moves.flat().map(({ kind }) => kind), ...rare]);
    expect(Object.keys(book).filter((kind) => !happened.has(kind))).toEqual([]);
    expect(new Set(Object.values(book).map(({ draw }) => draw)).size).toBeGreaterThan(5);
  });

  it.each(beats.map((beat) => [beat.lines[0]!.kind, beat] as const))("plays %s, not too long", (_, beat) => {
    const words = beat.lines.map(({ text }) => text).join(" ");
    const { kind, seconds } = beat;
    expect(seconds, words).toBeGreaterThanOrEqual(LEAST);
    expect(seconds, words).toBeLessThanOrEqual(kind.reads ? READING : MOST);
    if (!kind.draw) return;
    const { container } = render(kind.draw, { ...(scene as object), lines: beat.lines } as never);
    expect(container.childElementCount, words).toBeGreaterThan(0);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|\[object/);
  });
});
