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
}

export interface Decision {
  seat: number;
  /** The name of the question: plan, turn, procure, objectives, place, … */
  asks: string;
  text: string;
  rule: string;
  rule_text: string;
  about: Record<string, string | number>;
  moves: Offer[];
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
  can_undo: boolean;
  log_from: number;
  log: LogLine[];
  chat: ChatLine[];
  finished: boolean;
  campaign: string | null;
}

/** What a board component gets to let the player act: the moves are the server's, the board only offers them. */
export interface Acting {
  readonly decision: Decision | null;
  /** A move is on its way. */
  readonly busy: boolean;
  /** The notation of the move that is pointed at, on the board or in the list. */
  readonly hovered: string | null;
  hover(move: string | null): void;
  choose(move: string): void;
}

/** Formats a Fluent message. */
export type Say = (key: string, args?: Record<string, string | number>) => string;
