// Where a small screen looks on the map: at what can be chosen, all of it or as much as possible from one side.

import type { Point } from "../../table/shapes";

/** The middle of a view of this size, in map units, that shows all of the spots; or those at the end where more of one's
 *  own places are (what lies beside them costs least), else most of them, so that one swipe shows the others. */
export function lookAt(
  spots: readonly Point[],
  [width, height]: readonly [number, number],
  margin: number,
  home: readonly Point[] = [],
): Point {
  const along = (axis: 0 | 1, size: number): number => {
    const values = spots.map((spot) => spot[axis]);
    const [least, most] = [Math.min(...values) - margin, Math.max(...values) + margin];
    if (most - least <= size) return (least + most) / 2;
    const first = ({ [axis]: value }: Point): boolean => value <= least + size - margin;
    const last = ({ [axis]: value }: Point): boolean => value >= most - size + margin;
    const more = (some: readonly Point[]): number => some.filter(first).length - some.filter(last).length;
    return (more(home) || more(spots)) >= 0 ? least + size / 2 : most - size / 2;
  };
  return [along(0, width), along(1, height)];
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
