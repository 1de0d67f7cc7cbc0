import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Prompt from "./Prompt.svelte";
import { decision, seat, table } from "./sample";
import { TableSession } from "./session.svelte";
import type { TableInfo } from "./types";

let session: TableSession;
const choose = vi.fn<(move: string) => void>();
const suggest = vi.fn<(move: string) => void>();
const undo = vi.fn();

function show(change: Partial<TableInfo>, narrow = false): void {
  session = new TableSession("t", 0);
  session.table = table(change);
  session.choose = choose;
  session.suggest = suggest;
  session.undo = undo;
  render(Prompt, { session, narrow });
}

const press = (key: string, target: Element | Window = window): Promise<boolean> => fireEvent.keyDown(target, { key });

beforeEach(() => {
  choose.mockReset();
  suggest.mockReset();
  undo.mockReset();
});

afterEach(cleanup);

describe("the question", () => {
  it("is shown with all its moves", () => {
    show({});
    expect(screen.getByTestId("prompt").textContent).toContain("Where to?");
    expect(screen.getByTestId("move-2").dataset["move"]).toBe("go 2");
    expect(screen.queryByTestId("moves-filter")).toBeNull();
    expect(screen.queryByTestId("undo")).toBeNull();
  });

  it("gives way to who is waited for", () => {
    show({ decision: null, to_act: [1] });
    expect(screen.getByTestId("prompt").textContent).toContain("Waiting for P1.");
  });

  it("explains itself and closes with Escape", async () => {
    show({});
    await press("?");
    expect(screen.getByTestId("rule-text").textContent).toContain("B1.1");
    session.table = table({ version: 2, decision: decision(2) });
    await tick();
    expect(screen.getByTestId("rule-text")).toBeTruthy();
    await press("Escape");
    expect(screen.queryByTestId("rule-text")).toBeNull();
    await fireEvent.click(screen.getByTestId("rule"));
    expect(screen.getByTestId("rule-text")).toBeTruthy();
  });
});

describe("the moves", () => {
  it("are picked by number", async () => {
    show({});
    await press("2");
    expect(choose).toHaveBeenCalledWith("go 1");
    await press("9");
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it("are picked by clicking, and shown on the board while pointed at", async () => {
    show({});
    await fireEvent.pointerEnter(screen.getByTestId("move-1"));
    expect(session.hovered).toBe("go 1");
    await fireEvent.pointerLeave(screen.getByTestId("move-1"));
    expect(session.hovered).toBeNull();
    await fireEvent.click(screen.getByTestId("move-1"));
    expect(choose).toHaveBeenCalledWith("go 1");
  });

  it("wait while one is on its way", async () => {
    show({});
    session.busy = true;
    await press("1");
    expect(choose).not.toHaveBeenCalled();
  });

  it("can be filtered when there are many; numbers follow the filter, names do not", async () => {
    show({ decision: decision(20) });
    const filter = screen.getByTestId("moves-filter");
    await fireEvent.input(filter, { target: { value: "PLACE 1" } });
    session.table = table({ version: 2, decision: decision(20) });
    await tick();
    expect(screen.queryByTestId("move-0")).toBeNull();
    expect(screen.getByTestId("move-12")).toBeTruthy();
    await press("2", filter);
    expect(choose).not.toHaveBeenCalled();
    await press("2");
    expect(choose).toHaveBeenCalledWith("go 10");
    await press("Escape");
    expect(screen.getByTestId("move-0")).toBeTruthy();
  });

  it("are folded on a narrow page, where the board shows them, unless there are very few", async () => {
    show({ decision: decision(20) }, true);
    expect(screen.queryByTestId("move-0")).toBeNull();
    await press("1");
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByTestId("moves-toggle"));
    expect(screen.getByTestId("move-0")).toBeTruthy();
    cleanup();
    show({ decision: decision(2) }, true);
    expect(screen.getByTestId("move-1")).toBeTruthy();
  });
});

describe("undo", () => {
  it("is offered and works by key", async () => {
    show({ can_undo: true });
    expect(screen.getByTestId("undo")).toBeTruthy();
    await press("u");
    expect(undo).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(window, { key: "u", ctrlKey: true });
    expect(undo).toHaveBeenCalledTimes(1);
  });
});

describe("a joint decision", () => {
  const seats = [seat(0, { mine: true }), seat(1, { name: "Ben" }), seat(2, { name: "Cleo" })];

  it("shows the leader who suggests what", () => {
    const suggestions = [
      { seat: 1, move: "go 2" },
      { seat: 2, move: "go 2" },
    ];
    show({ seats, decision: decision(3, { joint: true }), suggestions });
    const chosen = screen.getByTestId("move-2");
    expect(chosen.dataset["move"]).toBe("go 2");
    expect(chosen.textContent).toContain("Ben and Cleo suggest this");
    expect(chosen.querySelector(".sign")?.textContent).toBe("B");
    expect(screen.getByTestId("move-1").textContent).not.toContain("suggest");
    expect(screen.getByTestId("talk-hint").textContent).toContain("You decide for everybody");
  });

  it("lets the others suggest, by mouse and by number", async () => {
    show({ seats, decision: null, joint: decision(3, { seat: 1, joint: true }), to_act: [1] });
    expect(screen.getByTestId("prompt").textContent).toContain("Where to?");
    expect(screen.getByTestId("talk-hint").textContent).toContain("Ben decides for everybody");
    const option = screen.getByTestId("move-1");
    expect(option.dataset["suggest"]).toBe("go 1");
    expect(option.dataset["move"]).toBeUndefined();
    expect(option.getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(option);
    await press("3");
    expect(suggest.mock.calls).toEqual([["go 1"], ["go 2"]]);
    expect(choose).not.toHaveBeenCalled();
    session.table = { ...session.table!, version: 2, suggestions: [{ seat: 0, move: "go 1" }] };
    await tick();
    expect(screen.getByTestId("move-1").getAttribute("aria-pressed")).toBe("true");
  });

  it("keeps what is suggested in sight when the list is folded", async () => {
    show({ seats, decision: decision(12, { joint: true }), suggestions: [{ seat: 1, move: "go 7" }] }, true);
    expect(screen.getByTestId("moves-toggle").getAttribute("aria-expanded")).toBe("false");
    expect(screen.getByTestId("move-7").textContent).toContain("Ben");
    expect(screen.queryByTestId("move-6")).toBeNull();
    await press("1");
    expect(choose).not.toHaveBeenCalled();
  });

  it("is told to those who watch", () => {
    session = new TableSession("t", null, true);
    session.table = table({
      seats,
      seat: null,
      decision: null,
      joint: decision(2, { joint: true, seat: 1 }),
      to_act: [1],
    });
    render(Prompt, { session, narrow: false });
    expect(screen.getByTestId("prompt").textContent).toContain("Ben to act. Where to?");
    expect(screen.queryByTestId("moves")).toBeNull();
  });
});
