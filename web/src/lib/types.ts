// What the server's API sends besides tables.

import type { SeatInfo } from "../table/types";

export type Mode = "single" | "campaign";

export interface Me {
  name: string;
  tables: number;
  solo: { chapter: number; score: number; orchids: number }[];
}

export interface GameInfo {
  key: string;
  title: string;
  players: [number, number];
  modes: Mode[];
  bots: string[];
  chapters: number;
}

export interface TableSummary {
  id: string;
  game: string;
  title: string;
  mode: Mode;
  chapter: number;
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

export interface NewTable {
  game: string;
  options: { players: number; mode: Mode; chapter: number; losses?: number };
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
