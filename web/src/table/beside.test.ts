import { describe, expect, it } from "vitest";

import { type Box, placeBeside } from "./beside";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const ROOM = { width: 1280, height: 720 };
const SIZE = { width: 300, height: 120 };
const thing = box(500, 200, 100, 60);

describe("a box about something", () => {
  it("stands below it, in the middle", () => {
    expect(placeBeside(thing, SIZE, ROOM, [])).toEqual({ left: 400, top: 268 });
  });

  it("stands above where there is no room below, and inside the window", () => {
    expect(placeBeside(box(500, 640, 100, 60), SIZE, ROOM, [])).toEqual({ left: 400, top: 512 });
    expect(placeBeside(box(1200, 200, 80, 60), SIZE, ROOM, [])).toEqual({ left: 972, top: 268 });
  });

  it("does not cover what can be chosen next to it", () => {
    const below = box(480, 280, 40, 40);
    const above = box(560, 150, 40, 40);
    expect(placeBeside(thing, SIZE, ROOM, [below])).toEqual({ left: 400, top: 72 });
    expect(placeBeside(thing, SIZE, ROOM, [below, above])).toEqual({ left: 608, top: 170 });
    const around = [below, above, box(608, 140, 300, 180), box(192, 140, 300, 180)];
    expect(placeBeside(thing, SIZE, ROOM, around)).toEqual({ left: 8, top: 8 });
  });

  it("stands below also where a corner of the window would be a little nearer", () => {
    expect(placeBeside(box(20, 132, 40, 20), SIZE, ROOM, []).top).toBe(160);
  });

  it("covers a little rather than stand far away", () => {
    const around = [
      [480, 280],
      [560, 150],
      [620, 200],
      [470, 200],
    ].map(([left, top]) => box(left!, top!, 20, 20));
    const { left, top } = placeBeside(thing, SIZE, ROOM, around);
    expect(Math.abs(left - thing.left) + Math.abs(top - thing.top)).toBeLessThan(400);
  });

  it("covers as little as it can where everything can be chosen", () => {
    const all = [box(0, 0, 1280, 260), box(0, 300, 1280, 420)];
    expect(placeBeside(thing, SIZE, ROOM, all).top).toBe(200);
  });
});
