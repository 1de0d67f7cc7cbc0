import { expect, it } from "vitest";

import { roundsOf } from "./player.svelte";

it("a replay knows where rounds begin", () => {
  const line = (ply: number, kind: string) => ({ ply, kind, seat: null, data: {}, text: "", auto: false });
  expect(roundsOf({ log: [line(0, "round"), line(3, "plan"), line(9, "round"), line(9, "round")] })).toEqual([0, 9]);
});
