// Which part of the city stands for which offered move. No rules: only lookups in what the server offers and shows.

import type { Offer } from "../../table/types";
import type { Built, Cost, FrostpunkView, Insulation } from "./types";

/** Moves that name a field; where a building stands on it, they are about the building. */
export function offersAt(offers: readonly Offer[], field: number): Offer[] {
  return offers.filter((offer) => offer.args.field === field);
}

export function builtOn(view: FrostpunkView, field: number): Built | undefined {
  return view.built.find((built) => built.fields.includes(field));
}

/** From which output on it is warm there: the building, or the open field. No output may be enough. */
export function warmFrom(view: FrostpunkView, field: number): number {
  const index = view.built.findIndex((built) => built.fields.includes(field));
  return (index < 0 ? view.warm_from[field] : view.built_warm_from[index]) ?? Infinity;
}

/** How a building is insulated, with its upgrade and all technologies. */
export function insulationOf({ built, built_insulation }: FrostpunkView, { fields: [field] }: Built): Insulation {
  return built_insulation[built.findIndex(({ fields }) => fields[0] === field)] ?? "blue";
}

/** The plain parts of a price that have a picture: what, and how much. */
export function goodsOf(cost: Cost | undefined): [name: string, count: number][] {
  const names = ["food", "wood", "coal", "cores", "steel", "resources"] as const;
  return names.flatMap((name): [string, number][] => (cost?.[name] ? [[name, cost[name]]] : []));
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
