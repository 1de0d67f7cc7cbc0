import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Trouble } from "../lib/api";
import type { LessonInfo } from "../lib/types";
import { sessionAt } from "../table/rendering";
import { table } from "../table/sample";
import type { TableSession } from "../table/session.svelte";
import { Shell, shellContext } from "../table/shell.svelte";
import { lessons } from "./api";
import Guide from "./Guide.svelte";
import { framed, litBy, tabOf } from "./lit";

const LESSON: LessonInfo = {
  ...{ key: "first", title: "First", moment: "start", kind: "do", text: "Begin.", task: "Start there.", hint: "" },
  ...{
    step: 1,
    steps: 3,
    light: [],
    keep: [],
    moves: ["go 1"],
    ahead: [["go 1"]],
    back: false,
    last: false,
    next: null,
    real: null,
  },
};

function guide(selected: string | null): TableSession {
  const session = sessionAt(table(), {});
  session.selected = selected;
  show(session);
  return session;
}

function show(session: TableSession, lesson = LESSON): void {
  const shell = new Shell({ session: () => session, drawer: () => null });
  render(Guide, { props: { session, lesson, held: false }, context: shellContext(shell) });
}

const said = (): string => screen.getByTestId("lesson").textContent ?? "";

class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const watching: Node[] = [];

beforeEach(() => {
  watching.length = 0;
  const observe = MutationObserver.prototype.observe;
  vi.spyOn(MutationObserver.prototype, "observe").mockImplementation(function (this: MutationObserver, node, options) {
    watching.push(node);
    observe.call(this, node, options);
  });
  vi.stubGlobal("ResizeObserver", NoSizes);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
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

  it("forgets what was wrong once something else was done, even if the same is asked for again", async () => {
    const session = guide(null);
    session.explain(new Trouble(422, "lesson-not-now", "Not there."));
    await tick();
    expect(said()).toContain("Not there.");
    session.table = { ...session.table!, version: session.table!.version + 1 };
    await tick();
    expect(said()).not.toContain("Not there.");
    expect(said()).toContain("Start there.");
  });

  it("forgets what was wrong once something else is taken in hand", async () => {
    const main = document.body.appendChild(document.createElement("main"));
    main.id = "main";
    const hand = main.appendChild(document.createElement("button"));
    const session = guide(null);
    await vi.waitFor(() => expect(watching).toContain(main));
    session.explain(new Trouble(422, "lesson-not-now", "You hold a worker."));
    await tick();
    expect(said()).toContain("You hold a worker.");
    hand.setAttribute("aria-checked", "true");
    await vi.waitFor(() => expect(said()).toContain("Start there."));
    main.remove();
  });

  it("reads on at its very end, and shows a move at its beginning: no second press shows one", () => {
    const buttons = (lesson: LessonInfo): string[] => {
      show(sessionAt(table(), {}), lesson);
      const found = [...document.querySelectorAll(".foot > *")].map(
        (one) =>
          (one.matches(".on") ? "on:" : "") + ((one.querySelector("button") ?? one).getAttribute("data-testid") ?? ""),
      );
      cleanup();
      return found;
    };
    expect(buttons(LESSON)).toEqual(["lesson-show", "lesson-leave", "", "on:"]);
    const read: LessonInfo = { ...LESSON, kind: "read", moves: [], ahead: [] };
    expect(buttons(read)).toEqual(["lesson-leave", "", "on:lesson-next"]);
    expect(buttons({ ...read, last: true })).toEqual(["lesson-play-on", "lesson-lobby", "", "on:"]);
    const next = { key: "second", title: "Second" };
    expect(buttons({ ...read, last: true, next })[0]).toBe("lesson-after");
    const real = { title: "Real game", options: { players: 2 }, bot: "friendly" };
    expect(buttons({ ...read, last: true, next, real }).slice(0, 2)).toEqual(["lesson-real", "lesson-after"]);
  });

  it("shows the tab of a phone that its words are about, unless something else is to be clicked", () => {
    const selector = (part: string) => `.${part}, main:not(:has(.${part})) [data-tab="${part}"]`;
    const about: LessonInfo = { ...LESSON, light: ["people"] };
    document.body.innerHTML = `<main class="frame">
      <div class="regions"></div><div class="dock"><button data-move="go 1"></button></div>
      <button data-tab="people" aria-selected="false"></button></main>`;
    expect(tabOf(about, selector)).toBe("people");
    document.querySelector(".regions")!.innerHTML = '<i data-move="go 1"></i>';
    expect(tabOf(about, selector)).toBeUndefined();
    document.querySelector(".regions")!.innerHTML = '<i class="people"></i>';
    expect(tabOf(about, selector)).toBeUndefined();
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

  it("lights nothing that is spoken of and would do something else", () => {
    const selector = (part: string) => `[data-field="${part}"]`;
    document.body.innerHTML = `<i data-field="13" data-path="take gather"></i>
      <i data-field="17" data-place="17"></i><i data-move="go 1"></i>`;
    const lit = (lesson: LessonInfo): (string | undefined)[] =>
      litBy(lesson, selector).map((element) => (element as HTMLElement).dataset.field);
    expect(lit({ ...LESSON, light: ["13", "17"] })).toEqual(["17", undefined]);
    expect(lit({ ...LESSON, kind: "read", light: ["13", "17"], moves: [], ahead: [] })).toEqual(["13", "17"]);
  });

  it("lights what lies below a drawing that is called like a drawer", () => {
    document.body.innerHTML = '<svg><path class="drawer"></path><path data-move="go 1"></path></svg>';
    for (const each of document.querySelectorAll("svg, path"))
      each.getBoundingClientRect = () =>
        ({ left: 10, top: 10, right: 60, bottom: 60, width: 50, height: 50 }) as DOMRect;
    expect(framed(litBy(LESSON, () => ""))).toEqual([{ x: 10, y: 10, width: 50, height: 50 }]);
  });

  it("does not read on by a key that is held down", async () => {
    show(sessionAt(table(), {}), { ...LESSON, kind: "read" });
    const button = screen.getByTestId("lesson-next");
    expect(await fireEvent.keyDown(button, { key: "Enter" })).toBe(true);
    expect(await fireEvent.keyDown(button, { key: "Enter", repeat: true })).toBe(false);
  });

  it("shows the tab of a phone on which something happens before it does it", async () => {
    const step = vi.spyOn(lessons, "step").mockReturnValue(new Promise(() => {}));
    document.body.innerHTML = '<button data-tab="city" class="needed" aria-selected="false"></button>';
    const session = sessionAt(table(), {});
    const shell = new Shell({ session: () => session, drawer: () => null });
    vi.spyOn(shell.frame, "phone", "get").mockReturnValue(true);
    const turnTo = vi.spyOn(shell, "turnTo");
    render(Guide, { props: { session, lesson: LESSON, held: false }, context: shellContext(shell) });
    await fireEvent.click(screen.getByTestId("lesson-show"));
    await vi.waitFor(() => expect(step).toHaveBeenCalledOnce());
    expect(turnTo).toHaveBeenCalledWith("city");
    expect(turnTo.mock.invocationCallOrder[0]).toBeLessThan(step.mock.invocationCallOrder[0]!);
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
