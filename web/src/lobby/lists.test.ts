import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import type { TableSummary } from "../lib/types";
import { visits } from "../lessons/visits.svelte";
import { seat } from "../table/sample";
import { lists } from "./lists";
import Lobby from "./Lobby.svelte";
import { game } from "./sample";

const line = (id: string): TableSummary => ({
  id,
  game: "harvest",
  title: "The harvest",
  options: { players: 2 },
  together: false,
  players: 2,
  seats: [seat(0), seat(1, { kind: "open", free: true })],
  to_act: [0],
  my_turn: false,
  round: 1,
  finished: false,
  updated: 0,
  winners: [],
  lesson: "",
  host: false,
  shared: false,
});

/** However slow the machine is. */
const PATIENT = { timeout: 20_000 };
const many = (which: string): TableSummary[] => Array.from({ length: 53 }, (_, number) => line(`${which}-${number}`));
const shown = (which: string): number => document.querySelectorAll(`[data-testid^="game-card-${which}"]`).length;
const LISTS = ["mine", "open", "archived"] as const;

beforeEach(() => {
  visits.remember();
  vi.spyOn(api, "games").mockResolvedValue([{ ...game("harvest"), hints: true }]);
  for (const which of LISTS)
    vi.spyOn(lists, which).mockImplementation((_, skip) => Promise.resolve(many(which).slice(skip, skip + 50)));
  vi.spyOn(api, "campaigns").mockResolvedValue([]);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each(LISTS)(
  "shows a long list in pages: %s",
  async (which) => {
    render(Lobby);
    await waitFor(() => screen.getByTestId(`more-${which}`), PATIENT);
    expect(shown(which)).toBe(50);
    await fireEvent.click(screen.getByTestId(`more-${which}`));
    await waitFor(() => expect(shown(which)).toBe(53), PATIENT);
    expect(screen.queryByTestId(`more-${which}`)).toBeNull();
  },
  60_000,
);
