import { describe, expect, it } from "vitest";

import { decision } from "../../table/sample";
import { offer, samplePack, sampleView } from "./sample";
import {
  answeredOn,
  busyPlaces,
  foresee,
  goodsOf,
  heatOf,
  iconOf,
  offersAt,
  onlyEngineers,
  onMap,
  plain,
  priceOf,
  useOf,
  warmFrom,
} from "./targets";

const view = sampleView();
const pack = samplePack();
const gather = offer("gather 1", ["field"]);
const far = offer("gather 9", ["field"]);
const use = offer("use cookhouse 0", ["building", "field"]);

describe("lookups", () => {
  it("find the moves of a field", () => {
    const question = decision(0, { moves: [gather, far, use] });
    expect(offersAt(question, 1)).toEqual([gather]);
    expect(offersAt(question, 0)).toEqual([use]);
    expect(offersAt(question, 2)).toEqual([]);
    expect(offersAt(null, 1)).toEqual([]);
  });

  it("read from the view what is warm: buildings by themselves, fields by their zone", () => {
    expect(warmFrom(view, 1)).toBe(1);
    expect(warmFrom(view, 31)).toBe(3); // both fields of the hothouse
    expect(heatOf(view, pack, gather)).toBe("warm");
    expect(heatOf(view, pack, far)).toBe("cold");
    expect(heatOf({ ...view, output: 3 }, pack, far)).toBe("warm");
    expect(heatOf(view, pack, offer("clear inner", ["ring"]))).toBe("cold");
    expect(heatOf(view, pack, offer("build"))).toBe("warm");
    expect(heatOf(view, pack, offer("stop"))).toBeNull();
  });

  it("know prices as the pack prints them", () => {
    expect(goodsOf(priceOf(view, pack, use))).toEqual([["food", 3]]);
    expect(goodsOf(priceOf(view, pack, offer("erect hothouse", ["building"])))).toEqual([
      ["wood", 4],
      ["cores", 1],
    ]);
    expect(goodsOf(priceOf(view, pack, offer("upgrade sawmill 7", ["building", "field"])))).toEqual([["wood", 1]]);
    expect(priceOf(view, pack, gather)).toBeUndefined();
  });

  it("show an upgraded building's own action", () => {
    const better = {
      ...pack,
      buildings: { ...pack.buildings, sawmill: { ...pack.buildings.sawmill!, upgraded_use: { cost: { coal: 9 } } } },
    };
    expect(useOf(view, better, 7)?.cost).toEqual({ coal: 9 });
    expect(useOf(view, better, 0)?.cost).toEqual({ food: 3 });
  });

  it("hint at places that could be used: not taken, not full, not without action", () => {
    const places = busyPlaces(view, pack);
    expect(places.has(1)).toBe(true);
    expect(places.has(9)).toBe(false); // somebody gathers there
    expect(places.has(4)).toBe(false); // the generator is occupied
    expect(places.has(31)).toBe(true); // a large building has room for two
    expect(places.has(6)).toBe(false); // trees alone
    expect(onlyEngineers(view, pack, 3)).toBe(true);
    expect(onlyEngineers(view, pack, 1)).toBe(false);
  });

  it("look ahead of the coal", () => {
    const ahead = foresee(view, pack, 3);
    expect(ahead.buildings).toEqual(["sawmill", "hothouse"]);
    expect(ahead.fields).toEqual([6, 8, 9]); // cleared, open, in the inner ring
    expect(ahead.stress).toBe(2);
    expect(ahead.sick).toEqual(["engineer"]); // between 3 and the cold marker on 5
    expect(foresee(view, pack, 1)).toEqual({ fields: [], buildings: [], stress: 1, sick: ["worker", "engineer"] });
  });

  it("say where a question is answered", () => {
    expect(answeredOn(decision(0, { asks: "option", about: { card: "M011" } }), pack)).toBe("event");
    expect(answeredOn(decision(0, { asks: "choose", about: {} }), pack)).toBe("city");
    expect(answeredOn(decision(0, { asks: "law" }), pack)).toBe("cards");
    expect(answeredOn(null, pack)).toBe("city");
    expect(onMap(decision(0, { moves: [gather] }))).toBe(true);
    expect(onMap(decision(0, { moves: [offer("option 1", ["number"])] }))).toBe(false);
  });

  it("pick a picture and the plain words", () => {
    expect(iconOf(use)).toBe("cookhouse");
    expect(iconOf(offer("sick worker", ["kind"]))).toBe("worker");
    expect(iconOf(offer("stop"))).toBe("done");
    expect(plain(gather)).toBe("Text of gather 1");
  });
});
