// What the city faces: said by the rules, as part of the view. The page shows it and counts nothing itself.

import type { Cost, Figure, FrostpunkView, Kind } from "./types";

/** The hunger phase of a round, with the food of now. */
export interface Meal {
  round: number;
  /** Food against the hunger of last time, the hunger that is left, and what that does. */
  stilled: number;
  starving: number;
  discontent: number;
  deaths: number;
  starving_kind: Kind;
  lost: boolean;
  /** Who is fed, the food that they need and get, what is left of it, and the new hunger. */
  kind: Kind;
  needed: number;
  eaten: number;
  left: number;
  hunger: number;
}

/** At some output: warm sleeping places that somebody can use, figures without, and of each kind at least so many. */
export interface Beds {
  places: number;
  bedless: number;
  certain: number[];
}

/** The city after so much coal. */
export interface HeatingStep {
  coal: number;
  output: number;
  cubes: number;
  freezing: Kind[];
  /** Open fields, and first fields of buildings, that become warm. */
  fields: number[];
  buildings: number[];
  beds: Beds;
}

export interface Sickness {
  tokens: number;
  turns: number;
  lost: boolean;
  next_from: number;
  next_tokens: number;
  next_turns: number;
  next_lost: boolean;
}

export interface Danger {
  cause: "hope" | "discontent" | "malfunction" | "sickness" | "hunger" | "corpses" | "time";
  now: number;
  /** Where the game is lost; spaces of the track; what is left until then. */
  limit: number;
  spaces: number;
  left: number;
  steps: number;
  coming: number;
  /** A first malfunction is not the end. */
  fatal: boolean;
  kind: Kind | null;
  alarm: "calm" | "near" | "last";
}

export interface Goal {
  card: string;
  /** 0: every dusk. */
  round: number;
  /** "on-card", "food", "round", or a building. */
  what: string;
  have: number;
  want: number;
  met: boolean;
  wins: boolean;
}

/** A building or a field where a figure could act now. */
export interface Work {
  move: string;
  field: number;
  building: string;
  figures: Figure[];
  cold: boolean;
  cost: Cost;
  gains: Record<string, number>;
}

export interface BuildingPlan {
  building: string;
  count: number;
  missing: Record<string, number>;
  sites: number;
  possible: boolean;
}

export interface Outlook {
  meals: {
    next: Meal;
    toll: { discontent: number; deaths: number; lost: boolean; next_from: number };
    prey: number;
    later: { round: number; kind: Kind; needed: number }[];
    /** Who is fed, for every round. */
    fed: Kind[];
  };
  night: {
    tonight: boolean;
    sleepers: number[];
    beds: Beds;
    shelters: {
      field: number;
      building: string;
      places: number;
      for_children: boolean;
      warm: boolean;
      warm_from: number;
    }[];
  };
  heating: {
    /** Outputs that warm the zones A, B, C, and what is insulated red, orange, yellow. */
    zones: number[];
    levels: number[];
    /** As it is, and with each coal that can be burnt. */
    steps: HeatingStep[];
    falls_back: boolean;
  };
  citizens: { kind: Kind; working: number; before_loss: number; sickness: Sickness }[];
  automata_working: number;
  dangers: Danger[];
  storm: {
    marker: number;
    earliest: number;
    latest: number;
    ruins: { building: string; first: number; last: number; standing: number }[];
  } | null;
  goals: Goal[];
  works: Work[];
  plans: {
    buildings: BuildingPlan[];
    upgrades: { building: string; field: number; missing: Record<string, number> }[];
    laws_left: number;
    laws_in_force: string[];
    technologies: { card: string; round: number }[];
    can_research: boolean;
    research_left: number;
    scouts_allowed: number;
    paths: { spaces: number; left: number }[];
  };
}

declare module "./types" {
  interface FrostpunkView {
    outlook: Outlook;
  }
}

/** The step of the heating that reaches an output; the first one is as it is. */
export function stepAt(view: FrostpunkView, output: number): HeatingStep {
  const { steps } = view.outlook.heating;
  return steps.find((step) => step.output >= output) ?? steps.at(-1)!;
}

export function dangerOf(view: FrostpunkView, cause: Danger["cause"]): Danger {
  return view.outlook.dangers.find((danger) => danger.cause === cause)!;
}

/** Who can act on a field, or in the building on it. */
export function worksAt(view: FrostpunkView, fields: readonly number[]): Work[] {
  return view.outlook.works.filter((work) => fields.includes(work.field));
}
