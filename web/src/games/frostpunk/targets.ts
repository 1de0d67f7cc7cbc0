// Which part of the city stands for which offered move. No rules: only lookups in what the server offers and shows.

import type { Decision, Offer } from "../../table/types";
import { EVENT_QUESTIONS, tabFor } from "./cards";
import { type Built, type Cost, type FrostpunkView, type PackInfo, type UseInfo } from "./types";

/** Moves that name a field; where a building stands on it, they are about the building. */
export function offersAt(decision: Decision | null, field: number): Offer[] {
  return decision?.moves.filter((offer) => offer.args.field === field) ?? [];
}

export function builtOn(view: FrostpunkView, field: number): Built | undefined {
  return view.built.find((built) => built.fields.includes(field));
}

/** From which output on it is warm there: the building, or the open field. */
export function warmFrom(view: FrostpunkView, field: number): number {
  const index = view.built.findIndex((built) => built.fields.includes(field));
  return (index < 0 ? view.warm_from[field] : view.built_warm_from[index]) ?? Infinity;
}

/** What the building on a field does for a figure. */
export function useOf(view: FrostpunkView, pack: PackInfo, field: number): UseInfo | null {
  const built = builtOn(view, field);
  const info = built && pack.buildings[built.building];
  return (built?.upgraded && info?.upgraded_use) || (info?.use ?? null);
}

export type Heat = "warm" | "cold";

/** Whether an action would be carried out in the warm; null where that is no question. */
export function heatOf(view: FrostpunkView, pack: PackInfo, offer: Offer): Heat | null {
  if (offer.verb === "clear") return "cold";
  if (["build", "scout"].includes(offer.verb)) return "warm";
  if (offer.verb === "special") return pack.cards[String(offer.args.card)]?.action?.cold ? "cold" : "warm";
  if (!["gather", "gather-tree", "use"].includes(offer.verb)) return null;
  return view.output >= warmFrom(view, Number(offer.args.field)) ? "warm" : "cold";
}

/** The price of a move, as far as the pack prints it. */
export function priceOf(view: FrostpunkView, pack: PackInfo, offer: Offer): Cost | undefined {
  if (offer.verb === "erect") return pack.buildings[String(offer.args.building)]?.cost;
  if (offer.verb === "upgrade") return pack.buildings[String(offer.args.building)]?.upgrade_cost ?? undefined;
  if (offer.verb === "use") return useOf(view, pack, Number(offer.args.field))?.cost;
  if (offer.verb === "special") return pack.cards[String(offer.args.card)]?.action?.cost;
  return undefined;
}

/** The plain parts of a price that have a picture: what, and how much. */
export function goodsOf(cost: Cost | undefined): [name: string, count: number][] {
  const names = ["food", "wood", "coal", "cores", "resources"] as const;
  return names.flatMap((name): [string, number][] => (cost?.[name] ? [[name, cost[name]]] : []));
}

/** Fields where a figure could be of use, by what lies open on the table. A hint, no promise: the server decides. */
export function busyPlaces(view: FrostpunkView, pack: PackInfo): Set<number> {
  const taken = new Set(view.gathered.map(([field]) => field));
  const found = new Set<number>();
  view.fields.forEach(({ wood, coal, cores }, field) => {
    if (wood + coal + cores > 0 && !taken.has(field) && !builtOn(view, field)) found.add(field);
  });
  for (const built of view.built) {
    const room = pack.buildings[built.building]?.large ? 2 : 1;
    if (useOf(view, pack, built.fields[0]!) && built.figures.length < room)
      built.fields.forEach((field) => found.add(field));
  }
  return found;
}

/** Whether a building asks for an engineer. */
export function onlyEngineers(view: FrostpunkView, pack: PackInfo, field: number): boolean {
  const built = builtOn(view, field);
  return built ? (pack.buildings[built.building]?.engineers_only ?? false) : false;
}

/** What more output would change, as the tables show it. */
export interface Foresight {
  /** Places that become warm: open fields with something on them, and buildings. */
  fields: number[];
  buildings: string[];
  /** Cubes for the tower. */
  stress: number;
  /** Who would fall sick if the output stayed there: the symbols between it and the cold marker. */
  sick: string[];
}

export function foresee(view: FrostpunkView, pack: PackInfo, output: number): Foresight {
  const heat = pack.tracks.heat;
  const warms = (from: number): boolean => from > view.output && from <= output;
  const open = new Set(
    pack.map.fields_of.flatMap((fields, place) => (place < pack.map.petals || view.sectors[place] ? fields : [])),
  );
  return {
    fields: [...open].filter((field) => warms(view.warm_from[field] ?? Infinity) && !builtOn(view, field)),
    buildings: view.built
      .filter((_, index) => warms(view.built_warm_from[index] ?? Infinity))
      .map((built) => built.building),
    stress: heat[output]?.stress ?? 0,
    sick: heat.slice(output + 1, view.cold).flatMap((space) => space.sick ?? []),
  };
}

/** Pictures for the verbs of moves. */
export const VERB_ICONS: Record<string, string> = {
  clear: "clear",
  gather: "gather",
  "gather-tree": "trees",
  build: "build",
  use: "use",
  scout: "scout",
  special: "special",
  fell: "trees",
  on: "build",
  upgrade: "up",
  dismantle: "not",
  destroy: "not",
  lay: "clear",
  fuel: "heat",
  stop: "done",
  done: "done",
  sick: "sick",
  cure: "cure",
  treat: "cure",
  turn: "grave",
  die: "corpses",
  bed: "bed",
  tire: "tired",
  leave: "people",
  arrive: "people",
  draw: "bag",
  activate: "hope",
  exhaust: "tired",
  return: "bag",
  law: "law",
  research: "research",
  advisor: "advisor",
  citizen: "citizen",
  discard: "citizen",
  part: "citizen",
  bypass: "expedition",
  explore: "expedition",
  sector: "deck",
};

/** The text of a move without the details behind the dot, where the table shows them beside it. */
export function plain(offer: Offer): string {
  return offer.text.split(" · ")[0]!;
}

/** The picture that says most about a move: its building, resource, kind or token, else its verb. */
export function iconOf(offer: Offer): string {
  const { building, resource, kind, token, figure } = offer.args;
  const named = building ?? resource ?? kind ?? token ?? figure;
  return typeof named === "string" && named ? named : (VERB_ICONS[offer.verb] ?? "special");
}

/** Questions that are answered on the map alone. */
export const MAP_QUESTIONS = ["lay", "erect", "spread-coal", "fell", "take-off", "destroy"];

/** Where a question is answered: on the card that is being read, among the cards, or elsewhere (city and tray). */
export function answeredOn(decision: Decision | null, pack: PackInfo): "event" | "cards" | "city" {
  if (!decision) return "city";
  const read = pack.cards[String(decision.about.card ?? "")] !== undefined || decision.asks === "sift";
  if (EVENT_QUESTIONS.includes(decision.asks) && read) return "event";
  return tabFor(decision) ? "cards" : "city";
}

/** Whether a question is answered in the city. */
export function onMap(decision: Decision | null): boolean {
  return (
    decision?.moves.some(
      ({ verb, args }) =>
        typeof args.field === "number" || typeof args.place === "number" || verb === "clear" || verb === "take",
    ) ?? false
  );
}
