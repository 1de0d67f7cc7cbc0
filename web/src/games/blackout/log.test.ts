import { expect, it } from "vitest";

import { turnsOf } from "../../table/turns";
import type { LogLine } from "../../table/types";
import style from "./log";

const quiet = (kind: string, data = {}): boolean => style.quiet({ ply: 1, kind, seat: null, data, text: "" } as never);

it("leaves out plans that everybody lays, and sales of nothing", () => {
  expect([quiet("planned"), quiet("wasted", { money: 0 })]).toEqual([true, true]);
  expect([quiet("wasted", { money: 3 }), quiet("secured"), quiet("injured")]).toEqual([false, false, false]);
});

it("says who plans no card at all", () => {
  expect([quiet("ready", { cards: 2 }), quiet("ready", { cards: 0 })]).toEqual([true, false]);
});

it("has an entry for each phase of the end of a round", () => {
  const line = (kind: string, seat: number | null = null): LogLine => ({
    ...{ ply: 9, kind, seat, text: kind, auto: false },
    data: { money: 2 },
  });
  const log = [
    line("bought-card", 0),
    ...[line("swept"), line("swept"), line("refilled")],
    ...[line("wasted", 0), line("wasted", 1)],
    line("nothing-secured"),
    line("nobody-refreshes"),
    line("round", 1),
  ];
  const heads = turnsOf(log, style).map(({ lines }) => lines[0]!.line.kind);
  expect(heads).toEqual(["bought-card", "swept", "wasted", "wasted", "nothing-secured", "nobody-refreshes", "round"]);
});
