import { expect, it } from "vitest";

import { ANYTHING, type Entry, wantedOf } from "./entries";
import { plainEntries } from "./plain";

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  ...{ id, kind: "card", title: id, text: "", costs: [], when: "" },
  ...more,
});
const entries = [
  entry("Kohlenmeiler", { kind: "building", costs: ["wood"], text: "Große Öfen brennen." }),
  entry("Zelt", { kind: "building", costs: ["wood", "coal"] }),
  entry("Tempel", { kind: "law", when: "phase-6", text: "希望" }),
];
const ids = (wanted: Partial<typeof ANYTHING>): string[] =>
  wantedOf(entries, { ...ANYTHING, ...wanted }).map(({ id }) => id);

it("finds by kind, cost, phase and words, and by all of them together", () => {
  expect(ids({})).toHaveLength(3);
  expect(ids({ kind: "building" })).toEqual(["Kohlenmeiler", "Zelt"]);
  expect(ids({ cost: "coal" })).toEqual(["Zelt"]);
  expect(ids({ when: "phase-6" })).toEqual(["Tempel"]);
  expect(ids({ kind: "building", words: "ofen GROSSE".replace("SS", "ß") })).toEqual(["Kohlenmeiler"]);
  expect(ids({ words: "希望" })).toEqual(["Tempel"]);
  expect(ids({ kind: "law", cost: "wood" })).toEqual([]);
});

it("knows the cards of a game that brings no library", () => {
  const [only] = plainEntries({ cards: { a: { title: "Lotus", lines: ["Red.", "1 point."] } } });
  expect(only).toMatchObject({ id: "a", title: "Lotus", text: "Red. 1 point." });
  expect(plainEntries({})).toEqual([]);
});
