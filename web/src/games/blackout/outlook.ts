// What the rules say lies ahead is part of the view; here is how the page draws it.

import type { Say } from "../../table/types";
import type { GoalOutlook } from "./types";

export interface NeedShown {
  icon: string;
  colour?: string;
  have: number;
  number: number;
}

/** What a goal asks for and how much of it is there; cards that lie face down on the slot count. */
export function needsWith(goal: GoalOutlook): NeedShown[] {
  return goal.needs.map(({ what, number, have }) => {
    const [kind, colour] = what.split("-");
    const there = { have, number };
    if (kind === "card") return { icon: kind, colour, ...there };
    return { icon: what, ...(kind === "cube" && { colour: "any" }), ...there };
  });
}

/** What is missing, in words. */
export function lackWords(goal: GoalOutlook, say: Say): string {
  const words = goal.needs.flatMap(({ what, missing: count }) => {
    if (!count) return [];
    const [kind, of] = what.split("-");
    if (kind === "card") return say(`amount-cards-${of}`, { count });
    if (kind === "tile")
      return say("outlook-tile", { count, type: of === "points" ? say("outlook-points") : say(`resource-${of}`) });
    return say(kind === "cube" ? "outlook-cube" : `amount-${what}`, { count });
  });
  return words.join(say("list-comma"));
}
