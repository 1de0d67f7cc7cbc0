// Which element of the board stands for which offered move. No rules: only lookups in what the server offers.

import type { Decision, Offer } from "../../table/types";

/** A card that is the target of a move by itself: turned, bought, discarded, … */
const CARD_VERBS = ["turn", "recover", "join", "buy", "discard", "finish"];

export function offerForCard(decision: Decision | null, card: string, verbs: string[] = CARD_VERBS): Offer | undefined {
  return decision?.moves.find((offer) => verbs.includes(offer.verb) && offer.args.card === card);
}

/** The hand cards that have joined the team: those with search icons that can no longer join. */
export function teamOf(decision: Decision | null, hand: string[], search: (card: string) => number): string[] {
  if (decision?.asks !== "team") return [];
  return hand.filter((card) => search(card) > 0 && !offerForCard(decision, card, ["join"]));
}

/** Transport tokens and points that a placement costs. */
export function placeCost(skipped: number, tokens: number): { tokens: number; points: number } {
  return { tokens: Math.min(skipped, tokens), points: Math.max(0, skipped - tokens) };
}

/** Questions that are answered on the map. */
export const MAP_QUESTIONS = ["start", "place", "scout", "tile", "team", "marker"];

/** Questions whose answers have no place of their own on the table and are laid out in the tray. */
export const TRAY_QUESTIONS = ["tile", "team", "payment", "specialist", "waste"];
