import { describe, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import { reachable } from "../lib/share";
import { texts } from "../lib/texts.svelte";
import { ago } from "../lib/time";
import { sameAgain } from "../table/again";
import { seat, table } from "../table/sample";
import { pathOfLink } from "./links";
import { optionsToSend, shownOptions } from "./options";
import { game } from "./sample";
import { botTitle, seatChoices, usualSeats } from "./seats";

describe("seats of a new game", () => {
  it("are me and the usual bots", () => {
    expect(seatChoices("harvest", usualSeats(game("harvest").usual_bot, 3), "Ada")).toEqual([
      { kind: "me", name: "Ada" },
      { kind: "bot", bot: "greedy", name: "Computer 2" },
      { kind: "bot", bot: "greedy", name: "Computer 3" },
    ]);
  });

  it("are called as the game calls its bots", async () => {
    vi.spyOn(api, "texts").mockResolvedValue("web-bot-name-harvest-2 = Mei\nweb-bot-harvest-greedy = A farmer\n");
    await texts.change("en");
    expect(seatChoices("harvest", usualSeats("greedy", 2), "Ada")[1]!.name).toBe("Mei");
    expect(["greedy", "random", "wild"].map((bot) => botTitle("harvest", bot))).toEqual([
      "A farmer",
      "Computer: random",
      "Computer: wild",
    ]);
  });

  it("have a colour once, and that of a bot is nobody's", () => {
    const seat = (kind: string, colour: string) => ({ kind, name: "", colour });
    const drafts = [seat("greedy", "jade"), seat("me", "jade"), seat("open", "jade"), seat("me", "onyx")];
    expect(seatChoices("harvest", drafts, "Ada").map(({ colour }) => colour)).toEqual([
      undefined,
      "jade",
      undefined,
      "onyx",
    ]);
  });

  it("all have names but those that are open", () => {
    const drafts = [
      { kind: "open", name: "" },
      { kind: "me", name: "" },
      { kind: "me", name: " Ben " },
      { kind: "me", name: "" },
    ];
    expect(seatChoices("harvest", drafts, "Ada").map((choice) => choice.name)).toEqual(["", "Ada", "Ben", "Player 4"]);
  });

  it("are the same when a game is played again", () => {
    const again = sameAgain(
      table({
        options: { players: 3, mode: "single", losses: 2 },
        seats: [seat(0, { mine: true }), seat(1), seat(2, { kind: "bot", bot: "random" })],
      }),
      ["mode"],
    );
    expect(again.options).toEqual({ players: 3, mode: "single" });
    expect(again.seats.map(({ kind, bot }) => bot ?? kind)).toEqual(["me", "open", "random"]);
  });
});

describe("what can be chosen", () => {
  const keys = (...asked: Parameters<typeof shownOptions>): string[] =>
    shownOptions(...asked).map(({ option }) => option.key);

  it("is what the game offers", () => {
    expect(keys(game("voyage"), 2, {})).toEqual(["crew", "difficulty"]);
    expect(optionsToSend(game("voyage"), 2, { crew: 3 })).toEqual({ players: 2, crew: 3, difficulty: "normal" });
  });

  it("is not asked where so many players have nothing to choose", () => {
    const voyage = game("voyage");
    voyage.options[0] = {
      ...voyage.options[0]!,
      choices: voyage.options[0]!.choices.map((one) => ({ ...one, players: [2] })),
    };
    expect(keys(voyage, 1, {})).toEqual(["difficulty"]);
    expect(keys(voyage, 2, {})).toEqual(["crew", "difficulty"]);
  });

  it("depends on what else is chosen; what is not asked is not sent", () => {
    expect(keys(game("harvest"), 2, {})).toEqual(["mode"]);
    expect(keys(game("harvest"), 2, { mode: "campaign" })).toEqual(["mode", "chapter"]);
    expect(optionsToSend(game("harvest"), 2, { mode: "single", chapter: 3 })).toEqual({ players: 2, mode: "single" });
  });

  it("depends on the number of players", () => {
    expect(optionsToSend(game("harvest"), 1, { mode: "single", chapter: 2 })).toEqual({
      players: 1,
      mode: "campaign",
      chapter: 2,
    });
    expect(shownOptions(game("harvest"), 1, {})[0]).toMatchObject({ value: "campaign", refused: ["single"] });
    expect(shownOptions(game("harvest"), 2, {})[0]!.refused).toEqual([]);
  });
});

describe("links", () => {
  it.each([
    ["http://192.168.0.2:8000/join/aB_-9?hand=1", "/join/aB_-9"],
    [" /table/x1 ", "/table/x1"],
    ["aB3_-9xyz", "/join/aB3_-9xyz"],
    ["hello there", null],
    ["", null],
  ])("%s", (pasted, path) => {
    expect(pathOfLink(pasted)).toBe(path);
  });

  it("use an address that others can reach", () => {
    const known = ["http://127.0.0.1:8000", "http://192.168.0.2:8000/"];
    expect(reachable("http://localhost:8000", known)).toBe("http://192.168.0.2:8000");
    expect(reachable("http://localhost:8000", [])).toBe("http://localhost:8000");
    expect(reachable("https://play.example", known)).toBe("https://play.example");
  });
});

describe("times", () => {
  it("are told in words", () => {
    expect(ago(1000, "en", 1000)).toBe("now");
    expect(ago(1000, "en", 1000 + 130)).toBe("2 minutes ago");
    expect(ago(1000, "de", 1000 + 3600 * 26)).toBe("gestern");
  });
});
