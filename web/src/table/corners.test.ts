import { expect, it } from "vitest";

import { emptiest } from "./corners";

const room = { x: 0, y: 0, width: 1000, height: 600 };
const size = { width: 400, height: 400 };
const at = (x: number, y: number) => ({ x, y, width: 50, height: 50 });

it("stays where it is usual as long as that hides nothing", () => {
  expect(emptiest(size, [], room)).toEqual({ x: 600, y: 200, hides: 0 });
  expect(emptiest(size, [at(100, 100)], room)).toMatchObject({ x: 600, y: 200 });
});

it("goes to another corner that hides nothing", () => {
  expect(emptiest(size, [at(700, 400)], room)).toEqual({ x: 0, y: 200, hides: 0 });
  expect(emptiest(size, [at(700, 500), at(100, 500)], room)).toEqual({ x: 600, y: 0, hides: 0 });
});

it("leaves free what else is better seen", () => {
  const goals = { x: 0, y: 0, width: 250, height: 600 };
  expect(emptiest(size, [at(700, 500)], room, [goals])).toEqual({ x: 600, y: 0, hides: 0 });
});

it("goes anywhere else where every corner hides something", () => {
  const cards = [at(0, 550), at(950, 550), at(0, 0), at(950, 0)];
  const spot = emptiest(size, [cards[0]!], room, cards);
  expect(spot.hides).toBe(0);
  expect(spot.x).toBeGreaterThanOrEqual(50);
});

it("hides least of what it names where it cannot but hide something", () => {
  const all = { ...room, height: 300 };
  const low = emptiest(size, [all], room);
  expect(low).toMatchObject({ y: 200 });
  expect(low.hides).toBeGreaterThan(0);
});
