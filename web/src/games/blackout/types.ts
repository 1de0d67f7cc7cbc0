// The view of a game of Blackout and the content of its pack, as the server sends them.

import type { Outcome } from "../../table/types";

export type Resource = "food" | "tools" | "gasoline" | "water" | "books" | "medipacks";
export type Colour = "red" | "yellow" | "blue" | "purple";

export interface SpotView {
  card: string;
  /** Goals done, counted from 1. */
  done: number[];
}

export interface PlayerView {
  sign: string;
  /** null where it is hidden. */
  hand: string[] | null;
  hand_size: number;
  slots: string[][];
  /** For each slot: "" nothing, "?" a hidden card, or the card. */
  planned: string[];
  open_slots: number;
  hand_limit: number;
  hospital: string[];
  objectives: SpotView[];
  emergency: SpotView | null;
  finished: string[];
  /** food, tools, gasoline, water, books, medipacks, battery */
  stock: number[];
  supply: number;
  cubes: string[];
  money: number;
  points: number;
  transport: number;
  gps: number;
  tiles_up: string[];
  tiles_down: string[];
  unlocked: string[];
  locked: string[];
  houses: string[];
  restored: string[];
}

export interface BlackoutView {
  seat: number | null;
  mode: "single" | "campaign";
  chapter: number;
  round: number;
  phase: number;
  starter: number;
  last_round: number;
  to_act: number[];
  /** The resources under the red, yellow and blue die; "" before the first roll. */
  dice: string[];
  transport: number;
  gps: number;
  districts: { id: string; tiles: { tile: string | null; up: boolean }[]; chosen: boolean; secured: boolean }[];
  display: { cards: string[]; price: number }[];
  draw: number;
  reserve: number;
  discard: string[];
  plans: string[];
  players: PlayerView[];
  outcome: Outcome | null;
}

export type Bundle = Record<string, number | string | boolean>;

export interface Trade {
  pay?: Bundle;
  gain?: Bundle;
}

export interface Goal extends Trade {
  slot?: Partial<Record<Colour, number>>;
  tiles?: string;
  centres?: string;
}

export interface CardInfo {
  id: string;
  kind: "volunteer" | "specialist" | "plan" | "emergency";
  title: string;
  /** What it does and costs, in sentences. */
  lines: string[];
  colour?: Colour;
  cubes?: number;
  search?: number;
  points?: number;
  goal?: Goal;
  goals?: Goal[];
  actions?: Trade[][];
  bonus?: Bundle;
  completion?: Bundle;
  check?: Trade;
  always?: { search?: number; gps?: number; waste?: Trade };
  letter?: string;
}

export interface PackInfo {
  name: string;
  hash: string;
  language: string;
  signs: string[];
  locations: { id: string; name: string; colour: Colour; at: [number, number]; crisis?: string | null }[];
  roads: [string, string][];
  districts: { id: string; name: string; at: [number, number]; around: string[] }[];
  cards: Record<string, CardInfo>;
  tiles: Record<
    string,
    {
      id: string;
      type: string;
      text: string;
      simple: { search: number; gain: Bundle };
      advanced: { search: number; gain: Bundle };
    }
  >;
  dice: Record<string, Resource[]>;
  checks: { id: string; trade: Trade; text: string }[];
  restore: { id: string; goal: Goal; text: string }[];
  chapters: unknown[];
}

export interface CampaignProgress {
  /** For each finished chapter what each seat earned. */
  orchids: number[][];
  losses: number;
  start_money: number;
  totals: number[];
  rating: string[] | null;
}
