// Where a small screen looks on the map: at what can be chosen, all of it or as much as possible from one side.

import type { Point } from "../../table/shapes";

/** The middle of a view of this size, in map units, that shows all of the spots; or those at the end where most of
 *  them are, so that one swipe shows the others. */
export function lookAt(spots: readonly Point[], [width, height]: readonly [number, number], margin: number): Point {
  const along = (values: number[], size: number): number => {
    const [least, most] = [Math.min(...values) - margin, Math.max(...values) + margin];
    if (most - least <= size) return (least + most) / 2;
    const first = values.filter((value) => value <= least + size - margin).length;
    const last = values.filter((value) => value >= most - size + margin).length;
    return first >= last ? least + size / 2 : most - size / 2;
  };
  return [
    along(
      spots.map(([x]) => x),
      width,
    ),
    along(
      spots.map(([, y]) => y),
      height,
    ),
  ];
}

/** How many spots lie beyond each edge of a view. */
export function beyond(
  spots: readonly Point[],
  [x, y]: Point,
  [width, height]: readonly [number, number],
): Record<"left" | "right" | "up" | "down", number> {
  const count = (out: (spot: Point) => boolean): number => spots.filter(out).length;
  return {
    left: count((spot) => spot[0] < x - width / 2),
    right: count((spot) => spot[0] > x + width / 2),
    up: count((spot) => spot[1] < y - height / 2),
    down: count((spot) => spot[1] > y + height / 2),
  };
}

/** How far along an edge a sign covers none of the spots: parts of its length, the middle first. */
export function freeAlong(spots: readonly number[], clear: number): number {
  const far = (part: number): number => Math.min(...spots.map((spot) => Math.abs(spot - part)), clear);
  return [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86].reduce((best, part) => (far(part) > far(best) ? part : best));
}
