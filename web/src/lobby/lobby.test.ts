import { describe, expect, it } from "vitest";

import { bestBot } from "../lib/games";
import { reachable } from "../lib/share";
import { ago } from "../lib/time";
import { found } from "../rules/search";
import { sameAgain } from "../table/again";
import { seat, table } from "../table/sample";
import { pathOfLink } from "./links";
import { possible, shownOptions } from "./options";
import { game } from "./sample";
import { seatChoices, usualSeats } from "./seats";

const say = (key: string, args?: Record<string, string | number>): string =>
  `${key}${args ? ` ${args["number"]}` : ""}`;

describe("seats of a new game", () => {
  it("are me and the best bots", () => {
    expect(seatChoices("blackout", usualSeats(bestBot(game("blackout")), 3), "Ada", say)).toEqual([
      { kind: "me", name: "Ada" },
      { kind: "bot", bot: "greedy", name: "web-bot-name-blackout-2" },
      { kind: "bot", bot: "greedy", name: "web-bot-name-blackout-3" },
    ]);
  });

  it("all have names", () => {
    const drafts = [
      { kind: "open", name: "" },
      { kind: "me", name: "" },
      { kind: "me", name: " Ben " },
      { kind: "me", name: "" },
    ];
    expect(seatChoices("blackout", drafts, "Ada", say).map((choice) => choice.name)).toEqual([
      "web-seat 1",
      "Ada",
      "Ben",
      "web-seat 4",
    ]);
  });

  it("are the same when a game is played again", () => {
    const again = sameAgain(
      table({ seats: [seat(0, { mine: true }), seat(1), seat(2, { kind: "bot", bot: "random" })] }),
    );
    expect(again.options["players"]).toBe(3);
    expect(again.seats.map(({ kind, bot }) => bot ?? kind)).toEqual(["me", "open", "random"]);
  });
});

describe("what can be chosen", () => {
  const keys = (...asked: Parameters<typeof shownOptions>): string[] =>
    shownOptions(...asked).map(([option]) => option.key);

  it("is what the game offers", () => {
    expect(keys(game("frostpunk"), 2, {})).toEqual(["group", "difficulty"]);
    expect(possible(game("frostpunk"), 2, { group: 3 })).toEqual({ players: 2, group: 3, difficulty: "normal" });
  });

  it("has a chapter only in the campaign", () => {
    expect(keys(game("blackout"), 2, {})).toEqual(["mode"]);
    expect(keys(game("blackout"), 2, { mode: "campaign" })).toEqual(["mode", "chapter"]);
    expect(possible(game("blackout"), 2, { mode: "single", chapter: 3 })).toEqual({
      players: 2,
      mode: "single",
      chapter: 1,
    });
  });

  it("is the campaign for one player alone", () => {
    expect(possible(game("blackout"), 1, { mode: "single", chapter: 2 })).toEqual({
      players: 1,
      mode: "campaign",
      chapter: 2,
    });
    expect(shownOptions(game("blackout"), 1, {})[0]).toMatchObject([{ key: "mode" }, ["single"]]);
    expect(shownOptions(game("blackout"), 2, {})[0]?.[1]).toEqual([]);
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

describe("the rules", () => {
  const sections = [
    {
      section: "B1",
      title: "Set-up",
      rules: [
        { number: "B1.1", text: "Take a cube." },
        { number: "B1.2", text: "Go." },
      ],
    },
    { section: "B2", title: "The round", rules: [{ number: "B2.1", text: "Place a cube." }] },
  ];

  it("are found by words, numbers and titles", () => {
    const numbers = (wanted: string): string[] =>
      found(sections, wanted).flatMap((section) => section.rules.map((rule) => rule.number));
    expect(numbers("CUBE")).toEqual(["B1.1", "B2.1"]);
    expect(numbers("cube round")).toEqual(["B2.1"]);
    expect(numbers("b1.2")).toEqual(["B1.2"]);
    expect(numbers(" ")).toHaveLength(3);
    expect(numbers("nothing")).toEqual([]);
  });
});
