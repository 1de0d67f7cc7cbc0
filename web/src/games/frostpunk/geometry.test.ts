import { describe, expect, it } from "vitest";

import {
  boxAround,
  CENTRE,
  corners,
  HEIGHT,
  hexAt,
  landOf,
  HALF,
  LEAST,
  outlineOf,
  READABLE,
  ringOf,
  scatter,
  SMALLEST,
  WIDTH,
} from "./geometry";
import { PILL_WIDE, squeeze } from "./pills";
import { sampleMap, samplePack } from "./sample";

const map = sampleMap();
const land = landOf(samplePack());

describe("the crater", () => {
  it("has its places where their coordinates say, all of them on the map", () => {
    expect(hexAt([0, 0])).toEqual(CENTRE);
    expect(hexAt([1, -1])[0]).toBeGreaterThan(CENTRE[0]); // the first petal lies in the north-east
    expect(hexAt([1, -1])[1]).toBeLessThan(CENTRE[1]);
    for (const [x, y] of [...land.places.flatMap(({ at }) => corners(at)), ...land.rim]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT);
    }
    expect(land.places.map(({ ring }) => ring)).toEqual(map.hexes.map((_, place) => ringOf(map, place)));
  });

  it("fits a phone that stands, all of it, as small as it can be read", () => {
    const [left, top, right, bottom] = boxAround(land.places.map(({ at }) => at));
    expect((right - left) * LEAST).toBeLessThan(390);
    for (const [x, y] of land.places.flatMap(({ at }) => corners(at))) {
      expect(left <= x && x <= right).toBe(true);
      expect(top <= y && y <= bottom).toBe(true);
    }
  });

  it("draws the first field of a sector on the left and the second on the right", () => {
    const [left, right] = map.fields_of[6]!;
    const middle = land.places[6]!.at[0];
    expect(land.fields[left!]!.at[0]).toBeLessThan(middle);
    expect(land.fields[right!]!.at[0]).toBeGreaterThan(middle);
    expect(land.fields[0]!.at).toEqual(land.places[0]!.at); // a petal is one field
  });

  it("goes once around each zone", () => {
    // A hexagon of hexagons with so many around the middle has 6 (2n + 1) outer edges.
    for (const [ring, edges] of [
      [0, 18],
      [1, 30],
      [2, 42],
    ] as const) {
      const middles = [CENTRE, ...map.hexes.filter((_, place) => ringOf(map, place) <= ring).map(hexAt)];
      const points = outlineOf(middles);
      expect(points).toHaveLength(edges);
      expect(new Set(points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(edges);
    }
  });

  it("scatters things always in the same way and near their field", () => {
    const spots = scatter([100, 100], 4, 25, 7);
    expect(spots).toEqual(scatter([100, 100], 4, 25, 7));
    expect(new Set(spots.map(String)).size).toBe(4);
    for (const [x, y] of spots) expect(Math.hypot(x - 100, y - 100)).toBeLessThanOrEqual(26);
  });
});

it("has room for a pill on each half of a sector, on the smallest map of a phone, too", () => {
  for (const unit of [SMALLEST / LEAST, 1 / READABLE])
    expect(PILL_WIDE * squeeze(unit) * unit).toBeLessThanOrEqual(HALF);
  expect(squeeze(1 / READABLE)).toBe(1);
});
