import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import Dock from "./Dock.svelte";
import { plainAnswers } from "./dock";
import { renderInShell, sessionAt } from "./rendering";
import { table } from "./sample";
import type { TableSession } from "./session.svelte";
import type { TableInfo } from "./types";

const ask = vi.spyOn(api, "hint");
const chooseAll = vi.fn<(moves: readonly string[]) => void>();
const HINT = {
  ply: 0,
  seat: 0,
  advice: [
    { moves: ["go 2", "rest"], texts: ["Go to place 2", "Rest"], why: "Points: 3 instead of 1." },
    { moves: ["go 1"], texts: ["Go to place 1"], why: "It changes nothing that counts now." },
  ],
};

function show(change: Partial<TableInfo> = {}): TableSession {
  const shown = table(change);
  const session = sessionAt(shown, { chooseAll });
  renderInShell(Dock, { answers: plainAnswers(shown.decision), phone: false }, { session: () => session });
  return session;
}

const press = (key: string): Promise<boolean> => fireEvent.keyDown(window, { key });

async function asked(): Promise<void> {
  await press("h");
  await vi.waitFor(() => screen.getByTestId("advice-0"));
}

beforeEach(() => {
  vi.resetAllMocks();
  ask.mockResolvedValue(HINT);
});

afterEach(cleanup);

it("says what to do, what else is good, and why", async () => {
  show();
  await asked();
  expect(ask).toHaveBeenCalledWith("t", 0);
  expect(screen.getByTestId("advice-0").textContent).toContain("Go to place 2 → Rest");
  expect(screen.getByTestId("advice-0").textContent).toContain("Points: 3 instead of 1.");
  expect(screen.getByTestId("advice-1").textContent).toContain("Go to place 1");
});

it("does with one click what it says", async () => {
  show();
  await asked();
  await fireEvent.click(screen.getByTestId("advice-0"));
  expect(chooseAll).toHaveBeenCalledWith(["go 2", "rest"]);
  expect(screen.queryByTestId("hint-text")).toBeNull();
});

it("brings what it chooses on a map into sight", async () => {
  const map = document.createElement("div");
  map.className = "map";
  map.innerHTML = '<svg><circle data-selected="true"></circle></svg>';
  document.body.append(map);
  const revealed = vi.fn();
  map.querySelector("circle")!.addEventListener("reveal", revealed);
  show();
  await asked();
  await fireEvent.click(screen.getByTestId("advice-0"));
  await tick();
  map.remove();
  expect(revealed).toHaveBeenCalledOnce();
});

it("asks first what a click on the board would ask first", async () => {
  const before = settings.all.confirm;
  settings.set("confirm", "always");
  const session = show();
  await asked();
  await fireEvent.click(screen.getByTestId("advice-1"));
  settings.set("confirm", before);
  expect(session.selected).toBe("go 1");
  expect(chooseAll).not.toHaveBeenCalled();
});

it("closes with the key that opened it, with Escape, and with its own button", async () => {
  show();
  await asked();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByTestId("hint-text")).toBeNull();
  for (const key of ["h", "Escape"]) {
    await asked();
    await press(key);
    await tick();
    expect(screen.queryByTestId("hint-text")).toBeNull();
  }
});

it("can be asked only by whoever is asked, and only where hints are allowed", async () => {
  show({ decision: null, to_act: [1] });
  await press("h");
  expect(screen.getByTestId("hint").getAttribute("aria-disabled")).toBe("true");
  expect(ask).not.toHaveBeenCalled();
  cleanup();
  show({ hints: false });
  expect(screen.queryByTestId("hint")).toBeNull();
});

it("marks on the board what it speaks of: the best, or what is pointed at", async () => {
  show();
  const marked = (): (string | null)[] =>
    [...document.querySelectorAll("[data-advised]")].map((element) => element.getAttribute("data-move"));
  expect(marked()).toEqual([]);
  await asked();
  expect(marked()).toEqual(["go 2"]);
  await fireEvent.pointerEnter(screen.getByTestId("advice-1"));
  expect(marked()).toEqual(["go 1"]);
  await fireEvent.pointerLeave(screen.getByTestId("advice-1"));
  expect(marked()).toEqual(["go 2"]);
  await press("h");
  await tick();
  expect(marked()).toEqual([]);
});
