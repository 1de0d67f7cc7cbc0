// For tests: a dock at a table, what is in it, and what was done there.

import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { vi } from "vitest";

import { settings } from "../lib/settings.svelte";
import Dock from "./Dock.svelte";
import { plainAnswers, type Answers } from "./dock";
import { renderInShell, sessionAt } from "./rendering";
import { decision, table } from "./sample";
import type { TableSession } from "./session.svelte";
import type { Shell, ShellParts } from "./shell.svelte";
import type { Decision, TableInfo } from "./types";

export let session: TableSession;
export let shell: Shell;
export const choose = vi.fn<(move: string) => void>();
export const chooseAll = vi.fn<(moves: readonly string[]) => void>();
export const suggest = vi.fn<(move: string) => void>();
export const undo = vi.fn();

/** The dock of a table that is a little different, with these answers. */
export function show(
  change: Partial<TableInfo> = {},
  answers: Partial<Answers> = {},
  parts: Partial<ShellParts> = {},
): void {
  const shown = table(change);
  session = sessionAt(shown, { choose, chooseAll, suggest });
  session.undo = undo;
  const asked = shown.decision ?? shown.joint;
  ({ shell } = renderInShell(
    Dock,
    { answers: { ...plainAnswers(asked), ...answers }, phone: false },
    { session: () => session, ...parts },
  ));
}

export const press = (key: string, target: Element | Window = window): Promise<boolean> =>
  fireEvent.keyDown(target, { key });
export const chip = (move: string): HTMLElement =>
  screen.getByTestId("chips").querySelector<HTMLElement>(`[data-move="${move}"], [data-suggest="${move}"]`)!;
export const primary = (): HTMLElement => screen.getByTestId("primary");
export const prompt = (): string => screen.getByTestId("prompt").textContent!;

/** A question whose second answer cannot be taken back and costs something. */
export function grave(): Decision {
  const asked = decision(3);
  asked.moves[1]!.final = true;
  asked.moves[1]!.changes = [
    { text: "2 coal (5 → 3)", harm: false },
    { text: "1 worker sick", harm: true },
  ] as never;
  return asked;
}

/** Whoever has only fingers. */
export function touch(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover: none)" }));
}

/** Before each test. */
export function begin(): void {
  vi.resetAllMocks();
  settings.all.confirm = "final";
}

/** After each test. */
export function leave(): void {
  cleanup();
  vi.unstubAllGlobals();
}
