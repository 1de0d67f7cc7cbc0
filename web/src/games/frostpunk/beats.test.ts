import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import stage from "@games/frostpunk/words/locales/en/stage.ftl?raw";
import table from "@games/frostpunk/words/locales/en/table.ftl?raw";
import lists from "@locales/en/common.ftl?raw";
import { beatsOf } from "../../stage/book";
import { line } from "../../stage/sample";
import book from "./beats";
import { samplePack, sampleView } from "./sample";
import type { Goal, PackInfo } from "./types";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const source of [lists, stage, table]) bundle.addResource(new FluentResource(source));
const say = (key: string, args?: Record<string, string | number>): string => {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
};
const LIGHT = { round: 4, what: "beacon", want: 1, brings: "Round 4: +1 hope." };
const known = samplePack();
const pack: PackInfo = {
  ...known,
  cards: { ...known.cards, S01: { ...known.cards.D001!, id: "S01", tasks: [LIGHT] } },
  buildings: {
    ...known.buildings,
    beacon: { ...known.buildings.tent!, title: "Beacon", does: ["1 expedition at a time."] },
  },
};
const tent = (met: boolean, round = 4): Goal => ({
  card: "S01",
  round,
  what: "tent",
  have: Number(met),
  want: 1,
  left: Number(!met),
  met,
  wins: false,
});
const view = (goal: Goal, round = 2) => {
  const made = sampleView({ round });
  return { ...made, outlook: { ...made.outlook, goals: [goal] } };
};
const scene = (before: Goal, after: Goal, by: number | null) => ({
  view: view(after, after.round),
  before: view(before),
  by,
  pack,
  say,
  nameOf: (seat: number) => ["Ada", "Silas"][seat]!,
});
const captions = (lines: Parameters<typeof beatsOf>[0], before: Goal, after: Goal, by: number | null): string[] =>
  beatsOf(lines, book, scene(before, after, by), 0).map(({ caption }) => caption);

describe("a card that is read out", () => {
  const idle = tent(false);
  const stamps = {
    ...pack.cards.D001!,
    id: "K04A",
    kind: "consequence" as const,
    choices: [],
    own_lines: ["Lose 2 food plus 3 for each active greed."],
  };
  const cards = { ...pack, cards: { ...pack.cards, K04A: stamps } };
  const read = line("read", { data: { card: "K04A" }, text: "Dusk: Forged stamps." });
  const lost = line("lost-things", { data: { food: 2 }, text: "Lost: 2 food." });
  const beats = (...lines: Parameters<typeof beatsOf>[0]) =>
    beatsOf(lines, book, { ...scene(idle, idle, null), pack: cards }, 0);

  it("says what it has done, in which phase, and takes its time for what it does", () => {
    const [beat] = beats(read, lost);
    expect(beat).toMatchObject({
      caption: "Dusk: Forged stamps. Lost: 2 food.",
      part: "frost-phase-7",
      at: { phase: 7 },
    });
    expect(beat!.seconds).toBeGreaterThan(3);
  });

  it("shows its rules below its mood", () => {
    const [{ kind, ...beat }] = beats(read) as [ReturnType<typeof beats>[number]];
    const { container } = render(kind.draw!, beat);
    expect(container.querySelector("[data-testid=beat-rules]")?.textContent).toContain("Lose 2 food plus 3");
  });

  it("as a scenario waits until somebody leads on, whoever set it off", () => {
    const scenario = line("scenario", { data: { card: "K04A" } });
    const [beat] = beatsOf([scenario], book, { ...scene(idle, idle, 1), pack: cards }, 0);
    expect([beat!.kind.waits!(beat!), beat!.ofOthers]).toEqual([true, false]);
  });

  it("waits until somebody leads on, unless it is asked about next and stays in sight", () => {
    const waits = (card: string, ...more: (typeof read)[]): boolean => {
      const [beat] = beats(line("read", { data: { card } }), ...more);
      return beat!.kind.waits!(beat!);
    };
    expect(stamps.choices).toHaveLength(0);
    expect(pack.cards.M011!.choices).not.toHaveLength(0);
    expect([waits("K04A"), waits("M011"), waits("M011", lost)]).toEqual([true, false, true]);
  });

  it("as a law says what holds from now on", () => {
    const [{ kind, ...beat }] = beats(line("passed-law", { data: { card: "G01" } })) as [
      ReturnType<typeof beats>[number],
    ];
    const { container } = render(kind.draw!, beat);
    for (const said of pack.cards.G01!.lines) expect(container.textContent).toContain(said);
  });

  it("that lies there is told at dusk only where it does something", () => {
    const dusk = line("at-dusk", { data: { card: "K04A" }, text: "At dusk: Forged stamps." });
    expect(beats(dusk)).toEqual([]);
    expect(beats(dusk, lost).map(({ caption }) => caption)).toEqual(["At dusk: Forged stamps. Lost: 2 food."]);
  });
});

