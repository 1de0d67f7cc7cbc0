import { expect, test } from "vitest";

import { duration, number, shares } from "./numbers";

test("time is told in minutes, then in hours", () => {
  expect(duration(0, "en")).toBe("0 min");
  expect(duration(61, "en")).toBe("2 min");
  expect(duration(5400, "en")).toBe("1.5 hr");
  expect(duration(5400, "de")).toBe("1,5 Std.");
});

test("a number has one digit behind the point", () => {
  expect(number(12.345, "en")).toBe("12.3");
  expect(number(12, "de")).toBe("12");
  expect(number(-10, "en")).toBe("−10");
});

test("a tally knows its share", () => {
  expect(shares({ games: 4, wins: 1 }, "en")).toEqual({ games: 4, wins: 1, share: "25%" });
  expect(shares({ games: 0, wins: 0 }, "en").share).toBe("0%");
});
