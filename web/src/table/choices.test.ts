import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import AllChoices from "./AllChoices.svelte";
import { begin, choose, grave, leave, suggest } from "./docked";
import { renderInShell, sessionAt } from "./rendering";
import { decision, seat, table } from "./sample";
import type { TableSession } from "./session.svelte";
import type { TableInfo } from "./types";

beforeEach(begin);
afterEach(leave);

let session: TableSession;

describe("the list of all choices", () => {
  function list(change: Partial<TableInfo>): void {
    session = sessionAt(table(change), { choose, suggest });
    renderInShell(AllChoices, { session, close }, { session: () => session });
  }
  const close = vi.fn();

  it("is searched at once with a keyboard, and calls up none on a phone", () => {
    for (const coarse of [false, true]) {
      vi.stubGlobal("matchMedia", (query: string) => ({ matches: coarse && query === "(pointer: coarse)" }));
      list({ decision: decision(3) });
      expect(document.activeElement === screen.getByTestId("moves-filter")).toBe(!coarse);
      cleanup();
    }
    vi.unstubAllGlobals();
  });

  it("closes once a choice is made, and not for news or for what somebody suggests", async () => {
    close.mockClear();
    list({ decision: decision(3) });
    session.table = table({ version: 2, decision: decision(3) });
    await tick();
    expect(close).not.toHaveBeenCalled();
    session.busy = true;
    await tick();
    expect(close).toHaveBeenCalled();
    cleanup();
    close.mockClear();
    list({ seat: 1, decision: null, joint: decision(2, { joint: true }) });
    session.busy = true;
    await tick();
    expect(close).not.toHaveBeenCalled();
  });

  it("stays when it is opened while a move is still on its way, and closes for the next", async () => {
    close.mockClear();
    session = sessionAt(table({ decision: decision(3) }), { choose, suggest });
    session.busy = true;
    renderInShell(AllChoices, { session, close }, { session: () => session });
    await tick();
    session.busy = false;
    await tick();
    expect(close).not.toHaveBeenCalled();
    session.busy = true;
    await tick();
    expect(close).toHaveBeenCalled();
  });

  it("is searched, and stays searched while news come in", async () => {
    list({ decision: decision(20) });
    const filter = screen.getByTestId("moves-filter");
    expect(document.activeElement).toBe(filter);
    await fireEvent.input(filter, { target: { value: "PLACE 1" } });
    session.table = table({ version: 2, decision: decision(20) });
    await tick();
    expect(screen.getByTestId("moves").querySelectorAll("[data-move]")).toHaveLength(11);
    await fireEvent.click(screen.getByText("Go to place 12"));
    expect(choose).toHaveBeenCalledWith("go 12");
    await fireEvent.input(filter, { target: { value: "nowhere" } });
    expect(screen.getByTestId("moves").textContent).toContain("No matches.");
  });

  it("leads by Enter from the words to the first choice, and counts what it shows", async () => {
    list({ decision: decision(20) });
    const filter = screen.getByTestId("moves-filter");
    await fireEvent.input(filter, { target: { value: "place 1" } });
    expect(screen.getByRole("heading").textContent).toContain("11");
    await fireEvent.keyDown(filter, { key: "Enter" });
    expect(document.activeElement).toBe(screen.getByTestId("move-0"));
    expect(choose).not.toHaveBeenCalled();
  });

  it("asks about what cannot be taken back, too", async () => {
    list({ decision: grave() });
    await fireEvent.click(screen.getByText("Go to place 1"));
    expect(choose).not.toHaveBeenCalled();
    expect(session.selected).toBe("go 1");
    await fireEvent.click(screen.getByText("Go to place 1"));
    expect(choose).toHaveBeenCalledWith("go 1");
  });

  it("names what is not possible now", () => {
    list({ decision: decision(1, { refused: [{ move: "fly", verb: "fly", args: {}, text: "needs wings · B9" }] }) });
    expect(screen.getByText("needs wings · B9")).toBeTruthy();
  });

  it("shows who suggests what, and lets others suggest", async () => {
    const seats = [seat(0, { mine: true }), seat(1, { name: "Ben" })];
    list({ seats, decision: null, joint: decision(3, { seat: 1 }), suggestions: [{ seat: 1, move: "go 2", why: "" }] });
    expect(screen.getByTestId("move-2").textContent).toContain("Ben suggests this");
    await fireEvent.click(screen.getByTestId("move-0"));
    expect(suggest).toHaveBeenCalledWith("go 0");
  });
});
