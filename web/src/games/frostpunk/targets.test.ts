import { describe, expect, it } from "vitest";

import { offer, sampleView } from "./sample";
import { goodsOf, iconOf, insulationOf, offersAt, plain, warmFrom } from "./targets";

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

  it("read from the view how a building is insulated", () => {
    const insulated = { ...view, built_insulation: view.built.map(() => "orange" as const) };
    expect(insulationOf(view, view.built[3]!)).toBe("yellow");
    expect(insulationOf(insulated, { ...view.built[3]! })).toBe("orange"); // a technology has done it
  });

  it("take for never warm what no output heats", () => {
    expect(warmFrom({ ...view, built_warm_from: view.built.map(() => null) }, 31)).toBe(Infinity);
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
