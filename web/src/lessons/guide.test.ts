import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { LessonInfo } from "../lib/types";
import { sessionAt } from "../table/rendering";
import { table } from "../table/sample";
import { lessons } from "./api";
import Guide from "./Guide.svelte";

const LESSON: LessonInfo = {
  ...{ key: "first", title: "First", moment: "start", kind: "do", text: "Begin.", task: "Start there.", hint: "" },
  ...{ step: 1, steps: 3, light: [], keep: [], moves: ["go 1"], ahead: [["go 1"]], back: false, last: false },
};

function guide(selected: string | null): void {
  const session = sessionAt(table(), {});
  session.selected = selected;
  render(Guide, { session, lesson: LESSON, held: false });
}

const said = (): string => screen.getByTestId("lesson").textContent ?? "";

class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoSizes);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a lesson", () => {
  it("asks for the large button once the move is chosen that it wants", () => {
    guide(null);
    expect(said()).toContain("Start there.");
    cleanup();
    guide("go 2");
    expect(said()).toContain("Start there.");
    cleanup();
    guide("go 1");
    expect(said()).not.toContain("Start there.");
    expect(said()).toContain("[learn-confirm]");
  });

  it("says how to come back before somebody leaves", async () => {
    const step = vi.spyOn(lessons, "step").mockReturnValue(new Promise(() => {}));
    guide(null);
    await fireEvent.click(screen.getByTestId("lesson-leave"));
    expect(said()).toContain("[learn-come-back]");
    await fireEvent.click(screen.getByTestId("lesson-stay"));
    expect(said()).toContain("Start there.");
    expect(step).not.toHaveBeenCalled();
  });
});
