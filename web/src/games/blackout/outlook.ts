// What the rules say lies ahead, as part of the view. The page shows it and computes nothing of it.

import type { IconCount } from "./icons";

export interface Need {
  /** A resource, same, money, card-<colour>, tile-<type>, or cube. */
  what: string;
  number: number;
  have: number;
  /** Cards: so many more lie face down on the same slot. */
  coming: number;
}

export interface GoalOutlook {
  /** The card, or the restore-power goal. */
  card: string;
  /** Which goal of the card, counted from 1; 0 for a restore-power goal. */
  goal: number;
  needs: Need[];
  slot: number;
  batteries: number;
  buy: number;
  payable: boolean;
  met: boolean;
}

export interface CardOutlook {
  card: string;
  resource: string;
  cubes: number;
  reach: { resource: string; tokens: number }[];
  ways: { action: number; way: number; usable: boolean; batteries: number }[];
}

export interface Condition {
  what: string;
  where: string;
  number: number;
  have: number;
}

export interface PlayerOutlook {
  score: { before: number; money: number; tiles: number; cards: number; left: number; total: number };
  goals: GoalOutlook[];
  refresh: { slots: number[]; cards: number; over: number };
  waste: { food: number; water: number; money: number; trades: string[] };
  free_spots: number;
  row_missing: number[];
  lasting_icons: number;
  icons_per_gps: number;
  conditions: Condition[];
  orchids: number;
  /** null where the hand is hidden. */
  cards: CardOutlook[] | null;
  most_icons: number | null;
}

export interface Outlook {
  players: PlayerOutlook[];
  districts: { id: string; size: number; cubes: number[]; points: number[]; missing: string[] }[];
  end: { last_round: number; if_nobody_buys: number };
  /** The points for one, two and three orchids; none in the single game. */
  orchids: number[];
  search: {
    seat: number;
    tile: string;
    challenge: string;
    team: string[];
    total: number;
    needed: number;
  } | null;
}

/** What a goal still lacks, as icons; cards that lie face down on the slot already are not missing. */
export function lackOf(goal: GoalOutlook): IconCount[] {
  return goal.needs.flatMap(({ what, number, have, coming }) => {
    const count = number - have - coming;
    if (count <= 0) return [];
    const [kind, colour] = what.split("-");
    return [
      kind === "card"
        ? { icon: kind, count, colour }
        : { icon: what, count, ...(kind === "cube" && { colour: "any" }) },
    ];
  });
}
