// How a question is answered where the board has no place for it.

import type { Decision, Offer, Refused } from "./types";

/** The one large button: what most people do now, or what ends the question. */
export interface Primary {
  label: string;
  /** What follows from it, in a few words. */
  sub?: string;
  /** Whether it is the expected step; else it only stands ready. */
  expected?: boolean;
  /** A first press only shows what would be done: hardly anybody means it. */
  asks?: boolean;
  /** The moves that it plays, in a row. Without any it only says what is awaited. */
  moves: readonly string[];
}

/** What a game says about the answers to a question. */
export interface Answers {
  /** Offers that nothing on the board stands for. */
  chips: readonly Offer[];
  /** What one might look for among them, with the reason why it is not there. */
  refused: readonly Refused[];
  primary: Primary | null;
  /** A quiet line below the question: its cause, a hint. */
  note?: string;
  /** What a move is called where all that it does stands on the board. */
  title?: (offer: Offer) => string | undefined;
}

/** Without a word from the game: everything is a chip. */
export function plainAnswers(decision: Decision | null): Answers {
  return { chips: decision?.moves ?? [], refused: decision?.refused ?? [], primary: null };
}
