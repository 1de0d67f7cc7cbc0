// What the rules say lies ahead is part of the view; here is how the page draws it.

import type { Say } from "../../table/types";
import type { IconCount } from "./icons";
import type { GoalOutlook } from "./types";

interface Missing {
  what: string;
  count: number;
}

/** What is not there; cards that lie face down on the slot already are not missing. */
function missing(goal: GoalOutlook): Missing[] {
  return goal.needs
    .map(({ what, number, have, coming }) => ({ what, count: number - have - coming }))
    .filter(({ count }) => count > 0);
}

/** What a goal still lacks, as icons. */
export function lackOf(goal: GoalOutlook): IconCount[] {
  return missing(goal).map(({ what, count }) => {
    const [kind, colour] = what.split("-");
    if (kind === "card") return { icon: kind, count, colour };
    return { icon: what, count, ...(kind === "cube" && { colour: "any" }) };
  });
}

/** The same in words. */
export function lackWords(goal: GoalOutlook, say: Say): string {
  const words = missing(goal).map(({ what, count }) => {
    const [kind, of] = what.split("-");
    if (kind === "card") return say("amount-cards", { count, colour: say(`colour-${of}`) });
    if (kind === "tile")
      return say("outlook-tile", { count, type: of === "points" ? say("outlook-points") : say(`resource-${of}`) });
    return say(kind === "cube" ? "outlook-cube" : `amount-${what}`, { count });
  });
  return words.join(say("list-comma"));
}
