// What the server sends about a table. The page draws views and offers the moves that the server lists; it knows no rules.

export type Arg = string | number | string[] | number[];

export interface SeatInfo {
  index: number;
  name: string;
  kind: "person" | "open" | "bot";
  bot: string | null;
  mine: boolean;
  thinking: boolean;
  /** The secret of the seat's invite link; only the host sees it, and only while the seat is open. */
  invite: string | null;
}

export interface Offer {
  /** The notation: what is sent back to play it. */
  move: string;
  verb: string;
  args: Record<string, Arg>;
  /** In words, in the language that was asked for. */
  text: string;
  /** What the game has to say about it beyond its parts: heated or cold, what lies there. */
  detail?: Record<string, unknown>;
}

export interface Decision {
  seat: number;
  /** The name of the question: plan, turn, procure, objectives, place, … */
  asks: string;
  text: string;
  rule: string;
  rule_text: string;
  about: Record<string, string | number>;
  /** The seat decides for everybody: the others may suggest one of the moves. */
  joint: boolean;
  moves: Offer[];
}

/** What a seat would choose in the joint decision of now. */
export interface Suggestion {
  seat: number;
  /** The notation of the move. */
  move: string;
}

export interface LogLine {
  /** The number of moves after which it happened. */
  ply: number;
  kind: string;
  seat: number | null;
  data: Record<string, Arg>;
  text: string;
}

export interface ChatLine {
  name: string;
  text: string;
  at: number;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  details: Record<string, number>[];
  /** Where all win or lose together: why they lost; empty if they did not. */
  cause: string;
}

export interface TableInfo<V = unknown> {
  id: string;
  game: string;
  pack: string;
  options: Record<string, string | number>;
  /** A move names the version that it answers. */
  version: number;
  ply: number;
  seats: SeatInfo[];
  host: boolean;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  to_act: number[];
  view: V;
  decision: Decision | null;
  /** What another seat is asked to decide for everybody; null for that seat itself (its `decision` says it). */
  joint: Decision | null;
  suggestions: Suggestion[];
  /** Everybody plays together and sees everything: a device that is shared need not be passed on. */
  open_hands: boolean;
  can_undo: boolean;
  log_from: number;
  log: LogLine[];
  chat: ChatLine[];
  finished: boolean;
  campaign: string | null;
}

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
  /** The notation of the move that is pointed at, on the board or in the list. */
  readonly hovered: string | null;
  hover(move: string | null): void;
  choose(move: string): void;
  /** Suggests a move of `joint`; the same one again takes it back. */
  suggest(move: string): void;
}

/** Formats a Fluent message. */
export type Say = (key: string, args?: Record<string, string | number>) => string;
