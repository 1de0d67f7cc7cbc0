import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Trouble } from "../lib/api";
import type { LessonInfo } from "../lib/types";
import { sessionAt } from "../table/rendering";
import { table } from "../table/sample";
import type { TableSession } from "../table/session.svelte";
import { lessons } from "./api";
import Guide from "./Guide.svelte";
import { framed, litBy } from "./lit";

const LESSON: LessonInfo = {
  ...{ key: "first", title: "First", moment: "start", kind: "do", text: "Begin.", task: "Start there.", hint: "" },
  ...{ step: 1, steps: 3, light: [], keep: [], moves: ["go 1"], ahead: [["go 1"]], back: false, last: false },
};

function guide(selected: string | null): TableSession {
  const session = sessionAt(table(), {});
  session.selected = selected;
  render(Guide, { session, lesson: LESSON, held: false });
  return session;
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

  it("forgets what was wrong once the right move is chosen", async () => {
    const session = guide(null);
    session.explain(new Trouble(422, "lesson-not-now", "Not there."));
    await tick();
    expect(said()).toContain("Not there.");
    session.selected = "go 1";
    await tick();
    expect(said()).not.toContain("Not there.");
    expect(said()).toContain("[learn-confirm]");
  });

  it("lights the tab of a phone that holds what is asked for, until it is there", () => {
    document.body.innerHTML = `
      <button data-tab="city" class="needed" aria-selected="false"></button>
      <button data-tab="heat" aria-selected="true"></button>`;
    const tabs = (): (string | undefined)[] =>
      litBy(LESSON, () => "").map((element) => (element as HTMLElement).dataset.tab);
    expect(tabs()).toEqual(["city"]);
    document.body.innerHTML += '<i data-move="go 1"></i>';
    expect(tabs()).toEqual([undefined]);
  });

  it("lights what lies below a drawing that is called like a drawer", () => {
    document.body.innerHTML = '<svg><path class="drawer"></path><path data-move="go 1"></path></svg>';
    for (const each of document.querySelectorAll("svg, path"))
      each.getBoundingClientRect = () =>
        ({ left: 10, top: 10, right: 60, bottom: 60, width: 50, height: 50 }) as DOMRect;
    expect(framed(litBy(LESSON, () => ""))).toEqual([{ x: 10, y: 10, width: 50, height: 50 }]);
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
