// Where things stand in the city, and how large: the same by day and when only their light is seen.

import type { Point } from "../../table/shapes";
import type { Land } from "./geometry";
import type { Built, MapInfo } from "./types";

/** The generator is taller than its place. */
export const FURNACE = { drop: 38, size: 0.82 };

export interface Standing {
  at: Point;
  /** Of the picture, which is as wide as high. */
  size: number;
}

export function standingOf(built: Built, land: Land, map: MapInfo): Standing {
  const spots = built.fields.map((field) => land.fields[field]!.at);
  const alone = map.fields_of[map.place_of[built.fields[0]!]!]!.length < 2;
  return {
    at: [spots.reduce((sum, [x]) => sum + x, 0) / spots.length, spots[0]![1] - 4],
    size: spots.length > 1 ? 82 : alone ? 68 : 52,
  };
}
