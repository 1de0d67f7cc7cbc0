import { describe, expect, it } from "vitest";

import {
  atWork,
  bedsAt,
  beforeLoss,
  dangers,
  endOf,
  fedIn,
  figuresOf,
  foodAhead,
  freezing,
  sectionOf,
} from "./forecast";
import { samplePack, sampleView } from "./sample";
import type { FrostpunkView, PackInfo } from "./types";

/** The tracks as the rulebook prints them where it does. */
function printed(change: Partial<PackInfo> = {}): PackInfo {
  const pack = samplePack();
  pack.tracks.sickness = [
    { upto: 4 },
    { upto: 9, turns: 1 },
    { upto: 14, tokens: 1, turns: 1 },
    { upto: 19, tokens: 2, turns: 2 },
    { upto: 25, tokens: 3, turns: 3 },
  ];
  pack.tracks.hunger = [
    { upto: 0 },
    { upto: 5, discontent: 1 },
    { upto: 10, discontent: 1, deaths: 1 },
    { upto: 24, discontent: 1, deaths: 2 },
  ];
  return { ...pack, ...change };
}

const people = (number: number, sick = 0): FrostpunkView["people"][number] => ({
  number,
  sick,
  grave: false,
  ready: 0,
  tired: 0,
  resting: 0,
  scouting: 0,
});

describe("sections of a track", () => {
  const { sickness } = printed().tracks;
  it("are found by the marker", () => {
    expect(sectionOf(sickness, 4)).toEqual({ upto: 4 });
    expect(sectionOf(sickness, 6)).toEqual({ upto: 9, turns: 1 });
    expect(sectionOf(sickness, 15)).toEqual({ upto: 19, tokens: 2, turns: 2 });
  });
  it("end where the game is lost", () => {
    expect(endOf(sickness)).toBe(26);
    expect(sectionOf(sickness, 26)).toBeUndefined();
  });
});

describe("the next meal", () => {
  it("feeds the kinds in turn: workers in round 6, children in round 7", () => {
    const { tracks } = printed();
    expect([fedIn(tracks, 6), fedIn(tracks, 7)]).toEqual(["worker", "child"]);
  });

  it("leaves hunger: 32 workers with 24 food", () => {
    const ahead = foodAhead(sampleView({ round: 3, food: 24, people: [people(32), people(12), people(8)] }), printed());
    expect(ahead).toMatchObject({ kind: "worker", needed: 32, eaten: 24, left: 0, hunger: 8, lost: false });
  });

  it("stills the old hunger first: hunger 12 with 4 food leaves 8", () => {
    const ahead = foodAhead(sampleView({ round: 8, food: 4, hunger: 12 }), printed());
    expect(ahead).toMatchObject({ stilled: 4, starving: 8, discontent: 1, deaths: 1, eaten: 0 });
  });

  it("is lost with 25 hunger left", () => {
    expect(foodAhead(sampleView({ food: 0, hunger: 25 }), printed()).lost).toBe(true);
    expect(foodAhead(sampleView({ food: 1, hunger: 25 }), printed()).lost).toBe(false);
  });

  it("is that of the next round once this one has eaten", () => {
    expect(foodAhead(sampleView({ round: 2, phase: 8 }), printed()).kind).toBe("engineer");
    expect(foodAhead(sampleView({ round: 2, phase: 9 }), printed()).kind).toBe("worker");
  });

  it("knows laws in force, but not covered ones", () => {
    const pack = printed();
    pack.cards["G03"] = {
      id: "G03",
      kind: "law",
      title: "",
      flavour: "",
      lines: [],
      option_lines: [],
      rules: { thin_soup: "worker", hunger_relief: 2 },
    };
    const view = sampleView({ round: 3, food: 0, passed: ["G03"], people: [people(21), people(0), people(0)] });
    expect(foodAhead(view, pack)).toMatchObject({ needed: 11, hunger: 9 });
    const covered = { card: "K03A", wood: 0, coal: 0, cores: 0, figures: [], used: false, covers: "G03" };
    expect(foodAhead({ ...view, display: [covered] }, pack)).toMatchObject({ needed: 21, hunger: 21 });
  });
});

