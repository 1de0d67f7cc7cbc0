import type { Acting, Decision } from "./types";

/** For a board that is only looked at. */
export const still: Acting = {
  decision: null,
  joint: null,
  suggestions: [],
  busy: false,
  hovered: null,
  hover: () => {},
  choose: () => {},
  suggest: () => {},
};

/** The question whose moves glow: one's own, or the leader's if one may say something about it. */
export function asked(acting: Acting): Decision | null {
  return acting.decision ?? acting.joint;
}

/** Plays the move, or suggests it to the leader, whichever is this seat's to do. */
export function answer(acting: Acting, move: string): void {
  if (acting.decision) acting.choose(move);
  else if (acting.joint) acting.suggest(move);
}

/** The seats that suggest this move. */
export function suggestedBy(acting: Acting, move: string): number[] {
  return acting.suggestions.filter((suggestion) => suggestion.move === move).map((suggestion) => suggestion.seat);
}