describe("beats of the city", () => {
  const acts = line("acts", { seat: 1, text: "Silas uses a worker: build." });
  const erected = line("erected", { data: { building: "tent", field: 8 }, text: "Tent is erected on B1." });

  it("tell what a companion does, step by step, and not what one does oneself", () => {
    const idle = tent(false);
    expect(captions([acts], idle, idle, 1)).toEqual(["Silas uses a worker: build."]);
    expect(captions([erected], { ...idle, what: "beacon" }, { ...idle, what: "beacon" }, 1)).toEqual([
      "Silas: Tent is erected on B1.",
    ]);
    expect(captions([{ ...acts, seat: 0 }, erected], idle, idle, null)).toEqual([]);
  });

  it("praise a task that is done, whoever did it, and only once", () => {
    expect(captions([erected], tent(false), tent(true), null)).toEqual([
      "Task done: Tent before round 4. What the Tent does.",
    ]);
    expect(captions([erected], tent(true), tent(true), null)).toEqual([]);
  });

  it("spell out what a task that is done opens", () => {
    const beacon = { ...erected, data: { building: "beacon", field: 42 } };
    const task = (met: boolean): Goal => ({ ...tent(met), what: "beacon" });
    const [said] = captions([beacon], task(false), task(true), null);
    expect(said).toBe("Task done: Beacon before round 4. 1 expedition at a time. Round 4: +1 hope.");
  });

  it("show what was built while they praise it, and from then on", () => {
    const [before, after] = [tent(false), tent(true)];
    const stands = [{ ...sampleView().built[0]!, building: "tent", fields: [8] }];
    const found = scene(before, after, null);
    const [beat] = beatsOf([erected], book, { ...found, view: { ...found.view, built: stands } }, 0);
    expect(beat!.at.built).toBe(stands);
  });

  it("say on its day how a task stands", () => {
    const due = line("due", { data: { card: "S01" }, text: "The time has come." });
    expect(captions([due], tent(false), tent(false), null)).toEqual(["Tent before round 4: not built"]);
    expect(captions([due], tent(true), tent(true), null)).toEqual(["Tent before round 4: done"]);
    expect(captions([due], { ...tent(true), card: "S04" }, tent(true), null)).toEqual(["The time has come."]);
  });
});

describe("where in the day it is told", () => {
  const at = (kind: string, before: number, after: number, data = {}): (number | undefined)[] => {
    const nobody = tent(false);
    const through = { ...scene(nobody, nobody, 1) };
    const [was, is] = [
      { ...view(nobody), phase: before },
      { ...view(nobody), phase: after },
    ];
    return beatsOf([line("weather"), line(kind, { data })], book, { ...through, view: is, before: was }, 0).map(
      (beat) => beat.at.phase,
    );
  };

  it("is the phase that brings it, whatever came before in the same move", () => {
    expect(at("died", 3, 5, { figure: "worker" })).toEqual([4, 5]);
    expect(at("slept", 3, 9)).toEqual([4, 9]);
  });

  it("is the phase of the move where it led to no other", () => {
    expect(at("marched", 6, 6)).toEqual([6, 6]);
  });
});
