// A corner of the board for what lies over it.

import { overlap, type Box } from "../lessons/placing";

export interface Corner {
  across: "right" | "left";
  along: "bottom" | "top";
}

/** The usual one first. */
export const CORNERS: readonly Corner[] = [
  { across: "right", along: "bottom" },
  { across: "left", along: "bottom" },
  { across: "right", along: "top" },
  { across: "left", along: "top" },
];

/** What lies over something that is named is worse than over anything else that is better seen. */
const NAMED = 100;

/** The first of those where something of this size hides least of what is `named`, and then of what is `kept`. */
export function emptiest(
  size: Pick<Box, "width" | "height">,
  named: readonly Box[],
  room: Box,
  kept: readonly Box[] = [],
): Corner {
  const hides = ({ across, along }: Corner): number => {
    const x = across === "left" ? room.x : room.x + room.width - size.width;
    const y = along === "top" ? room.y : room.y + room.height - size.height;
    const covered = (boxes: readonly Box[]): number =>
      boxes.reduce((sum, box) => sum + overlap({ ...size, x, y }, box), 0);
    return covered(named) * NAMED + covered(kept);
  };
  return CORNERS.reduce((best, corner) => (hides(corner) < hides(best) ? corner : best));
}
