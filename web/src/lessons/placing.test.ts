import { describe, expect, it } from "vitest";

import { around, type Box, homes, joined, overlap, placed, type Room, uncovered, whole } from "./placing";

/** A laptop with a rail on each side, and a phone. */
const LAPTOP: Room = {
  ...{ width: 1280, height: 720, bar: 44, buttons: 630, phone: false },
  stage: { x: 260, y: 50, width: 760, height: 580 },
};
const PHONE: Room = {
  ...{ width: 390, height: 844, bar: 48, buttons: 734, phone: true },
  stage: { x: 0, y: 90, width: 390, height: 550 },
};
const SIZE = { width: 264, height: 150 };
const WIDE = { width: 378, height: 130 };

const apart = (one: Box, other: Box): boolean => overlap(one, other) === 0;
const RAIL = { x: 1010, y: 474, ...SIZE };

describe("the words of a lesson", () => {
  it("have their home at the side, whatever they are about", () => {
    for (const x of [0, 400, 700])
      expect(placed(SIZE, { lit: [{ x, y: 300, width: 100, height: 100 }] }, LAPTOP)).toMatchObject(RAIL);
    expect(placed(SIZE, { lit: [] }, LAPTOP)).toMatchObject(RAIL);
  });

  it("have it above the dock of a phone, as wide as that, and else below the bar", () => {
    expect(placed(WIDE, { lit: [] }, PHONE)).toMatchObject({ x: 6, y: 504, home: 0 });
    const hand = { x: 0, y: 450, width: 390, height: 190 };
    expect(placed(WIDE, { lit: [hand] }, PHONE)).toMatchObject({ x: 6, y: 96, home: 1 });
  });

  it("rather hide the question of a phone than what can be answered", () => {
    const scene = { x: 0, y: 90, width: 390, height: 550 };
    const rows = { x: 10, y: 60, width: 370, height: 530 };
    const question = [{ x: 8, y: 650, width: 370, height: 70 }];
    const box = placed(WIDE, { lit: [scene], written: [rows], question }, PHONE);
    expect(box).toMatchObject({ hides: false, y: 598 });
  });

  it.each([
    ["the rail at the side", [{ x: 1030, y: 50, width: 240, height: 580 }]],
    ["both rails", [0, 1030].map((x) => ({ x, y: 50, width: 240, height: 580 }))],
    ["the whole stage", [{ x: 300, y: 50, width: 500, height: 580 }]],
  ])("leave %s free that they are about", (_, lit) => {
    const box = placed(SIZE, { lit }, LAPTOP);
    expect(lit.every((other) => apart(box, other))).toBe(true);
    expect(box).toMatchObject({ hides: false });
    expect(box.home).toBeGreaterThanOrEqual(0);
  });

  it("leave free what had better stay in sight, if there is another home", () => {
    const gauge = { x: 1030, y: 50, width: 240, height: 580 };
    expect(apart(placed(SIZE, { lit: [], kept: [gauge] }, LAPTOP), gauge)).toBe(true);
    const all = { x: 0, y: 0, width: 1280, height: 720 };
    expect(placed(SIZE, { lit: [], kept: [all] }, LAPTOP)).toMatchObject({ ...RAIL, hides: false });
  });

  it("stand in a lit scene where nothing is to be read or clicked", () => {
    const scene = LAPTOP.stage;
    const rows = { x: 270, y: 60, width: 740, height: 390 };
    const rails = [0, 1022].map((x) => ({ x, y: 50, width: 250, height: 580 }));
    const box = placed(SIZE, { lit: [scene], written: [rows], kept: rails }, LAPTOP);
    expect([rows, ...rails].every((other) => apart(box, other))).toBe(true);
  });

  it("hide nothing that is to be read beside what is lit, if there is any other place", () => {
    const option = { x: 270, y: 250, width: 740, height: 90 };
    const rows = [60, 150, 350, 440].map((y) => ({ x: 270, y, width: 740, height: 80 }));
    const rails = [0, 1022].map((x) => ({ x, y: 50, width: 250, height: 580 }));
    const box = placed(SIZE, { lit: [option], written: rows, kept: rails }, LAPTOP);
    expect([option, ...rows].every((other) => apart(box, other))).toBe(true);
    const tab = { x: 0, y: 90, width: 390, height: 390 };
    const low = placed(WIDE, { lit: [{ ...tab, height: 60 }], written: [tab], question: [] }, PHONE);
    expect(apart(low, tab)).toBe(true);
    // Where all is written, what is lit is the last to be hidden.
    const full = placed(WIDE, { lit: [{ ...tab, height: 60 }], written: [PHONE.stage] }, PHONE);
    expect(apart(full, { ...tab, height: 60 })).toBe(true);
  });

  it("leave free whatever can be done where nothing in particular is asked for", () => {
    const map = { x: 0, y: 90, width: 390, height: 550 };
    const places = [100, 200, 300, 400, 500, 590].map((y) => ({ x: 20, y, width: 50, height: 40 }));
    const question = [{ x: 8, y: 650, width: 370, height: 70 }];
    const box = placed(
      { width: 250, height: 120 },
      { free: true, lit: [], clicked: places, written: [map], question },
      PHONE,
    );
    expect(places.every((place) => apart(box, place))).toBe(true);
  });

  it("make way for what comes to be read below them", () => {
    const lit = [{ x: 1100, y: 500, width: 50, height: 50 }];
    const stood = placed(SIZE, { lit }, LAPTOP);
    const below = { x: stood.x + 10, y: stood.y + 10, width: 50, height: 50 };
    expect(apart(placed(SIZE, { lit, written: [below] }, LAPTOP, stood), below)).toBe(true);
  });

  it("find any other place where every home is taken, and know when there is none", () => {
    const taken = homes(SIZE, LAPTOP);
    const box = placed(SIZE, { lit: taken }, LAPTOP);
    expect(taken.every((other) => apart(box, other))).toBe(true);
    expect(box).toMatchObject({ hides: false, home: -1 });
    const parts = [0, 1, 2, 3, 4].map((part) => ({ x: 256 * part, y: 0, width: 256, height: 720 }));
    expect(placed(SIZE, { lit: parts }, LAPTOP).hides).toBe(true);
  });

  it("stay where they stood, as long as that hides nothing that matters and no question", () => {
    const lit = [{ x: 1100, y: 500, width: 50, height: 50 }];
    const stood = placed(SIZE, { lit }, LAPTOP);
    expect(stood.home).not.toBe(0);
    expect(placed(SIZE, { lit: [], kept: [stood] }, LAPTOP, stood)).toEqual(stood);
    expect(placed(SIZE, { lit: [] }, LAPTOP)).toMatchObject(RAIL);
    const below = { x: stood.x + 10, y: stood.y + 10, width: 50, height: 50 };
    expect(apart(placed(SIZE, { lit: [below] }, LAPTOP, stood), below)).toBe(true);
    expect(apart(placed(SIZE, { lit: [], question: [below] }, LAPTOP, stood), below)).toBe(true);
  });

  it("grow away from the dock: what is pressed in them stays where it is", () => {
    const stood = placed(SIZE, { lit: [] }, LAPTOP);
    const grown = placed({ ...SIZE, height: 200 }, { lit: [] }, LAPTOP, stood);
    expect(grown.y + grown.height).toBe(stood.y + stood.height);
  });
});

