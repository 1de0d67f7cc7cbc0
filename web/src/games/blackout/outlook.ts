// What the rules say lies ahead is part of the view; here is how the page draws it.

import type { IconCount } from "./icons";
import type { GoalOutlook } from "./types";

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
