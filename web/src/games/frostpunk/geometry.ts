// The crater in map units: places are hexagons with a corner at the top, a sector's two fields are its halves.

import { noise, type Point, polygon } from "../../table/shapes";
import type { MapInfo, PackInfo } from "./types";

/** From the middle of a hexagon to its corner. */
export const SIZE = 66;
export const WIDTH = 940;
export const HEIGHT = 800;
export const CENTRE: Point = [WIDTH / 2, HEIGHT / 2];
const WIDE = Math.sqrt(3) * SIZE;
/** How wide half a hexagon is. */
export const HALF = WIDE / 2;
/** What neighbours leave free between them. */
const GAP = 2.4;
/** From the middle of a field to what a choice brings, to how much lies there, and to its name. None of them reaches
 * another one, of the same field or of its neighbours. */
export const PILL = 35;
export const COUNT = 9;
export const NAME = -24;
/** Pixels for each map unit from which on they have room beside each other; where the map is smaller, so are they. */
export const READABLE = 0.64;
/** So many are needed to read anything at all: a phone that stands shows the whole map with them. */
export const LEAST = 0.47;
/** How small letters on the map may become: 11 pixels instead of 12. */
export const SMALLEST = 0.93;

export function hexAt([q, r]: readonly [number, number]): Point {
  return [CENTRE[0] + WIDE * (q + r / 2), CENTRE[1] + 1.5 * SIZE * r];
}

/** The smallest box that has these hexagons in it, and a little around them. */
export function boxAround(middles: readonly Point[]): [left: number, top: number, right: number, bottom: number] {
  const [xs, ys] = [0, 1].map((axis) => middles.map((at) => at[axis]!)) as [number[], number[]];
  const [wide, high] = [WIDE / 2 + 6, SIZE + 6];
  return [Math.min(...xs) - wide, Math.min(...ys) - high, Math.max(...xs) + wide, Math.max(...ys) + high];
}

/** From the top, clockwise. */
export function corners([x, y]: Point, size = SIZE): Point[] {
  const half = (Math.sqrt(3) / 2) * size;
  return [
    [x, y - size],
    [x + half, y - size / 2],
    [x + half, y + size / 2],
    [x, y + size],
    [x - half, y + size / 2],
    [x - half, y - size / 2],
  ];
}

/** The left or the right half of a hexagon. */
export function half([x, y]: Point, right: boolean): Point[] {
  const side = right ? 1 : -1;
  const size = SIZE - GAP;
  const far = (Math.sqrt(3) / 2) * size;
  const near = GAP * 0.7;
  return [
    [x + side * near, y - size + near],
    [x + side * far, y - size / 2],
    [x + side * far, y + size / 2],
    [x + side * near, y + size - near],
  ];
}

export interface Spot {
  /** The middle of what can be put there. */
  at: Point;
  shape: string;
}

export interface Land {
  /** For each place of the map. */
  places: (Spot & { ring: number })[];
  /** For each field; a petal is one field, a sector two. */
  fields: Spot[];
  /** The edge of the zones A, B, C. */
  zones: string[];
  /** For each corner of the rim. */
  rim: Point[];
}

/** 0 the generator sector, 1 the inner ring, 2 the outer one. */
export function ringOf(map: MapInfo, place: number): number {
  return place < map.petals ? 0 : place < map.petals + map.inner ? 1 : 2;
}

/** The outline of hexagons together: the edges that only one of them has, in order. */
export function outlineOf(middles: Point[]): Point[] {
  const name = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  const points = new Map<string, Point>();
  const edges = new Set<string>();
  for (const middle of middles) {
    const ring = corners(middle);
    ring.forEach((point, index) => {
      const next = ring[(index + 1) % 6]!;
      points.set(name(point), point);
      edges.add(`${name(point)}>${name(next)}`);
    });
  }
  const lone = [...edges]
    .map((edge) => edge.split(">") as [string, string])
    .filter(([from, to]) => !edges.has(`${to}>${from}`));
  const after = new Map(lone);
  const start = lone[0]?.[0];
  const order: Point[] = [];
  for (let at = start; at !== undefined && order.length < lone.length; at = after.get(at)) order.push(points.get(at)!);
  return order;
}

export function landOf({ map }: PackInfo): Land {
  const middles = map.hexes.map(hexAt);
  const places = middles.map((at, place) => ({
    at,
    ring: ringOf(map, place),
    shape: polygon(corners(at, SIZE - GAP)),
  }));
  const fields = map.place_of.map((place, field): Spot => {
    const middle = middles[place]!;
    const own = map.fields_of[place] ?? [];
    if (own.length < 2) return { at: middle, shape: polygon(corners(middle, SIZE - GAP)) };
    const right = own.indexOf(field) === 1;
    return { at: [middle[0] + ((right ? 1 : -1) * WIDE) / 4, middle[1]], shape: polygon(half(middle, right)) };
  });
  const zones = [0, 1, 2].map((ring) =>
    polygon(outlineOf([CENTRE, ...middles.filter((_, place) => ringOf(map, place) <= ring)])),
  );
  const rim = map.rim_corners.map((place): Point => {
    const [x, y] = middles[place]!;
    const far = Math.hypot(x - CENTRE[0], y - CENTRE[1]);
    return [x + ((x - CENTRE[0]) / far) * SIZE * 1.36, y + ((y - CENTRE[1]) / far) * SIZE * 1.22];
  });
  return { places, fields, zones, rim };
}

/** A ragged ring around the middle: the edge of the crater and the ledges of its wall. */
export function ragged(radius: number, rough: number, salt: number, steps = 54): Point[] {
  return Array.from({ length: steps }, (_, step): Point => {
    const angle = (step / steps) * Math.PI * 2;
    // The map is a hexagon with corners left and right, so its crater is a little wider than high.
    const corner = 1 + 0.045 * Math.cos(6 * angle);
    const far = radius * corner + (noise(step, salt) - 0.5) * 2 * rough;
    return [CENTRE[0] + Math.cos(angle) * far, CENTRE[1] + Math.sin(angle) * far * 0.93];
  });
}

/** Places for so many small things around a point, always the same: trees of a field, logs, heaps. */
export function scatter([x, y]: Point, count: number, spread: number, salt: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = index * 2.4 + noise(x, y, salt) * 6;
    const far = count === 1 ? 0 : spread * Math.sqrt((index + 0.6) / count);
    return [x + Math.cos(angle) * far * 0.8, y + Math.sin(angle) * far];
  });
}
