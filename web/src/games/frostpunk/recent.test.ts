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

  it("is no card that is done with, and none if a death came in between", () => {
    expect(cause([line("read", "D01"), line("card-out", "D01")], 7)).toBe("");
    expect(cause([line("read", "D01"), line("card-out", "D02")], 7)).toBe("D01");
    expect(cause([line("read", "D01"), line("mourned", "B01")], 7)).toBe("");
    expect(cause([], 7)).toBe("");
  });
});
