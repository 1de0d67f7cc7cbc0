import { describe, expect, it } from "vitest";

import type { LogLine } from "../../table/types";
import { cause } from "./recent";

const line = (kind: string, card = ""): LogLine => ({
  ply: 1,
  kind,
  seat: null,
  data: { card },
  text: kind,
  auto: false,
});

describe("why something is asked", () => {
  it("is the card that is being read, in the morning and at dusk", () => {
    const log = [line("read", "M01"), line("displayed", "M01"), line("read", "D01"), line("fell-sick")];
    expect(cause(log, 7)).toBe("D01");
    expect(cause(log.slice(0, 1), 2)).toBe("M01");
    expect(cause(log, 6)).toBe("");
  });

  it("is a card that lies there, when it acts at dusk or at night", () => {
    const dusk = [line("read", "M01"), line("displayed", "M01"), line("at-dusk", "M01")];
    expect(cause(dusk, 7)).toBe("M01");
    expect(cause(dusk, 9)).toBe("");
    expect(cause([...dusk, line("slept"), line("at-night", "K05A")], 9)).toBe("K05A");
    expect(cause([line("at-night", "K05A")], 2)).toBe("");
  });

  it("is no card that is done with, and none if a death came in between", () => {
    expect(cause([line("read", "D01"), line("card-out", "D01")], 7)).toBe("");
    expect(cause([line("read", "D01"), line("card-out", "D02")], 7)).toBe("D01");
    expect(cause([line("read", "D01"), line("mourned", "B01")], 7)).toBe("");
    expect(cause([], 7)).toBe("");
  });
});