describe("what is lit", () => {
  it("is one where it lies side by side, and several where it does not", () => {
    const row = [0, 40, 80].map((x) => ({ x, y: 0, width: 50, height: 100 }));
    expect(joined(row)).toEqual([{ x: 0, y: 0, width: 130, height: 100 }]);
    const steps = [
      { x: 0, y: 0, width: 50, height: 50 },
      { x: 45, y: 45, width: 50, height: 50 },
    ];
    expect(joined(steps)).toEqual(steps);
  });

  it("is not lit where something was opened over it", () => {
    const menu = { x: 100, y: 100, width: 200, height: 200 };
    const fields = [0, 120, 320].map((x) => ({ x, y: 150, width: 60, height: 60 }));
    expect(uncovered(fields, (field) => field, [menu])).toEqual([fields[0], fields[2]]);
  });

  it("has some room around it, inside the window", () => {
    expect(around({ x: 2, y: 100, width: 50, height: 50 }, LAPTOP)).toEqual({ x: 0, y: 94, width: 58, height: 62 });
  });
});

it("frames the names on a map whole, or leaves them out", () => {
  const frame = { x: 100, y: 100, width: 100, height: 50 };
  const cut = { x: 180, y: 110, width: 60, height: 12 };
  const inside = { x: 120, y: 110, width: 40, height: 12 };
  const beside = { x: 199, y: 110, width: 60, height: 12 };
  expect(whole(frame, [inside, beside])).toEqual(frame);
  expect(whole(frame, [inside, cut])).toEqual({ x: 100, y: 100, width: 140, height: 50 });
});
