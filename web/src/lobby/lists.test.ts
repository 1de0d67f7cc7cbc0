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
const mine = Array.from({ length: 53 }, (_, number) => line(`mine-${number}`));
const shown = (): number => document.querySelectorAll('[data-testid^="game-card-mine"]').length;

beforeEach(() => {
  visits.remember();
  vi.spyOn(api, "games").mockResolvedValue([{ ...game("harvest"), hints: true }]);
  vi.spyOn(lists, "mine").mockImplementation((_, skip) => Promise.resolve(mine.slice(skip, skip + 50)));
  vi.spyOn(lists, "open").mockResolvedValue([line("theirs")]);
  vi.spyOn(lists, "archived").mockResolvedValue([]);
  vi.spyOn(api, "campaigns").mockResolvedValue([]);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("lists games that anybody may join, and mine in pages", async () => {
  render(Lobby);
  await waitFor(() => screen.getByTestId("game-card-theirs"), PATIENT);
  expect(shown()).toBe(50);
  await fireEvent.click(screen.getByTestId("more-tables"));
  await waitFor(() => expect(shown()).toBe(53), PATIENT);
  expect(screen.queryByTestId("more-tables")).toBeNull();
}, 60_000);
