import { settings } from "../lib/settings.svelte";
import { stepsOf } from "./offers";
import type { Acting, Decision, Offer } from "./types";

/** For a board that is only looked at. */
export const still: Acting = {
  decision: null,
  joint: null,
  suggestions: [],
  busy: false,
  hovered: null,
  selected: null,
  hover: () => {},
  select: () => {},
  choose: () => {},
  chooseAll: () => {},
  suggest: () => {},
};

/** The question whose moves glow: one's own, or the leader's if one may say something about it. */
export function asked(acting: Acting): Decision | null {
  return acting.decision ?? acting.joint;
}

/** Plays the move (or the path of moves), or suggests it to the leader, whichever is this seat's to do. */
export function answer(acting: Acting, move: string): void {
  const steps = stepsOf(move);
  if (acting.decision && steps.length > 1) acting.chooseAll(steps);
  else if (acting.decision) acting.choose(move);
  else if (acting.joint) acting.suggest(move);
}

/** Whether a pointer cannot hover: then a first tap shows what a choice brings. */
export function touching(): boolean {
  return typeof window !== "undefined" && !!window.matchMedia?.("(hover: none)").matches;
}

/** Whether a first click only shows what would be done. */
export function asksFirst({ final }: Offer, weighs = final): boolean {
  const { confirm } = settings.all;
  return confirm === "always" || (confirm === "final" && weighs) || touching();
}

/** The focus of a keyboard points at something. That of a finger does not: it stays where a long press was for help. */
export const focusing =
  (point: () => void) =>
  ({ currentTarget }: Event): void => {
    if ((currentTarget as Element).matches(":focus-visible")) point();
  };

/** A choice that was clicked: what cannot be taken back (or whatever people like to be asked about) is only selected
 *  by the first click and made by a second one, or by the large button. A finger taps twice without meaning it: what is
 *  final it does with the large button alone. What leads to further questions with a sensible answer is played with it,
 *  and one undo takes all of it back; the second click asks them instead. */
export function pick(acting: Acting, offer: Offer, asks = asksFirst(offer)): void {
  if (acting.busy) return;
  if (acting.decision && asks && acting.selected !== offer.move) acting.select(offer.move);
  else if (acting.decision && offer.final && touching()) return;
  else if (acting.decision && !asks && offer.then.length) acting.chooseAll([...stepsOf(offer.move), ...offer.then]);
  else answer(acting, offer.move);
}

/** Whether an adviser speaks of this move (or this path of moves). */
export function isAdvised({ advised = [] }: Acting, move: string): boolean {
  return stepsOf(move).every((step) => advised.includes(step));
}

/** The seats that suggest this move. */
export function suggestedBy(acting: Acting, move: string): number[] {
  return acting.suggestions.filter((suggestion) => suggestion.move === move).map((suggestion) => suggestion.seat);
}
