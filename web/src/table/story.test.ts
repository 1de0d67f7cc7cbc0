import { beforeEach, describe, expect, it } from "vitest";

import { askSince, firstNew, lastOwn, merge, recallSeen, rememberSeen } from "./story";
import type { LogLine } from "./types";

function line(ply: number, text = `${ply}`, seat: number | null = 0): LogLine {
  return { ply, kind: "k", seat, data: {}, text, auto: false };
}

const texts = (log: LogLine[]): string => log.map((entry) => entry.text).join(" ");

beforeEach(() => localStorage.clear());

describe("the log", () => {
  it("grows by what is new", () => {
    expect(texts(merge([line(1), line(2)], { log: [line(3), line(4)], log_from: 3, ply: 4 }))).toBe("1 2 3 4");
  });

  it("takes what comes twice only once", () => {
    const again = { log: [line(2, "2'"), line(3)], log_from: 2, ply: 3 };
    expect(texts(merge([line(1), line(2), line(2)], again))).toBe("1 2' 3");
  });

  it("forgets what was taken back", () => {
    expect(texts(merge([line(1), line(2), line(3)], { log: [], log_from: 9, ply: 1 }))).toBe("1");
    expect(texts(merge([line(1), line(2)], { log: [line(0)], log_from: 0, ply: 0 }))).toBe("0");
  });

  it("is asked for with some overlap", () => {
    expect(askSince(5)).toBe(0);
    expect(askSince(100)).toBe(88);
  });
});

describe("what is new", () => {
  it("begins after one's own last move", () => {
    const log = [line(1), line(2), line(2), line(3)];
    expect(firstNew(log, 2)).toBe(3);
    expect(firstNew(log, 3)).toBe(-1);
    expect(firstNew(log, null)).toBe(-1);
  });

  it("is remembered for each table and seat", () => {
    rememberSeen("t", 1, 17);
    expect(recallSeen("t", 1)).toBe(17);
    expect(recallSeen("t", 0)).toBeNull();
    expect(recallSeen("t", null)).toBeNull();
  });

  it("is guessed where nothing is remembered", () => {
    const log = [line(1, "a", 0), line(2, "b", 1), line(3, "c", null)];
    expect(lastOwn(log, 1)).toBe(2);
    expect(lastOwn(log, 2)).toBeNull();
  });
});
