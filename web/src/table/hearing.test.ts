import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Hearing } from "./hearing.svelte";

let hearing: Hearing;

beforeEach(() => {
  vi.useFakeTimers();
  hearing = new Hearing();
});

afterEach(() => vi.useRealTimers());

describe("a click right after a new question", () => {
  it("is not heard where the pointer rested, the large button listens last", () => {
    hearing.point(100, 100);
    hearing.begin();
    expect(hearing.hears(100, 100, false)).toBe(false);
    vi.advanceTimersByTime(249);
    expect(hearing.hears(101, 102, false)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(hearing.hears(100, 100, false)).toBe(true);
    expect(hearing.hears(100, 100, true)).toBe(false);
    vi.advanceTimersByTime(100);
    expect(hearing.hears(100, 100, true)).toBe(true);
    expect(hearing.deaf).toBeNull();
  });

  it("is heard where the pointer has gone since", () => {
    hearing.point(100, 100);
    hearing.begin();
    hearing.point(102, 100);
    expect(hearing.deaf).toBe("all");
    hearing.point(104, 100);
    expect(hearing.deaf).toBeNull();
    hearing.begin();
    expect(hearing.hears(300, 200, true)).toBe(true);
  });

  it("is heard when nobody has pointed anywhere before", () => {
    hearing.begin();
    expect(hearing.hears(5, 5, true)).toBe(true);
  });

  it("waits anew with every question", () => {
    hearing.point(100, 100);
    hearing.begin();
    vi.advanceTimersByTime(200);
    hearing.begin();
    vi.advanceTimersByTime(200);
    expect(hearing.hears(100, 100, false)).toBe(false);
  });
});

describe("the second one of two quick clicks", () => {
  it("counts for what the first one was for, and for nothing that has taken its place", () => {
    expect(hearing.meant("primary No more actions", 1)).toBe(true);
    expect(hearing.meant("primary No more check-mark actions", 2)).toBe(false);
    expect(hearing.meant("skip-beats Skip all", 3)).toBe(false);
    expect(hearing.meant("primary No more check-mark actions", 1)).toBe(true);
    expect(hearing.meant(" place mong-kok 0", 1)).toBe(true);
    expect(hearing.meant(" place mong-kok 0", 2)).toBe(true);
  });
});

describe('a press meant for "Skip"', () => {
  it("does not land on the large button that takes its place, though the pointer is on its way there", () => {
    hearing.skip();
    hearing.point(100, 100);
    hearing.begin();
    hearing.point(140, 120);
    expect(hearing.hears(150, 120, true)).toBe(false);
    expect(hearing.hears(150, 120, false)).toBe(true);
    vi.advanceTimersByTime(699);
    expect(hearing.hears(150, 120, true)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(hearing.hears(150, 120, true)).toBe(true);
  });
});

describe("a second press on the large button", () => {
  it("does not choose what it says after the first one, though the hand trembles", () => {
    hearing.point(100, 100);
    expect(hearing.hears(100, 100, true)).toBe(true);
    hearing.begin();
    hearing.point(105, 102);
    vi.advanceTimersByTime(600);
    expect(hearing.hears(105, 102, true)).toBe(false);
    expect(hearing.hears(300, 200, false)).toBe(true);
    vi.advanceTimersByTime(100);
    expect(hearing.hears(105, 102, true)).toBe(true);
  });

  it("is heard at once after a click on something else", () => {
    hearing.hears(100, 100, true);
    hearing.hears(200, 200, false);
    hearing.begin();
    hearing.point(300, 300);
    expect(hearing.hears(300, 300, true)).toBe(true);
  });
});
