import { describe, expect, it } from "vitest";

import { offer, samplePack, sampleView } from "./sample";
import { goodsOf, iconOf, offersAt, plain, warmFrom, warmOnSites } from "./targets";

const view = sampleView();
const gather = offer("gather 1", ["field"], { cold: 0, wood: 5 });
const far = offer("gather 9", ["field"], { cold: 1, coal: 2 });
const use = offer("use cookhouse 0", ["building", "field"], { cold: 0 });

describe("lookups", () => {
  it("find the moves of a field", () => {
    const moves = [gather, far, use];
    expect(offersAt(moves, 1)).toEqual([gather]);
    expect(offersAt(moves, 0)).toEqual([use]);
    expect(offersAt(moves, 2)).toEqual([]);
  });

  it("read from the view what is warm: buildings by themselves, fields by their zone", () => {
    expect(warmFrom(view, 1)).toBe(1);
    expect(warmFrom(view, 31)).toBe(3); // both fields of the hothouse
  });

  it("know the plain parts of a price", () => {
    expect(goodsOf({ wood: 4, cores: 1, stress: 2 })).toEqual([
      ["wood", 4],
      ["cores", 1],
    ]);
    expect(goodsOf(undefined)).toEqual([]);
  });

  it("pick a picture and the plain words", () => {
    expect(iconOf(use)).toBe("cookhouse");
    expect(iconOf(offer("sick worker", ["kind"]))).toBe("worker");
    expect(iconOf(offer("stop"))).toBe("done");
    expect(plain(gather)).toBe("Text of gather 1");
  });
});

describe("the catalogue of buildings", () => {
  const hut = { ...Object.values(samplePack().buildings)[0]!, id: "hunters-hut", insulation: "yellow" as const };
  const planned = (...sites: number[][]) => ({
    ...view,
    outlook: {
      ...view.outlook,
      plans: {
        ...view.outlook.plans,
        buildings: [{ building: "hunters-hut", count: 1, missing: {}, possible: true, sites }],
      },
    },
  });
  const anywhere = view.outlook.heating.levels[2]!;

  it("says from which output a building is warm where it can stand, and not only where nothing else warms it", () => {
    const [near, far] = [1, 9];
    expect(warmOnSites(planned([near]), hut)).toEqual([warmFrom(view, near), warmFrom(view, near)]);
    expect(warmOnSites(planned([near], [far]), hut)).toEqual([
      warmFrom(view, near),
      Math.min(anywhere, warmFrom(view, far)),
    ]);
    expect(warmOnSites(planned(), hut)).toEqual([anywhere, anywhere]);
  });

  it("says nothing of what only its place can warm, and that a beacon needs no heat", () => {
    expect(warmOnSites(planned(), { ...hut, insulation: "blue" as const })).toBeUndefined();
    expect(warmOnSites(planned(), { ...hut, insulation: "white" as const })).toEqual([0, 0]);
  });
});
