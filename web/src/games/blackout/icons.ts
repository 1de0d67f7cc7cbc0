// From the data of cards, tiles and actions to the icons that show them.

import type { Say } from "../../table/types";
import type { Bundle, CardInfo, Colour, DieColour, Goal, PlayerView, Resource, Trade } from "./types";

export const RESOURCES: Resource[] = ["food", "tools", "gasoline", "water", "books", "medipacks"];
/** In the order of a player's stock. */
export const STOCK = [...RESOURCES, "battery"] as const;
export const COLOURS: Colour[] = ["red", "yellow", "blue", "purple"];
export const DICE: DieColour[] = ["red", "yellow", "blue"];

/** Every colour has a shape, so that colour is never the only signal. */
export const SHAPES: Record<string, string> = {
  red: "triangle",
  yellow: "diamond",
  blue: "circle",
  purple: "square",
  any: "star",
};

export interface IconCount {
  icon: string;
  count: number;
  /** Even one is counted. */
  always?: boolean;
  /** Of a cube or a card: its colour. */
  colour?: string;
}

const ORDER = [...STOCK, "same", "money", "points", "transport", "gps", "money_per_search", "cube", "recover", "check"];

/** The icons of a bundle, in a fixed order; unknown things come last. */
export function iconsOf(bundle: Bundle | undefined): IconCount[] {
  const place = (name: string) => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
  return Object.entries(bundle ?? {})
    .filter(([, value]) => value !== 0 && value !== false)
    .sort(([a], [b]) => place(a) - place(b))
    .map(([name, value]) =>
      typeof value === "string"
        ? { icon: name, count: 1, colour: value }
        : { icon: name === "money_per_search" ? "per-search" : name, count: value === true ? 1 : Number(value) },
    );
}

/** An icon with its number, in words. */
export function wordsOf({ icon, count, colour }: IconCount, say: Say): string {
  if (icon === "card") return say(`amount-cards-${colour}`, { count });
  if (icon === "cube") return say("amount-cube", { colour: say(`colour-${colour ?? "any"}`) });
  if (icon === "centre") return say("need-centres", { letter: colour ?? "" });
  if (icon.startsWith("tile-")) return say("icon-tile", { type: typeName(icon.slice("tile-".length), say) });
  return say(`amount-${icon}`, { count });
}

/** What a scout tile is about. */
export function typeName(type: string, say: Say): string {
  return say(type === "points" ? "outlook-points" : `resource-${type}`);
}

/** What a goal asks for beside its costs. */
export function needsOf(goal: Goal | Trade): IconCount[] {
  const needs: IconCount[] = [];
  if ("slot" in goal && goal.slot) {
    for (const colour of COLOURS) {
      const count = goal.slot[colour];
      if (count) needs.push({ icon: "card", count, colour });
    }
  }
  if ("tiles" in goal && goal.tiles)
    needs.push({ icon: "tile-points", count: 1 }, { icon: `tile-${goal.tiles}`, count: 1 });
  if ("centres" in goal && goal.centres) needs.push({ icon: "centre", count: 1, colour: goal.centres });
  return needs;
}

export function goalsOf(card: CardInfo): Goal[] {
  return card.goals ?? (card.goal ? [card.goal] : []);
}

/** Volunteers procure one where the card says nothing else. */
export function cubesOf(card: CardInfo): number {
  return card.kind === "volunteer" ? (card.cubes ?? 1) : 0;
}

/** The lines of a card as one label. */
export function labelOf(card: CardInfo): string {
  return [card.title, ...card.lines].join(". ");
}

/** What a player has of a resource or battery. */
export function stockOf(player: PlayerView, what: string): number {
  return player.stock[STOCK.indexOf(what as (typeof STOCK)[number])] ?? 0;
}

/** The words of a payment as a bundle: tools tools battery -> 2 tools, 1 battery. */
export function bundleOf(words: readonly string[]): Bundle {
  const bundle: Record<string, number> = {};
  for (const word of words) bundle[word] = (bundle[word] ?? 0) + 1;
  return bundle;
}
