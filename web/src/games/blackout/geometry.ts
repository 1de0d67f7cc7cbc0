// Shapes of the map, derived from the pack's coordinates: coast, districts, windows, the view of the camera.

import { noise, type Point, polygon, smooth } from "../../table/shapes";
import type { PackInfo } from "./types";

export const WIDTH = 1200;
export const HEIGHT = 900;

/** The outline of all districts together: the edges that belong to only one of them, in order. */
export function outline(rings: string[][]): string[] {
  const next = new Map<string, string>();
  const edges = new Set<string>();
  for (const ring of rings) ring.forEach((from, i) => edges.add(`${from} ${ring[(i + 1) % ring.length]}`));
  for (const ring of rings)
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % ring.length]!;
      if (!edges.has(`${to} ${from}`)) next.set(from, to);
    });
  const start = next.keys().next().value;
  const order: string[] = [];
  for (let at = start; at !== undefined && order.length <= next.size; at = next.get(at)) {
    if (order.length && at === start) break;
    order.push(at);
  }
  return order;
}

/** Twice the signed area: above 0 where the ring runs clockwise on the screen. */
export function turning(points: Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return sum + x * v - u * y;
  }, 0);
}

/** A ragged coast around the outline, so far out at sea. */
export function coast(ring: Point[], out: number, rough: number): Point[] {
  const side = turning(ring) > 0 ? 1 : -1;
  const points: Point[] = [];
  ring.forEach(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    const length = Math.hypot(u - x, v - y);
    const steps = Math.max(2, Math.round(length / 34));
    const normal: Point = [((v - y) / length) * side, (-(u - x) / length) * side];
    for (let step = 1; step < steps; step++) {
      const [px, py] = [x + ((u - x) * step) / steps, y + ((v - y) * step) / steps];
      const far = out + (noise(px, py) - 0.5) * 2 * rough;
      points.push([px + normal[0] * far, py + normal[1] * far]);
    }
  });
  return points;
}

export function inside([x, y]: Point, ring: Point[]): boolean {
  let within = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** Windows of the houses of a district, as one path. Some places stay dark. */
export function windows(ring: Point[], keepFree: Point): string {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  let path = "";
  for (let y = Math.min(...ys) + 12; y < Math.max(...ys) - 8; y += 13)
    for (let x = Math.min(...xs) + 10; x < Math.max(...xs) - 8; x += 11) {
      const block = noise(Math.floor(x / 46), Math.floor(y / 40), 3);
      const here: Point = [x + noise(x, y, 1) * 5, y + noise(x, y, 2) * 5];
      const free = Math.abs(here[0] - keepFree[0]) < 70 && here[1] > keepFree[1] - 30 && here[1] < keepFree[1] + 46;
      if (block < 0.35 || noise(x, y) < 0.45 || free || !inside(here, ring)) continue;
      const high = 3 + Math.round(noise(x, y, 5) * 4);
      path += `M${here[0].toFixed(0)} ${here[1].toFixed(0)}h3v${high}h-3z`;
    }
  return path;
}

/** The waters of Hong Kong within the outline: harbour, west channel, the strait north of Lantau. Width and path. */
export const WATERS: { width: number; path: string }[] = [
  {
    width: 36,
    path: "M286 566C330 574 390 590 450 591S560 586 612 612S690 634 780 614S960 606 1040 620S1130 664 1280 686",
  },
  { width: 46, path: "M290 566C312 600 310 660 306 710S282 800 262 840S240 900 250 960" },
  { width: 34, path: "M300 572C262 574 250 584 226 570S190 530 150 526S60 520 -60 560" },
];

export interface Shapes {
  at: Map<string, Point>;
  land: string;
  shallows: string;
  districts: { id: string; name: string; at: Point; shape: string; windows: string }[];
}

export function shapesOf(pack: PackInfo): Shapes {
  const at = new Map(pack.locations.map((location) => [location.id, location.at]));
  const points = (ids: string[]): Point[] =>
    ids.flatMap((id) => at.get(id) ?? []).length ? ids.map((id) => at.get(id)!) : [];
  const clockwise = pack.districts.map((district) =>
    turning(points(district.around)) > 0 ? district.around : [...district.around].reverse(),
  );
  const border = points(outline(clockwise));
  return {
    at,
    land: smooth(coast(border, 30, 11)),
    shallows: smooth(coast(border, 52, 9)),
    districts: pack.districts.map(({ id, name, at: centre, around }) => {
      const ring = points(around);
      return { id, name, at: centre, shape: polygon(ring), windows: windows(ring, centre) };
    }),
  };
}
