// Which offered move an element of a board stands for. No rules: only lookups in what the server offers.

import type { Arg, Decision, Offer, Refused } from "./types";

/** The first offered move with this verb and these arguments (arguments that are not named do not matter). */
export function offerFor(decision: Decision | null, verb: string, args: Record<string, Arg> = {}): Offer | undefined {
  return decision?.moves.find(
    (offer) => offer.verb === verb && Object.entries(args).every(([name, value]) => offer.args[name] === value),
  );
}

/** All offered moves with one of these verbs. */
export function offersOf(decision: Decision | null, ...verbs: string[]): Offer[] {
  return decision?.moves.filter((offer) => verbs.includes(offer.verb)) ?? [];
}

/** The offer whose notation this is. */
export function offerOf(decision: Decision | null, move: string | null): Offer | undefined {
  return move === null ? undefined : decision?.moves.find((offer) => offer.move === move);
}

/** Why a move with this verb and these arguments is not offered, if the rules say so. */
export function refusedFor(
  decision: Decision | null,
  verb: string,
  args: Record<string, Arg> = {},
): Refused | undefined {
  return decision?.refused.find(
    (refused) => refused.verb === verb && Object.entries(args).every(([name, value]) => refused.args[name] === value),
  );
}
