// Which element of the board stands for which offered move. No rules: only lookups in what the server offers.

import type { Decision, Offer } from "../../table/types";

/** A card that is the target of a move by itself: turned, bought, discarded, … */
const CARD_VERBS = ["turn", "recover", "join", "buy", "discard", "finish"];

export function offerForCard(decision: Decision | null, card: string, verbs: string[] = CARD_VERBS): Offer | undefined {
  return decision?.moves.find((offer) => verbs.includes(offer.verb) && offer.args.card === card);
}

/** A number that the server says about an offer: what it costs, how much it takes. */
export function said(offer: Offer | undefined, what: string): number {
  return Number(offer?.detail?.[what] ?? 0);
}
