// The view of a game of Frostpunk and the content of its pack, as the server sends them.
// What the pack's files leave out (a default) is left out here too: those fields are optional.

import type { Outcome } from "../../table/types";

export type Kind = "worker" | "engineer" | "child";
export const KINDS: Kind[] = ["worker", "engineer", "child"];
/** Figures on the map are numbers: 0 worker, 1 engineer, 2 child, 3 automaton. */
export type Figure = Kind | "automaton";
export const FIGURES: Figure[] = ["worker", "engineer", "child", "automaton"];
export type Resource = "wood" | "coal" | "cores";
export type HopeKind = "care" | "justice" | "motivation";
export type DiscontentKind = "anger" | "apathy" | "greed";
export type TokenKind = HopeKind | DiscontentKind;
export type Level = "red" | "orange" | "yellow" | "blue" | "white";
/** From the nearest to the farthest zone: A, B, C. */
export const LEVELS: Level[] = ["red", "orange", "yellow"];
/** `warm_from` of what no output can heat. */
export const NEVER = 99;

// -- the view ----------------------------------------------------------------------------------------------------

export interface Token {
  kind: TokenKind;
  active: boolean;
}

export interface People {
  number: number;
  sick: number;
  grave: boolean;
  /** Figures that can act. */
  ready: number;
  /** Exhausted-citizen tokens, and how many of them hold a figure. */
  tired: number;
  resting: number;
  scouting: number;
}

export interface FieldView {
  wood: number;
  coal: number;
  cores: number;
  trees: number;
}

export interface Built {
  building: string;
  fields: number[];
  upgraded: boolean;
  figures: number[];
}

export interface Displayed {
  card: string;
  wood: number;
  coal: number;
  cores: number;
  figures: number[];
  used: boolean;
  /** The law that this card covers. */
  covers: string;
}

export interface Path {
  /** From the bottom: the white sides; `card` is "" until somebody has explored it. */
  cards: { deck: string; spaces: number; hint: "supplies" | "people" | "mixed"; card: string }[];
  /** The way chosen on each explored card; -1 where none was. */
  chosen: number[];
  /** The kind of the scout; -1 for none. */
  scout: number;
  /** Counted from the start of the path: the first space of each card below, then those of the top card. */
  space: number;
}

export interface FrostpunkOutcome extends Outcome {
  won?: boolean;
}

export interface FrostpunkView {
  seat: number | null;
  group: number;
  difficulty: "normal" | "hard";
  leader: number;
  round: number;
  phase: number;
  to_act: number[];
  /** Workers, engineers, children. */
  people: People[];
  corpses: number;
  food: number;
  hunger: number;
  wood: number;
  coal: number;
  cores: number;
  automata: number;
  automata_ready: number;
  hope: Token[];
  discontent: Token[];
  output: number;
  overheated: boolean;
  cold: number;
  /** Heat-range markers: red (A), orange (B), yellow (C). */
  ranges: number[];
  stress: number;
  overload: number;
  expanded: boolean;
  /** For each place of the map its sector, or "". Petals have none of their own. */
  sectors: string[];
  /** For each corner of the rim "wood", "coal" or "". */
  rim: string[];
  inner_left: number;
  outer_left: number;
  fields: FieldView[];
  /** For each field the lowest space of the output marker that heats it while it is open; 99 never. */
  warm_from: number[];
  /** Figures on the action spaces for clearing snow and building. */
  busy: number[];
  /** Fields with a gathering figure, and its number. */
  gathered: [field: number, figure: number][];
  built: Built[];
  /** For each of `built`: the lowest space of the output marker that heats it; 99 never. */
  built_warm_from: number[];
  unbuilt: Record<string, number>;
  ruined: string[];
  morning_left: number;
  dusk_size: number;
  dusk_discard: string[];
  /** That lies in the dusk deck: it was read before it was shuffled in. */
  dispute: string;
  next_dispute: string;
  display: Displayed[];
  scenario: Displayed[];
  /** On the round track: round and scenario card. */
  tokens: [round: number, card: string][];
  storm: number;
  weather_left: number;
  weather_discard: string[];
  citizens_discard: string[];
  laws: string[];
  passed: string[];
  technologies: string[];
  finished: string[];
  researching: string;
  research_round: number;
  paths: Path[];
  hands: string[][];
  /** For each seat the citizen card that it has played this round, or "". */
  played: string[];
  advisors: string[];
  solo_card: boolean;
  bedless: number;
  once: string[];
  cause: string;
  outcome: FrostpunkOutcome | null;
}

// -- the pack ----------------------------------------------------------------------------------------------------

export interface Cost {
  food?: number;
  wood?: number;
  coal?: number;
  cores?: number;
  resources?: number;
  either?: Cost[];
  exhaust?: TokenKind | "hope" | "discontent";
  map_wood?: number;
  map_coal?: number;
  stress?: number;
  hunger?: number;
  tire?: Kind | "adult";
  lose_citizens?: number;
}

