import { cleanup, render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import buildings from "@games/frostpunk/content/packs/new-london/buildings.toml?raw";
import CardBust from "./CardBust.svelte";
import { appliesNow, caseOf, citizenLines, signOf } from "./cards";
import { drawnAs, PICTURES } from "./icons";
import type { CardInfo } from "./types";

const card = (change: Partial<CardInfo>): CardInfo => ({
  id: "X",
  kind: "morning",
  title: "X",
  flavour: "",
  lines: [],
  own_lines: [],
  choices: [],
  ...change,
});

it("draws an advisor as the card speaks of them", () => {
  for (let salt = 0; salt < 40; salt++) {
    const drawn = (who: "woman" | "man"): boolean[] => {
      const { container } = render(CardBust, { person: "engineer", salt, who });
      const found = [".long", ".beard"].map((part) => container.querySelector(part) !== null);
      cleanup();
      return found;
    };
    expect([drawn("woman"), drawn("man")]).toEqual([
      [true, false],
      [false, true],
    ]);
  }
});

describe("texts of cards", () => {
  it("a citizen says first what the question is about", () => {
    const citizen = card({
      kind: "citizen",
      lines: ["can", "start", "worker dies", "engineer dies", "child dies"],
      start_line: "start",
      death_lines: { worker: "worker dies", engineer: "engineer dies", child: "child dies" },
    });
    expect(citizenLines(citizen, "death", "child")[0]).toBe("child dies");
    expect(citizenLines(citizen, "start", "")[0]).toBe("start");
    expect(citizenLines(citizen, "figure", "")).toEqual(citizen.lines);
    expect(citizenLines(citizen, "death", "worker")).toHaveLength(5);
  });

  it("of several cases the one that applies is marked, as the rules told it since the card was read", () => {
    const quarrel = card({ own_lines: ["If so.", "Otherwise.", "Leaves."], cases: [1, 2, 0] });
    const line = (kind: string, data = {}) => ({
      ply: 1,
      kind,
      seat: null,
      data: { card: "X", ...data },
      text: "",
      auto: false,
    });
    const log = [line("read"), line("applies", { case: 1 }), line("read")];
    expect(caseOf(quarrel, log)).toBeNull();
    const applied = caseOf(quarrel, [...log, line("applies", { case: 2 })]);
    expect([0, 1, 2].map((index) => appliesNow(quarrel, index, applied))).toEqual([false, true, null]);
    expect([0, 1, 2].map((index) => appliesNow(quarrel, index, null))).toEqual([null, null, null]);
  });
});

describe("pictures", () => {
  it("there is one for every building of the pack", () => {
    const ids = [...buildings.matchAll(/^id = "([^"]+)"$/gm)].map(([, id]) => id!);
    expect(ids.length).toBeGreaterThan(30);
    expect(ids.filter((id) => !PICTURES[id])).toEqual([]);
  });

  it("a building of an owner's pack is drawn like others of its sort", () => {
    const building = { id: "own", title: "Own", lines: [], does: [] };
    expect(drawnAs({ ...building, id: "tent" })).toBe("tent");
    expect(
      [{ hub: true }, { outpost: true }, { places: 2 }, {}].map((what) => drawnAs({ ...building, ...what })),
    ).toEqual(["hub", "outpost", "house", "workshop"]);
    for (const name of ["hub", "outpost", "steel"]) expect(PICTURES[name]).toBeDefined();
  });

  it("there is one for every kind of card", () => {
    const kinds: CardInfo["kind"][] = [
      "morning",
      "dusk",
      "dispute",
      "consequence",
      "law",
      "technology",
      "expedition",
      "weather",
      "citizen",
      "advisor",
      "start",
      "scenario",
    ];
    expect(kinds.filter((kind) => !PICTURES[signOf(card({ kind }))])).toEqual([]);
    expect(signOf(card({ kind: "citizen", person: "engineer" }))).toBe("engineer");
  });
});
