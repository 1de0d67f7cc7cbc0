// What a choice on the map brings, short enough for a field: signs and numbers.

import type { Offer } from "../../table/types";
import { HALF } from "./geometry";
import type { FrostpunkView } from "./types";

export interface Part {
  icon: string;
  text: string;
  harm: boolean;
}

const ICONS: Record<string, string> = {
  automata: "automaton",
  dead: "corpses",
  beds: "bed",
  prey: "food",
  expeditions: "expedition",
  researched: "research",
  research: "research",
  loaded: "resources",
};
const SHOWN = ["food", "wood", "coal", "cores", "steel", "hope", "discontent", "hunger", "stress"];
function iconFor(what: string): string {
  if (what.startsWith("sick-")) return "sick";
  if (what.startsWith("active-")) return what.slice("active-".length);
  return ICONS[what] ?? (SHOWN.includes(what) ? what : "");
}

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** With its edge, in pixels. */
export const PILL_WIDE = 36.5;

/** How much narrower a pill is than drawn, with so many map units for a pixel: two halves of a sector have room for one
 *  each on the smallest map, too. */
export function squeeze(unit: number): number {
  return Math.min(1, HALF / unit / PILL_WIDE);
}

/** The most important gain or price, and the worst harm; where something is to be built, all that is lost there, or else
 *  whether it would be warm. */
export function partsOf(view: FrostpunkView, offer: Offer): Part[] {
  if (offer.verb === "on") {
    const lost = offer.changes.flatMap(({ what, before, after }) => {
      const [, thing] = what.split("map-");
      return thing ? [{ icon: thing, text: signed(after - before), harm: true }] : [];
    });
    const from = Number(offer.detail.warm_from ?? Infinity);
    const text = from === Infinity ? "–" : from ? `≥${from}` : "";
    return lost.length ? lost : [{ icon: view.output >= from ? "heat" : "cold", text, harm: false }];
  }
  const parts = offer.changes.flatMap(({ what, before, after, harm }): Part[] => {
    const icon = iconFor(what);
    return icon ? [{ icon, text: signed(after - before), harm }] : [];
  });
  // A field has room for one of each.
  const best = parts.find(({ harm }) => !harm);
  const worst = parts.find(({ harm }) => harm);
  return [best, worst].filter((part) => part !== undefined);
}
