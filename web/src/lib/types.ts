// What the server's API sends besides tables.

import type { SeatInfo } from "../table/types";

export interface Me {
  name: string;
  tables: number;
  bests: BestResult[];
}

/** My best result alone: the game says what `key` (a chapter) and the details mean. */
export interface BestResult {
  game: string;
  key: string;
  score: number;
  details: Record<string, number>;
}

export interface LanguageInfo {
  key: string;
  name: string;
}

export interface OptionValue {
  value: string | number;
  title: string;
  about: string;
  /** The numbers of players that can choose it. */
  players: number[];
}

/** What can be chosen before a game. */
export interface OptionInfo {
  key: string;
  title: string;
  default: string | number;
  choices: OptionValue[];
  /** It is asked only where these other options have one of these values. */
  needs: Record<string, (string | number)[]>;
}

export interface GameInfo {
  key: string;
  title: string;
  pitch: string;
  /** The fewest and the most. */
  players: [number, number];
  usual_players: number;
  options: OptionInfo[];
  /** The weakest first. */
  bots: string[];
  packs: string[];
  /** Everybody plays together and sees everything. */
  open_hands: boolean;
  campaign: boolean;
}

export interface TableSummary {
  id: string;
  game: string;
  title: string;
  options: Options;
  /** Everybody wins or loses together. */
  open_hands: boolean;
  players: number;
  seats: SeatInfo[];
  to_act: number[];
  my_turn: boolean;
  round: number;
  finished: boolean;
  /** Unix seconds. */
  updated: number;
  winners: number[];
}

export interface SeatChoice {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

/** `players` and what else the game lets one choose. */
export type Options = Record<string, string | number>;

export interface NewTable {
  game: string;
  options: Options;
  seats: SeatChoice[];
  seed?: number | null;
}

export interface Invitation {
  id: string;
  game: string;
  title: string;
  seat: number;
  names: string[];
}

export interface CampaignInfo {
  id: string;
  game: string;
  players: number;
  names: string[];
  /** The chapter to play next. */
  chapter: number;
  finished: boolean;
  /** What the game's own page draws from. */
  progress: Record<string, unknown>;
  /** The table of the chapter that is being played. */
  table: string | null;
}

export interface RuleSection {
  section: string;
  title: string;
  rules: { number: string; text: string }[];
}

/** Something that people will remember of a game. */
export interface StoryLine {
  ply: number;
  kind: string;
  text: string;
}

/** How a game stood after a number of moves, and what had happened since the step before. */
export interface StoryStep<N = unknown> {
  ply: number;
  /** What the game's own page draws from. */
  numbers: N;
  events: StoryLine[];
}
