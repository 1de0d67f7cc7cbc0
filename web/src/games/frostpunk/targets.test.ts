import { describe, expect, it } from "vitest";

import { decision } from "../../table/sample";
import { offer, samplePack, sampleView } from "./sample";
import { answeredOn, goodsOf, heatOf, iconOf, offersAt, onMap, plain, priceOf, warmFrom } from "./targets";

const view = sampleView();
const pack = samplePack();
const gather = offer("gather 1", ["field"], { cold: 0, wood: 5 });
const far = offer("gather 9", ["field"], { cold: 1, coal: 2 });
const use = offer("use cookhouse 0", ["building", "field"], { cold: 0, use: { cost: { food: 3 } } });

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
  });

  it("say what the server says about cold", () => {
    expect(heatOf(gather)).toBe("warm");
    expect(heatOf(far)).toBe("cold");
    expect(heatOf(offer("stop"))).toBeNull();
  });

  it("know prices as the pack prints them", () => {
    expect(goodsOf(priceOf(pack, use))).toEqual([["food", 3]]);
    expect(goodsOf(priceOf(pack, offer("erect hothouse", ["building"])))).toEqual([
      ["wood", 4],
      ["cores", 1],
    ]);
    expect(goodsOf(priceOf(pack, offer("upgrade sawmill 7", ["building", "field"])))).toEqual([["wood", 1]]);
    expect(priceOf(pack, gather)).toBeUndefined();
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
