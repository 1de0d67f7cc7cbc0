import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import { game } from "../lobby/sample";
import End from "./End.svelte";
import { decision, seat, table } from "./sample";
import Talk from "./Talk.svelte";
import Told from "./Told.svelte";
import type { Outcome } from "./types";

afterEach(cleanup);

function outcome(change: Partial<Outcome>): Outcome {
  return { winners: [], scores: [12, 9], details: [], cause: "", ...change };
}

const said = (): string => screen.getByTestId("end").textContent ?? "";

describe("the end", () => {
  it("names the winner", () => {
    render(End, { table: table({ finished: true, outcome: outcome({ winners: [0] }) }) });
    expect(said()).toContain("Won by P0.");
  });

  it.each([
    [[0, 1], "You won together."],
    [[], "You lost together."],
  ])("of a common cause is common (%j)", (winners, words) => {
    const end = outcome({ winners, scores: [0, 0], details: [{ alive: 3 }, { alive: 3 }], cause: "hope" });
    render(End, { table: table({ together: true, finished: true, outcome: end }) });
    expect(said()).toContain(words);
    expect(screen.getByTestId("play-again")).toBeTruthy();
  });

  it("is played again by those who sat there, and by nobody who looked on", () => {
    const over = { finished: true, outcome: outcome({ winners: [0] }), seat: null };
    const bots = [0, 1].map((index) => seat(index, { kind: "bot", mine: false }));
    const { unmount } = render(End, { table: table({ ...over, seats: bots, plays_again: true }) });
    expect(screen.getByTestId("play-again").textContent).toContain("rematch");
    unmount();
    render(End, { table: table({ ...over, seats: bots }) });
    expect(screen.queryByTestId("play-again")).toBeNull();
  });

  it("leads to the review where somebody can give one", async () => {
    const games = vi.spyOn(api, "games").mockResolvedValue([{ ...game("harvest"), hints: true }]);
    const over = { finished: true, outcome: outcome({ winners: [0] }) };
    render(End, { table: table({ game: "meadow", ...over }) });
    render(End, { table: table(over) });
    expect((await screen.findAllByTestId("review")).map((link) => link.getAttribute("href"))).toEqual([
      "/table/t/review?seat=0",
    ]);
    games.mockRestore();
  });

  it("leads from the story to the board and back", async () => {
    const tell = vi.fn();
    const shown = { table: table({ finished: true, outcome: outcome({ winners: [0] }) }), tell };
    const { rerender } = render(End, { ...shown, telling: true });
    await fireEvent.click(screen.getByTestId("story-or-board"));
    expect(tell).toHaveBeenLastCalledWith(false);
    await rerender({ telling: false });
    await fireEvent.click(screen.getByTestId("story-or-board"));
    expect(tell).toHaveBeenLastCalledWith(true);
  });
});

describe("a game that tells no story", () => {
  it("says where the points came from", () => {
    const details = [{ "score-cubes": 12 }, { "score-cubes": 9 }];
    render(Told, { table: table({ finished: true, outcome: outcome({ winners: [0], details }) }) });
    expect(screen.getByRole("table").textContent).toContain("12");
  });

  it("of rivals who see everything has points all the same", () => {
    render(Told, { table: table({ open_hands: true, finished: true, outcome: outcome({ winners: [1] }) }) });
    expect(screen.getByRole("table").textContent).toContain("12");
  });

  it("of a common cause has no points", () => {
    const end = outcome({ scores: [0, 0], details: [{ alive: 3 }, { alive: 3 }], cause: "hope" });
    render(Told, { table: table({ together: true, finished: true, outcome: end }) });
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("a joint decision on the big screen", () => {
  const seats = [seat(0), seat(1, { name: "Ben" })];
  const options = (): (string | null)[] => screen.getAllByRole("listitem").map((item) => item.textContent);

  it("shows what somebody is for, and who; the board shows what else could be chosen", () => {
    const shown = table({ seats, suggestions: [{ seat: 1, move: "go 11", why: "" }] });
    render(Talk, { question: decision(20, { joint: true }), table: shown });
    expect(options()).toHaveLength(1);
    expect(options()[0]).toContain("Go to place 11");
    expect(options()[0]).toContain("Ben suggests this");
  });

  it("says nothing as long as nobody has said anything", () => {
    render(Talk, { question: decision(3, { joint: true }), table: table({ seats }) });
    expect(screen.queryByTestId("talk")).toBeNull();
  });
});
