import { describe, expect, it } from "vitest";

import blackoutHelp from "../games/blackout/fixtures/help.json";
import blackoutPack from "../games/blackout/fixtures/pack.json";
import { ICONS } from "../games/blackout/iconshapes";
import blackoutThings from "../games/blackout/things";
import frostpunkHelp from "../games/frostpunk/fixtures/help.json";
import frostpunkPack from "../games/frostpunk/fixtures/pack.json";
import { PICTURES } from "../games/frostpunk/icons";
import frostpunkThings from "../games/frostpunk/things";
import { differing, type Entry } from "../library/book";
import blackoutBook from "../games/blackout/library";
import frostpunkBook from "../games/frostpunk/library";

const idsOf = (help: { things: { id: string }[] }): Set<string> => new Set(help.things.map(({ id }) => id));

describe.each([
  ["blackout", ICONS, blackoutThings, idsOf(blackoutHelp)],
  ["frostpunk", Object.keys(PICTURES), frostpunkThings, idsOf(frostpunkHelp)],
])("of %s", (_, icons, things, explained) => {
  it("every icon that can be drawn is explained", () => {
    expect(icons.filter((icon) => !explained.has(icon))).toEqual([]);
  });

  it("everything that can be pointed at is explained", () => {
    const ids = Object.keys(things).map((id) => (id === "phase" ? "phase-1" : id.replace("*", "1")));
    expect(ids.filter((id) => !explained.has(id))).toEqual([]);
  });
});

describe.each([
  ["blackout", blackoutBook.entries(blackoutPack as never), idsOf(blackoutHelp), 5],
  ["frostpunk", frostpunkBook.entries(frostpunkPack as never), idsOf(frostpunkHelp), 14],
] as [string, Entry[], Set<string>, number][])("the library of %s", (_, entries, explained, kinds) => {
  it("has every kind, and each entry once", () => {
    expect(differing(entries.map(({ kind }) => kind))).toHaveLength(kinds);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.filter(({ text }) => !text.trim()).map(({ id, kind }) => `${kind} ${id}`)).toEqual([]);
  });

  it("names costs by icons that are explained", () => {
    const costs = differing(entries.flatMap((entry) => entry.costs));
    expect(costs.length).toBeGreaterThan(1);
    expect(costs.filter((cost) => !explained.has(cost))).toEqual([]);
  });
});
