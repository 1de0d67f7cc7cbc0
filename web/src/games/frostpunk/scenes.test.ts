import { describe, expect, it } from "vitest";

import { decision } from "../../table/sample";
import { fewer, more, movesOf, proposed, proposedBeds, proposedCoal, wanted } from "./allot";
import { partsOf } from "./pills";
import { offer, samplePack, sampleTable, sampleView } from "./sample";
import { lightOf, sceneOf } from "./scenes";

const pack = samplePack();
const scene = (asks: string, about: Record<string, string | number> = {}): string => {
  const table = sampleTable([], asks, about);
  return sceneOf(table.decision, table, pack);
};

describe("scenes", () => {
  it("show what a question is answered on", () => {
    expect(scene("option", { card: "M011" })).toBe("reading");
    expect(scene("law")).toBe("laws");
    expect(scene("sort-sectors")).toBe("sectors");
    expect(scene("bed")).toBe("night");
    expect(scene("cure")).toBe("allot");
    expect(scene("death")).toBe("mourning");
    expect(scene("figure")).toBe("city");
    expect(sceneOf(null, sampleTable([], ""), pack)).toBe("city");
  });

  it("leave the card in sight that a small question comes from", () => {
    const table = sampleTable([], "lower", { what: "hope" }, { phase: 2 });
    expect(sceneOf(table.decision, table, pack)).toBe("city");
    table.log = [{ ply: 1, kind: "read", seat: null, data: { card: "M011" }, text: "", auto: false }];
    expect(sceneOf(table.decision, table, pack)).toBe("reading");
  });

  it("have the light of the hour", () => {
    expect([1, 2, 4, 6, 7, 8, 9].map(lightOf)).toEqual(["dawn", "dawn", "day", "day", "dusk", "dusk", "night"]);
  });
});

describe("shares", () => {
  const beds = decision(0, {
    asks: "bed",
    about: { beds: 3 },
    moves: [offer("bed worker", ["kind"]), offer("bed child", ["kind"])],
    proposal: ["bed worker", "bed worker", "bed child", "option 1"],
  });

  it("begin with what is proposed for this question, not for those after it", () => {
    expect(wanted(beds)).toBe(3);
    expect(proposed(beds)).toEqual({ "bed worker": 2, "bed child": 1 });
    expect(movesOf(proposed(beds))).toEqual(["bed worker", "bed worker", "bed child"]);
  });

  it("are as many as the question says where nothing is proposed", () => {
    expect(wanted({ ...beds, proposal: [] })).toBe(3);
    expect(proposed({ ...beds, proposal: [] })).toEqual({ "bed worker": 0, "bed child": 0 });
  });

  it("never give more than there is: one more here is one less where most are", () => {
    expect(more({ a: 2, b: 1 }, "b", 3)).toEqual({ a: 1, b: 2 });
    expect(more({ a: 0, b: 1 }, "a", 3)).toEqual({ a: 1, b: 1 });
    expect(fewer({ a: 0, b: 1 }, "a")).toEqual({ a: 0, b: 1 });
  });

  it("of coal go with the beds that are proposed for it", () => {
    const fuel = decision(0, {
      asks: "fuel",
      moves: [offer("fuel"), offer("done")],
      proposal: ["fuel", "fuel", "done", "bed worker", "bed child"],
    });
    expect(proposedCoal(fuel)).toBe(2);
    expect(proposedBeds(fuel)).toEqual(["bed worker", "bed child"]);
    expect(proposed(fuel)).toEqual({ "bed worker": 1, "bed child": 1 });
  });
});

describe("pills", () => {
  const change = (what: string, before: number, after: number, harm = false) => ({
    what,
    before,
    after,
    harm,
    text: "",
  });

  it("say the gain and the harm", () => {
    const gather = {
      ...offer("gather 1", ["field"]),
      changes: [change("sick-worker", 0, 1, true), change("wood", 5, 7)],
    };
    expect(partsOf(sampleView(), gather)).toEqual([
      { icon: "wood", text: "+2", harm: false },
      { icon: "sick", text: "+1", harm: true },
    ]);
  });

  it("say of a site whether it is warm there", () => {
    const on = offer("on 8", ["field"], { warm_from: 3 });
    expect(partsOf(sampleView({ output: 1 }), on)).toEqual([{ icon: "cold", text: "≥3", harm: false }]);
    expect(partsOf(sampleView({ output: 3 }), on)[0]!.icon).toBe("heat");
    const always = offer("on 8", ["field"], { warm_from: 0 });
    expect(partsOf(sampleView(), always)).toEqual([{ icon: "heat", text: "", harm: false }]);
  });

  it("say of a site rather what is lost there", () => {
    const buries = {
      ...offer("on 8", ["field"], { warm_from: 0 }),
      changes: [change("map-trees", 2, 0), change("map-wood", 1, 0), change("wood", 5, 2)],
    };
    expect(partsOf(sampleView(), buries)).toEqual([
      { icon: "trees", text: "−2", harm: true },
      { icon: "wood", text: "−1", harm: true },
    ]);
  });
});
