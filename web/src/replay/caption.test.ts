import { describe, expect, it } from "vitest";

import { line } from "../stage/sample";
import { captionOf } from "./caption";

const say = (key: string): string => (key === "list-sentences" ? " " : key);
const step = (ply: number, ...texts: string[]) => ({
  ...{ ply, did: "Ada: Done", first: 0, last: 9 },
  log: texts.map((text) => line("event", { ply, text })),
});

describe("the caption of a step", () => {
  it("is what the log tells about it, each line once", () => {
    expect(captionOf(step(3, "Ada turns a card.", "Ada pays.", "Ada pays."), say)).toBe("Ada turns a card. Ada pays.");
  });

  it("is what the move was, where the log is silent; and never empty", () => {
    expect(captionOf(step(3), say)).toBe("Ada: Done");
    expect(captionOf({ ...step(3), did: "" }, say)).toBe("web-move-of");
    expect(captionOf(step(0, "The deck is shuffled."), say)).toBe("web-replay-start");
  });

  it("is no longer than what is read at a glance", () => {
    const lines = Array.from({ length: 12 }, (_, index) => `Line ${index} of a long night in which much happened.`);
    const caption = captionOf(step(3, ...lines), say);
    expect(caption).toMatch(/^Line 0 .* happened\. …$/);
    expect(caption.length).toBeLessThan(250);
  });
});