/** Conditions and effects are sentences of the pack; `lines` and `option_lines` say them in words. */
export type Condition = Record<string, unknown>;
export type Effect = { do: string } & Record<string, unknown>;

export interface OptionInfo {
  if?: Condition;
  cost?: Cost;
  effects?: Effect[];
  to?: "out" | "display" | "discard" | "";
  /** Ways of an expedition. */
  kind?: "return" | "go-on";
  deck?: "A" | "B" | "C" | "new";
}

export interface SpecialActionInfo {
  who?: Kind[];
  if?: Condition;
  cost?: Cost;
  effects?: Effect[];
  once?: "round" | "game";
  cold?: boolean;
}

export type CardKind =
  | "morning"
  | "dusk"
  | "dispute"
  | "consequence"
  | "law"
  | "technology"
  | "expedition"
  | "weather"
  | "citizen"
  | "advisor"
  | "start"
  | "scenario";

export interface CardInfo {
  id: string;
  kind: CardKind;
  title: string;
  flavour: string;
  /** What it does, in sentences. */
  lines: string[];
  /** One text for each option or way. */
  option_lines: string[];
  options?: OptionInfo[];
  action?: SpecialActionInfo | null;
  lock?: boolean;
  at_once?: Effect[];
  dusk?: Effect[];
  night?: Effect[];
  // laws and technologies: what they change for good
  rules?: Record<string, unknown>;
  // laws
  partner?: string;
  buildings?: string[];
  // technologies
  rounds?: number;
  // expeditions
  deck?: "A" | "B" | "C";
  spaces?: number;
  hint?: "supplies" | "people" | "mixed";
  ways?: OptionInfo[];
  // weather
  red?: number;
  orange?: number;
  yellow?: number;
  cold?: number;
  scouts?: number;
  storm?: number;
  // citizens: the kind of figure is `person`, since `kind` says what card it is
  person?: Kind;
  ability?: {
    kind: Kind;
    action: string;
    buildings?: string[];
    mode: "and" | "instead";
    heated?: boolean;
    cost?: Cost;
  };
  // advisors
  cost?: Cost;
  // scenario cards
  tokens?: { round: number }[];
}

export interface UseInfo {
  cost?: Cost;
  effects?: Effect[];
  special?: string;
  number?: number;
}

export interface BuildingInfo {
  id: string;
  title: string;
  lines: string[];
  large?: boolean;
  cost?: Cost;
  count?: number;
  engineers_only?: boolean;
  insulation?: Level;
  use?: UseInfo | null;
  upgrade_cost?: Cost | null;
  upgraded_use?: UseInfo | null;
  upgraded_insulation?: Level | "";
  places?: number;
  for_children?: boolean;
  hunting?: number;
  upgraded_hunting?: number;
  expeditions?: number;
  upgraded_expeditions?: number;
  next_to?: "" | "coal-deposit" | "wood-deposit";
  heats_sector?: boolean;
  printed?: boolean;
  lawful?: boolean;
}

export interface SectorInfo {
  id: string;
  ring: "inner" | "outer";
  fields: { wood?: number; coal?: number; cores?: number; trees?: number; food?: number }[];
}

export interface Tracks {
  population: Record<Kind, { upto: number; figures: number }[]>;
  sickness: { upto: number; tokens?: number; turns?: number }[];
  hunger: { upto: number; discontent?: number; deaths?: number }[];
  /** The last space of the corpse track: reaching it loses the game. */
  corpses: number;
  /** From the bottom: cubes into the tower, and who falls sick when the output stays below. */
  heat: { stress?: number; sick?: Kind[] }[];
  /** Which kind is fed, repeating from round 1. */
  fed: Kind[];
  solo_cards: [hope: number, cards: number][];
}

export interface MapInfo {
  /** Axial coordinates of every place: the petals, the inner ring, the outer ring. */
  hexes: [q: number, r: number][];
  fields_of: number[][];
  place_of: number[];
  neighbours: number[][];
  /** How many petals and places each ring has. */
  petals: number;
  inner: number;
  outer: number;
  /** The petal without a field. */
  drawer: number;
  /** For each corner of the rim the outer place that it touches. */
  rim_corners: number[];
}

export interface PackInfo {
  name: string;
  hash: string;
  language: string;
  tracks: Tracks;
  map: MapInfo;
  buildings: Record<string, BuildingInfo>;
  cards: Record<string, CardInfo>;
  sectors: Record<string, SectorInfo>;
  /** Words for kinds, tokens, resources: "kind-worker", "token-care", … */
  names?: Record<string, string>;
}

/** How a city stood at the end of a round (0: when it was founded). */
export interface RoundNumbers {
  round: number;
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
}
