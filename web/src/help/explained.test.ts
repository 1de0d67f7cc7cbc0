import { describe, expect, it } from "vitest";

import type { Help } from "../lib/types";
import { differing, type Library } from "../library/entries";
import type { Things } from "./finding";

// Of every game that brings a library.
const books = import.meta.glob<Library<unknown>>("../games/*/library.ts", { eager: true, import: "default" });
const packs = import.meta.glob<unknown>("../games/*/fixtures/pack.json", { eager: true, import: "default" });
const helps = import.meta.glob<Help>("../games/*/fixtures/help.json", { eager: true, import: "default" });
const parts = import.meta.glob<Things>("../games/*/things.ts", { eager: true, import: "default" });
const games = Object.keys(books).map((path) => path.split("/").at(-2)!);

it("there are such games", () => expect(games.length).toBeGreaterThan(1));

describe.each(games)("of %s", (game) => {
  const book = books[`../games/${game}/library.ts`]!;
  const things = parts[`../games/${game}/things.ts`]!;
  const explained = new Set(helps[`../games/${game}/fixtures/help.json`]!.things.map(({ id }) => id));
  const entries = book.entries(packs[`../games/${game}/fixtures/pack.json`], (key) => key);

  it("every icon that can be drawn is explained", () => {
    expect(book.icons.length).toBeGreaterThan(30);
    expect(book.icons.filter((icon) => !explained.has(icon))).toEqual([]);
  });

  it("everything that can be pointed at is explained", () => {
    const ids = Object.keys(things).map((id) => (id === "phase" ? "phase-1" : id.replace("*", "1")));
    expect(ids.filter((id) => !explained.has(id))).toEqual([]);
  });

  it("the library has each entry once, with a text", () => {
    expect(differing(entries.map(({ kind }) => kind)).length).toBeGreaterThan(4);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.filter(({ text }) => !text.trim()).map(({ id, kind }) => `${kind} ${id}`)).toEqual([]);
  });

  it("the library names costs by icons that are explained", () => {
    const costs = differing(entries.flatMap((entry) => entry.costs));
    expect(costs.length).toBeGreaterThan(1);
    expect(costs.filter((cost) => !explained.has(cost))).toEqual([]);
  });
});
