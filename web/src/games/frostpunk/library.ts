// All that is printed, for the library.

import type { Entry, Library } from "../../library/entries";
// What is drawn here comes with the table: a part of its own for what both draw would make every table heavier.
import "./FrostpunkTable.svelte";
import Icon from "./Icon.svelte";
import { PICTURES } from "./icons";
import LibraryShelf from "./LibraryShelf.svelte";
import { goodsOf } from "./targets";
import type { PackInfo } from "./types";

/** In the order in which somebody looks for them, with the phase in which they come or are used. */
const KINDS: Record<string, number | null> = {
  building: 6,
  law: 6,
  technology: 6,
  citizen: 6,
  expedition: 6,
  morning: 2,
  dusk: 7,
  dispute: 7,
  consequence: 7,
  weather: 4,
  advisor: 5,
  scenario: null,
  start: 0,
  sector: 6,
};
const whenOf = (kind: string): string => (typeof KINDS[kind] === "number" ? `frost-phase-${KINDS[kind]}` : "");

function entries(pack: PackInfo): Entry[] {
  const buildings = Object.values(pack.buildings).map((building) => ({
    id: building.id,
    kind: "building",
    title: building.title,
    text: building.lines.join(" "),
    costs: goodsOf(building.cost).map(([what]) => what),
  }));
  const cards = Object.values(pack.cards).map((card) => ({
    id: card.id,
    kind: card.kind as string,
    title: card.title,
    text: [card.flavour, ...card.lines].join(" "),
    costs: goodsOf(card.cost).map(([what]) => what),
  }));
  const sectors = Object.values(pack.sectors).map(({ id, fields }) => ({
    id,
    kind: "sector",
    title: id,
    text: fields.map((field) => Object.keys(field).map((what) => pack.names[`resource-${what}`] ?? what)).join(" "),
    costs: [],
  }));
  const all = [...buildings, ...cards, ...sectors];
  return Object.keys(KINDS).flatMap((kind) =>
    all.filter((entry) => entry.kind === kind).map((entry) => ({ ...entry, when: whenOf(kind) })),
  );
}

export default { entries, shelf: LibraryShelf, icon: Icon, icons: Object.keys(PICTURES) } satisfies Library<PackInfo>;
