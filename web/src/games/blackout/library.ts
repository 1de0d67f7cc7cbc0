// All that is printed, for the library.

import type { Entry, Library } from "../../library/entries";
// What is drawn here comes with the table: a part of its own for what both draw would make every table heavier.
import "./BlackoutTable.svelte";
import Icon from "./Icon.svelte";
import { goalsOf, iconsOf } from "./icons";
import { ICONS } from "./iconshapes";
import LibraryShelf from "./LibraryShelf.svelte";
import type { CardInfo, PackInfo } from "./types";

const KINDS = ["volunteer", "specialist", "plan", "emergency"] as const;
/** In which phase a card of this kind is used (B5, B6). */
const WHEN: Record<CardInfo["kind"], string> = {
  volunteer: "phase-2",
  specialist: "phase-2",
  plan: "phase-3",
  emergency: "phase-3",
};

function costsOf(card: CardInfo): string[] {
  const trades = [...goalsOf(card), ...(card.actions ?? []).flat(), ...(card.check ? [card.check] : [])];
  return trades.flatMap(({ pay }) => iconsOf(pay).map(({ icon }) => icon));
}

/** The twelve cards of each player are the same: those of one are shown. */
function differing(cards: CardInfo[]): CardInfo[] {
  const seen = new Set<string>();
  return cards.filter(({ title, lines }) => {
    const text = [title, ...lines].join("\n");
    return !seen.has(text) && seen.add(text);
  });
}

function entries(pack: PackInfo): Entry[] {
  const cards = differing(Object.values(pack.cards)).map((card) => ({
    id: card.id,
    kind: card.kind,
    title: card.title,
    text: card.lines.join(" · "),
    costs: costsOf(card),
    when: WHEN[card.kind],
  }));
  const tiles = Object.entries(pack.tiles).map(([id, { text }]) => ({
    id,
    kind: "tile",
    title: "",
    text,
    costs: [],
    when: "phase-4",
  }));
  return [...KINDS.flatMap((kind) => cards.filter((card) => card.kind === kind)), ...tiles];
}

export default { entries, shelf: LibraryShelf, icon: Icon, icons: ICONS } satisfies Library<PackInfo>;
