import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { followParts, partMissing } from "./parts";
import { explain } from "./toasts.svelte";

let stop: () => void;
const tell = vi.fn();
const reload = vi.fn();

function lose(): Error {
  const payload = new Error("Failed to fetch dynamically imported module");
  dispatchEvent(Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload }));
  return payload;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sessionStorage.clear();
  stop = followParts(tell, reload);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.clearAllMocks();
  sessionStorage.clear();
});

describe("a part of the page that is missing", () => {
  it("loads the page anew, once", () => {
    lose();
    expect([reload.mock.calls.length, tell.mock.calls.length]).toEqual([1, 0]);
    const problem = lose();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(tell).toHaveBeenCalledWith(problem);
  });

  it("does so again after the next update", () => {
    lose();
    vi.setSystemTime(2_000_000);
    lose();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("is told in its own words", () => {
    const problem = lose();
    expect([partMissing(problem), partMissing(new Error()), partMissing(null)]).toEqual([true, false, false]);
    expect(explain(problem)).toContain("part of the page");
  });
});
