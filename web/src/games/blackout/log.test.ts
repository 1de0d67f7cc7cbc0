import { expect, it } from "vitest";

import style from "./log";

const quiet = (kind: string, data = {}): boolean => style.quiet({ ply: 1, kind, seat: null, data, text: "" } as never);

it("leaves out plans that everybody lays, and sales of nothing", () => {
  expect([quiet("planned"), quiet("wasted", { money: 0 })]).toEqual([true, true]);
  expect([quiet("wasted", { money: 3 }), quiet("secured"), quiet("injured")]).toEqual([false, false, false]);
});