it("those freeze who stand strictly between output and cold", () => {
  const { tracks } = printed();
  expect(freezing(tracks, 3, 6)).toEqual(["engineer", "child"]);
  expect(freezing(tracks, 2, 3)).toEqual([]);
  expect(freezing(tracks, 4, 4)).toEqual([]);
});

it("figures at work are counted wherever they stand", () => {
  const laid = { card: "M004", wood: 0, coal: 0, cores: 0, figures: [0], used: true, covers: "" };
  const view = sampleView({ display: [laid] });
  expect(atWork(view, 0)).toBe(3); // building or clearing, gathering, on the card
  expect(figuresOf(view, 1)).toEqual({ ready: 3, working: 1, resting: 0, scouting: 0 });
  expect(figuresOf(sampleView({ automata_ready: 2 }), 3)).toMatchObject({ ready: 2, working: 0 });
});

it("tells how many deaths cost a figure", () => {
  const { tracks } = printed();
  expect(beforeLoss(tracks, "worker", 22)).toBe(18);
  expect(beforeLoss(tracks, "worker", 5)).toBe(1);
});

describe("dangers", () => {
  const of = (change: Partial<FrostpunkView>) =>
    Object.fromEntries(dangers(sampleView(change), printed()).map((danger) => [danger.cause, danger]));

  it("say how far away each defeat is", () => {
    const all = of({ stress: 4, corpses: 3, people: [people(22, 7), people(12), people(8, 11)] });
    expect(all["hope"]).toMatchObject({ left: 1, alarm: "last" });
    expect(all["discontent"]).toMatchObject({ now: 1, left: 5, alarm: "calm" });
    expect(all["malfunction"]).toMatchObject({ left: 7, alarm: "calm" });
    expect(all["sickness"]).toMatchObject({ now: 11, left: 15, alarm: "calm" });
    expect(all["corpses"]).toMatchObject({ left: 11, alarm: "calm" });
  });

  it("stress is worse when the generator is overheated", () => {
    expect(of({ stress: 8 })["malfunction"]!.alarm).toBe("near");
    expect(of({ stress: 8, overheated: true })["malfunction"]!.alarm).toBe("last");
  });

  it("hunger that food will still is none", () => {
    expect(of({ hunger: 8, food: 8 })["hunger"]!.alarm).toBe("calm");
    expect(of({ hunger: 9, food: 8 })["hunger"]!.alarm).toBe("near");
    expect(of({ hunger: 28, food: 8 })["hunger"]!.alarm).toBe("last");
  });
});

describe("tonight", () => {
  const shelters = (law = ""): [FrostpunkView, PackInfo] => {
    const pack = printed();
    pack.buildings.nursery = { ...pack.buildings.tent!, id: "nursery", places: 5, for_children: true };
    pack.cards.G01 = { ...pack.cards.G01!, rules: law ? { [law]: 1 } : {} };
    const built = ["tent", "tent", "nursery"].map((building, index) => ({
      building,
      fields: [6 + index],
      upgraded: false,
      figures: [],
    }));
    return [sampleView({ built, built_warm_from: [1, 3, 1], busy: [0], gathered: [], passed: ["G01"] }), pack];
  };

  it("has beds where it is warm, those for children only as far as there are children", () => {
    const [view, pack] = shelters();
    expect(bedsAt(view, pack, 0)).toEqual({ beds: 0, sleepers: 10 });
    expect(bedsAt(view, pack, 1)).toEqual({ beds: 4, sleepers: 10 });
    expect(bedsAt(view, pack, 3).beds).toBe(6);
  });

  it("has more beds by law", () => {
    const [view, pack] = shelters("shelter_places");
    expect(bedsAt(view, pack, 3).beds).toBe(8);
  });
});
