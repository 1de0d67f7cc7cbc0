import { describe, expect, it } from "vitest";

import { around, joined, placed, uncovered, type Box } from "./placing";

const ROOM = { width: 1280, height: 720 };
const SIZE = { width: 320, height: 150 };

const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

describe("the words of a lesson", () => {
  it.each([
    ["in a corner", { x: 0, y: 0, width: 200, height: 100 }],
    ["in the middle", { x: 500, y: 300, width: 200, height: 100 }],
    ["along the lower edge", { x: 0, y: 600, width: 1280, height: 120 }],
    ["along a side", { x: 1000, y: 0, width: 280, height: 720 }],
  ])("stand beside something %s", (_, lit) => {
    const box = placed(SIZE, { lit: [lit] }, ROOM);
    expect(apart(box, lit)).toBe(true);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(ROOM.width);
    expect(box.y + box.height).toBeLessThanOrEqual(ROOM.height);
  });

  it("cover neither of two things, nor the question if there is room elsewhere", () => {
    const lit = [
      { x: 300, y: 200, width: 100, height: 150 },
      { x: 700, y: 200, width: 100, height: 150 },
    ];
    const dock = { x: 0, y: 620, width: 1280, height: 100 };
    const box = placed(SIZE, { lit, text: [dock] }, ROOM);
    expect([...lit, dock].every((other) => apart(box, other))).toBe(true);
  });

  it("rather cover what is only spoken of than what is to be clicked", () => {
    const large = { x: 0, y: 0, width: 1280, height: 600 };
    const button = { x: 1000, y: 620, width: 250, height: 90 };
    expect(apart(placed(SIZE, { lit: [large, button], clicked: [button] }, ROOM), button)).toBe(true);
  });

  it("hide neither what must stay in sight nor what there is to read, if there is room elsewhere", () => {
    const button = { x: 10, y: 580, width: 250, height: 100 };
    const rondel = { x: 265, y: 55, width: 300, height: 300 };
    const rail = { x: 1000, y: 0, width: 280, height: 720 };
    const line = { x: 300, y: 500, width: 200, height: 20 };
    const box = placed(SIZE, { lit: [button], clicked: [button], kept: [rondel], text: [rail, line] }, ROOM);
    expect([button, rondel, rail, line].every((other) => apart(box, other))).toBe(true);
    expect(box.hides).toBe(false);
  });

  it("know when they cannot help hiding something", () => {
    const parts = [0, 1, 2, 3, 4].map((part) => ({ x: 256 * part, y: 0, width: 256, height: 720 }));
    expect(placed(SIZE, { lit: parts }, ROOM).hides).toBe(true);
  });

  it("wait where they are pointed at, but never over what is to be clicked", () => {
    const stood = { ...SIZE, x: 900, y: 500 };
    const line = { x: 950, y: 520, width: 200, height: 20 };
    const lit = [{ x: 100, y: 100, width: 80, height: 80 }];
    expect(placed(SIZE, { lit, text: [line] }, ROOM, stood, undefined, Infinity)).toMatchObject(stood);
    const box = placed(SIZE, { lit: [line], clicked: [line] }, ROOM, stood, undefined, Infinity);
    expect(apart(box, line)).toBe(true);
  });

  it("stand in a lit scene where nothing is to be read or clicked", () => {
    const scene = { x: 280, y: 50, width: 820, height: 590 };
    const rows = { x: 300, y: 60, width: 780, height: 390 };
    const rails = [0, 1100].map((x) => ({ x, y: 0, width: 275, height: 720 }));
    const box = placed(SIZE, { lit: [scene], kept: [rows], text: rails }, ROOM);
    expect([rows, ...rails].every((other) => apart(box, other))).toBe(true);
  });

  it("stay where they stood as long as they hide nothing there", () => {
    const first = { x: 300, y: 200, width: 100, height: 100 };
    const stood = placed(SIZE, { lit: [first] }, ROOM);
    const far = { x: 20, y: 600, width: 50, height: 50 };
    expect(placed(SIZE, { lit: [far] }, ROOM, stood)).toEqual(stood);
    const below = { x: stood.x + 10, y: stood.y + 10, width: 50, height: 50 };
    expect(apart(placed(SIZE, { lit: [below] }, ROOM, stood), below)).toBe(true);
  });

  it("stand in the middle where there is nothing to show", () => {
    const { x, y } = placed(SIZE, { lit: [] }, ROOM);
    expect([x + 160, y + 75].map((at, side) => Math.abs(at - [640, 288][side]!) < 10)).toEqual([true, true]);
  });

  it("fit into a small window as well as they can", () => {
    const phone = { width: 390, height: 844 };
    const lit = { x: 10, y: 300, width: 370, height: 200 };
    const box = placed({ width: 362, height: 160 }, { lit: [lit] }, phone);
    expect(apart(box, lit)).toBe(true);
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
    expect(around({ x: 2, y: 100, width: 50, height: 50 }, ROOM)).toEqual({ x: 0, y: 94, width: 58, height: 62 });
  });
});
