import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { lessons } from "../lessons/api";
import { api } from "../lib/api";
import { seating } from "../lib/seating";
import type { TableSummary } from "../lib/types";
import { seat } from "../table/sample";
import GameCard from "./GameCard.svelte";
import { game } from "./sample";

afterEach(cleanup);

function shown(change: Partial<TableSummary>): string {
  const table: TableSummary = {
    id: "t",
    game: "harvest",
    title: "The harvest",
    options: { players: 2 },
    together: false,
    players: 2,
    seats: [seat(0, { mine: true }), seat(1)],
    to_act: [0],
    my_turn: true,
    round: 3,
    finished: false,
    updated: 0,
    winners: [],
    lesson: "",
    host: false,
    shared: false,
    ...change,
  };
  const { container } = render(GameCard, { table, changed: () => {} });
  return container.textContent ?? "";
}

const address = (): string | null => screen.getByTestId("game-card-t").getAttribute("href");

describe("a game in the list", () => {
  it("says in which round it is, where there are rounds", () => {
    expect(shown({})).toContain("Round 3");
    cleanup();
    expect(shown({ round: 0 })).not.toContain("Round");
  });

  it("that is a lesson says so, and that it goes on there", () => {
    const words = shown({ lesson: "First light" });
    for (const part of ["[learn-lesson]", "[learn-resume]"]) expect(words).toContain(part);
    for (const part of ["Your turn", "Round", "P1"]) expect(words).not.toContain(part);
    expect(address()).toBe("/table/t");
  });

  it("that is a lesson at its end says that it is done, and what comes next", async () => {
    const words = shown({ lesson: "First light", learnt: true, next: { key: "second", title: "Second" } });
    for (const part of ["[learn-lesson]", "✓ [learn-done]", "[learn-comes-next]"]) expect(words).toContain(part);
    expect(words).not.toContain("[learn-resume]");
    const begin = vi.spyOn(lessons, "begin").mockReturnValue(new Promise(() => {}));
    screen.getByTestId("next-lesson-t").click();
    expect(begin).toHaveBeenCalledWith("harvest", "second", expect.anything());
    cleanup();
    expect(shown({ lesson: "Last", learnt: true })).not.toContain("[learn-comes-next]");
  });

  it("with a seat for me leads to where I sit down", () => {
    const seats = [seat(0), seat(1, { kind: "open", name: "", free: true })];
    expect(shown({ my_turn: false, seats, invite: "secret" })).toContain("[web-seat-for-you]");
    expect(address()).toBe("/join/secret");
  });

  it("names the people, and no seat that is empty", () => {
    const seats = [seat(0, { mine: true }), seat(1), seat(2, { kind: "open", name: "Player 3" })];
    expect(shown({ seats })).not.toContain("Player 3");
  });

  it("at one device is played with those who share it, and alone only with one seat", () => {
    const shared = [seat(0, { mine: true, name: "Ana" }), seat(1, { mine: true, name: "Ben" })];
    expect(shown({ seats: shared })).toContain("with Ben");
    cleanup();
    expect(shown({ seats: [seat(0, { mine: true })] })).toContain("alone");
  });

  it("of which I am the host goes on without me when I have given up", () => {
    const seats = [seat(0, { kind: "bot", gave_up: true, name: "Ana" }), seat(1, { name: "Ben" })];
    const words = shown({ seats, host: true, my_turn: false, to_act: [1] });
    expect(words).toContain("with Ben");
    expect(words).not.toContain("Ana");
  });

  it("of rivals names who won, and shows how it came about", () => {
    expect(shown({ finished: true, winners: [1] })).toContain("Won by P1.");
    expect(address()).toBe("/table/t/replay");
  });

  it("that is over leads to its review, where somebody can give one", async () => {
    const games = vi.spyOn(api, "games").mockResolvedValue([{ ...game("harvest"), hints: true }]);
    shown({ game: "meadow", finished: true });
    shown({ finished: true, seats: [seat(0), seat(1, { mine: true })] });
    shown({ finished: false });
    const links = (await screen.findAllByTestId("review")).map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/table/t/review?seat=1"]);
    games.mockRestore();
  });

  it.each([
    [[0, 1], 9, "Won"],
    [[], 9, "Lost in round 9"],
    [[], 0, "You lost together."],
  ])("of a common cause says how it ended (%j, round %i)", (winners, round, words) => {
    expect(shown({ finished: true, together: true, winners, round })).toContain(words);
    expect(address()).toBe("/table/t");
  });

  it("that will soon be cleared can be saved; where others play I am asked whether I give up my seat", async () => {
    const take = vi.spyOn(seating, "take").mockReturnValue(new Promise(() => {}));
    shown({ expires: 1 });
    await fireEvent.click(screen.getByTestId("export-t"));
    expect(take).toHaveBeenCalledTimes(1);
    cleanup();
    shown({ expires: 1, shared: true });
    await fireEvent.click(screen.getByTestId("export-t"));
    expect(take).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("alert").textContent).toContain("[web-export-sure]");
    await fireEvent.click(screen.getByTestId("export-sure-t"));
    expect(take).toHaveBeenCalledTimes(2);
    take.mockRestore();
  });
});
