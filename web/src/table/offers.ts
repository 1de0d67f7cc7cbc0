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

/** Between the moves of a path. */
export const THEN = " + ";

/** The moves of a path, one after the other. */
export function stepsOf(path: string): string[] {
  return path.split(THEN);
}

/** What can be done next, where a move only opens another question: each offer stands for both moves. */
export function opened(offer: Offer): Offer[] {
  return offer.follows?.moves.map((next) => ({ ...next, move: offer.move + THEN + next.move })) ?? [];
}

/** Why something cannot be done next. */
export function closed(offer: Offer): Refused[] {
  return offer.follows?.refused.map((next) => ({ ...next, move: offer.move + THEN + next.move })) ?? [];
}

/** The offer whose notation this is; a path names a move and one that it opens. */
export function offerOf(decision: Decision | null, path: string | null): Offer | undefined {
  if (path === null) return undefined;
  const [first] = stepsOf(path);
  const offer = decision?.moves.find(({ move }) => move === first);
  return offer && path !== first ? opened(offer).find(({ move }) => move === path) : offer;
}

/** The refusal whose notation this is. */
export function refusedOf(decision: Decision | null, path: string | null): Refused | undefined {
  if (path === null) return undefined;
  const [first] = stepsOf(path);
  if (path === first) return decision?.refused.find(({ move }) => move === path);
  const offer = offerOf(decision, first!);
  return offer && closed(offer).find(({ move }) => move === path);
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
