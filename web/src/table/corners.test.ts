import { expect, it } from "vitest";

import { emptiest } from "./corners";

const room = { x: 0, y: 0, width: 1000, height: 600 };
const size = { width: 400, height: 400 };
const at = (x: number, y: number) => ({ x, y, width: 50, height: 50 });

it("stays where it is usual as long as that hides nothing", () => {
  expect(emptiest(size, [], room)).toEqual({ across: "right", along: "bottom" });
  expect(emptiest(size, [at(100, 100)], room)).toEqual({ across: "right", along: "bottom" });
});

it("goes where it hides least of what it names", () => {
  expect(emptiest(size, [at(700, 400)], room)).toEqual({ across: "left", along: "bottom" });
  expect(emptiest(size, [at(700, 500), at(100, 500)], room)).toEqual({ across: "right", along: "top" });
});

it("leaves free what else is better seen, as far as it can", () => {
  const goals = { x: 0, y: 0, width: 250, height: 600 };
  expect(emptiest(size, [at(700, 400)], room, [goals])).toEqual({ across: "right", along: "top" });
  expect(emptiest(size, [at(700, 300)], room, [goals])).toEqual({ across: "left", along: "bottom" });
});
