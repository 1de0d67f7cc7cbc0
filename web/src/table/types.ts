// What a table is drawn from and acted on with. The page draws views and offers the moves that the server lists; it
// knows no rules.

import type { Decision, Suggestion } from "../lib/types";

export type {
  Arg,
  ChatLine,
  Decision,
  LogLine,
  Offer,
  Outcome,
  Refused,
  SeatInfo,
  Suggestion,
  TableInfo,
} from "../lib/types";

/**
 * What a board component gets to let the player act: the moves are the server's, the board only offers them.
 * `choose` answers `decision`; `suggest` speaks up in `joint`. At most one of the two questions is there at a time.
 * What can be chosen carries `data-move`, what can only be suggested `data-suggest`, both with the notation.
 * `table/acting.ts` has what boards ask most: `asked`, `answer`, `suggestedBy`.
 */
export interface Acting {
  readonly decision: Decision | null;
  /** What the leader is asked, if this seat is another one and may suggest an answer. */
  readonly joint: Decision | null;
  /** What has been suggested so far, by this seat and by others; the leader sees it too. */
  readonly suggestions: readonly Suggestion[];
  /** A move is on its way. */
  readonly busy: boolean;
  /** The notation of the move that is pointed at, on the board or in the list; or of one that is refused. */
  readonly hovered: string | null;
  /** The notation of the move that is chosen, but not played yet: it asks to be confirmed. */
  readonly selected: string | null;
  /** The notations of the moves that an adviser speaks of now. */
  readonly advised?: readonly string[];
  hover(move: string | null): void;
  select(move: string | null): void;
  choose(move: string): void;
  /** Several moves in a row, as one step: it ends where something new comes to light, and one undo takes it back. */
  chooseAll(moves: readonly string[]): void;
  /** Suggests a move of `joint`; the same one again takes it back. */
  suggest(move: string): void;
}

/** Formats a Fluent message. */
export type Say = (key: string, args?: Record<string, string | number>) => string;
