// What the server's API sends besides tables.

import type { SeatInfo } from "../table/types";

export interface Me {
  name: string;
  tables: number;
  solo: { chapter: number; score: number; orchids: number }[];
}

/** What can be chosen before a game. */
export interface OptionInfo {
  key: string;
  title: string;
  default: string | number;
  choices: { value: string | number; title: string; about: string }[];
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
  players: number;
  names: string[];
  /** The chapter to play next. */
  chapter: number;
  /** For each finished chapter what each seat earned. */
  orchids: number[][];
  losses: number;
  start_money: number;
  finished: boolean;
  totals: number[];
  rating: string[] | null;
  /** The table of the chapter that is being played. */
  table: string | null;
}

export interface RuleSection {
  section: string;
  title: string;
  rules: { number: string; text: string }[];
}

/** How a city stood at the end of a round (0: when it was founded), and what had happened in it. */
export interface RoundStory {
  round: number;
  /** The number of moves after which it stood like this. */
  ply: number;
  /** Workers, engineers, children. */
  population: number[];
  sick: number[];
  hope: number;
  discontent: number;
  food: number;
  hunger: number;
  corpses: number;
  /** The highest of the round. */
  output: number;
  coal: number;
  wood: number;
  events: { ply: number; kind: string; text: string }[];
}
