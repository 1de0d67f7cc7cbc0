// Where something lies over the board and hides least of what the question needs.

import { overlap, type Box, type Size } from "../lessons/placing";

/** A place, and how much it hides there. */
export interface Spot {
  x: number;
  y: number;
  hides: number;
}

/** What lies over something that is named is worse than over anything else that is better seen. */
const NAMED = 100;
/** Between the places that are tried where every corner hides something. */
const STRIDE = 8;

/** The first corner, bottom right before all others, where something of this size hides nothing that is `named` or `kept`;
 *  else the place anywhere in the room where it hides least, first of what is named. */
export function emptiest(size: Size, named: readonly Box[], room: Box, kept: readonly Box[] = []): Spot {
  const right = Math.max(room.x, room.x + room.width - size.width);
  const bottom = Math.max(room.y, room.y + room.height - size.height);
  const at = (x: number, y: number): Spot => {
    const covered = (boxes: readonly Box[]): number =>
      boxes.reduce((sum, box) => sum + overlap({ ...size, x, y }, box), 0);
    return { x, y, hides: covered(named) * NAMED + covered(kept) };
  };
  let best = at(right, bottom);
  const tried = (x: number, y: number): void => {
    const spot = at(x, y);
    if (spot.hides < best.hides) best = spot;
  };
  for (const y of [bottom, room.y]) for (const x of [right, room.x]) tried(x, y);
  for (let y = bottom; best.hides && y >= room.y; y -= STRIDE)
    for (let x = right; best.hides && x >= room.x; x -= STRIDE) tried(x, y);
  return best;
}
