import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import { last } from "../lib/last.svelte";
import { person } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import { recallOpen, rememberOpen } from "../table/hotseat";
import NewGame from "./NewGame.svelte";
import { game } from "./sample";

const create = vi.spyOn(api, "create");

beforeEach(() => {
  last.remember("harvest");
  create.mockReset().mockResolvedValue({ id: "t", seat: null });
  person.info = { name: "Ada", tables: 0, bests: [], settings: {} };
  vi.spyOn(router, "go").mockImplementation(() => {});
  render(NewGame, { games: [game("harvest"), game("voyage")] });
});

afterEach(cleanup);

const click = (id: string): Promise<boolean> => fireEvent.click(screen.getByTestId(id));

describe("a new game", () => {
  it("of the kind that was played last is one click away", async () => {
    await click("play-now");
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      game: "harvest",
      options: { players: 3, mode: "single" },
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", bot: "greedy" },
        { kind: "bot", bot: "greedy" },
      ],
    });
  });

  it("of the other kind is two clicks away, and remembered", async () => {
    await click("game-voyage");
    await click("play-now");
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      game: "voyage",
      options: { players: 1, crew: 1, difficulty: "normal" },
      seats: [{ kind: "me", name: "Ada" }],
    });
    expect(last.game).toBe("voyage");
    expect(router.go).toHaveBeenCalledWith("/table/t");
  });

  it("is the chosen one once the options are open, by the same one button", async () => {
    const button = screen.getByTestId("play-now");
    await click("game-voyage");
    await click("more");
    await click("players-2");
    expect(screen.getByTestId("create")).toBe(button);
    await click("create");
    expect(create.mock.calls).toHaveLength(1);
    expect(create.mock.calls[0]?.[0]).toMatchObject({ options: { players: 2 } });
  });

  it("with a seat for guests can be made public", async () => {
    await click("more");
    expect(screen.queryByTestId("lobby-public")).toBeNull();
    await fireEvent.change(screen.getByTestId("seat-kind-1"), { target: { value: "open" } });
    await click("create");
    await click("lobby-public");
    await click("create");
    expect(create.mock.calls.map(([table]) => table.public)).toEqual([undefined, true]);
  });

  it("asks for my name once, and for those of others beside their seats", async () => {
    await click("game-voyage");
    await click("more");
    await click("players-2");
    await fireEvent.change(screen.getByTestId("seat-kind-1"), { target: { value: "me" } });
    expect(screen.queryByTestId("seat-name-0")).toBeNull();
    await fireEvent.input(screen.getByTestId("seat-name-1"), { target: { value: "Ben" } });
    await click("create");
    expect(create.mock.calls[0]?.[0]).toMatchObject({ seats: [{ name: "Ada" }, { name: "Ben" }] });
  });

  it("is played as it is chosen, with the bots of that game", async () => {
    await click("game-voyage");
    await click("more");
    await click("players-2");
    await click("difficulty-hard");
    await fireEvent.change(screen.getByTestId("option-crew"), { target: { value: "4" } });
    const kinds = [...screen.getByTestId<HTMLSelectElement>("seat-kind-1").options].map((option) => option.value);
    expect(kinds).toEqual(["me", "open", "random", "mate"]);
    await click("create");
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      options: { players: 2, crew: 4, difficulty: "hard" },
      seats: [{ kind: "me" }, { kind: "bot", bot: "mate" }],
    });
  });

  it("says how strong a bot is, as far as that is known", async () => {
    await click("more");
    expect(screen.queryByTestId("seat-wins-1")).toBeNull();
    await fireEvent.change(screen.getByTestId("seat-kind-1"), { target: { value: "master" } });
    expect(screen.getByTestId("seat-wins-1").textContent).toMatch(/90/);
  });

  it("is played with open hands if those at one device like that", async () => {
    rememberOpen("t", false);
    await click("more");
    expect(screen.queryByTestId("lobby-open-hands")).toBeNull();
    await fireEvent.change(screen.getByTestId("seat-kind-1"), { target: { value: "me" } });
    await click("create");
    expect(recallOpen("t")).toBe(false);
    await click("lobby-open-hands");
    await click("create");
    expect(recallOpen("t")).toBe(true);
    rememberOpen("t", false);
  });

  it("gives every seat a colour of its own, the bots what is left", async () => {
    await click("more");
    await fireEvent.change(screen.getByTestId("seat-kind-1"), { target: { value: "open" } });
    expect(screen.queryByTestId("seat-colour-2")).toBeNull();
    await fireEvent.change(screen.getByTestId("seat-colour-0"), { target: { value: "jade" } });
    const open = [...screen.getByTestId<HTMLSelectElement>("seat-colour-1").options].filter(
      ({ disabled }) => !disabled,
    );
    expect(open.map(({ value }) => value)).toEqual(["", "amber", "onyx", "pearl"]);
    await fireEvent.change(screen.getByTestId("seat-colour-1"), { target: { value: "pearl" } });
    await click("create");
    expect(create.mock.calls[0]?.[0]?.seats.map(({ colour }) => colour)).toEqual(["jade", "pearl", undefined]);
  });

  it("asks for no colours where the game has none", async () => {
    await click("game-voyage");
    await click("more");
    expect(screen.queryByTestId("seat-colour-0")).toBeNull();
  });

  it("has nothing to hide where the game has open hands anyway", async () => {
    await click("game-voyage");
    await click("more");
    await click("players-2");
    await fireEvent.change(screen.getByTestId("seat-kind-1"), { target: { value: "me" } });
    expect(screen.queryByTestId("lobby-open-hands")).toBeNull();
  });
});
