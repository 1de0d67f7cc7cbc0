import { expect, it } from "vitest";

import style from "./log";

const quiet = (kind: string, data = {}): boolean => style.quiet({ ply: 1, kind, seat: null, data, text: "" } as never);

it("leaves out what cards do with themselves, and never the dead", () => {
  expect(quiet("discarded")).toBe(true);
  expect(["died", "mourned", "starved", "slept"].filter((kind) => quiet(kind))).toEqual([]);
});

it("tells in full what a card has done that nobody chose", () => {
  expect(style.whole.has("read")).toBe(true);
});

it("has something to read about cards and buildings alike", () => {
  const [card, sawmill] = ["Vet", "Sawmill"].map((title) => ({ title, lines: [] }));
  expect(style.printed({ cards: { vet: card }, buildings: { sawmill } } as never)).toEqual({ vet: card, sawmill });
});
