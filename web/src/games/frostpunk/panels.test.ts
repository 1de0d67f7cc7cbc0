import { FluentBundle, FluentResource } from "@fluent/bundle";
import axe from "axe-core";
import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import words from "@games/frostpunk/words/locales/en/panels.ftl?raw";
import own from "@games/frostpunk/words/locales/en/table.ftl?raw";
import lists from "@locales/en/common.ftl?raw";
import { still } from "../../table/acting";
import { renderInShell, sessionAt } from "../../table/rendering";
import type { Acting, Decision, LogLine, Offer } from "../../table/types";
import FrostpunkTable from "./FrostpunkTable.svelte";
import { offer, samplePack, sampleTable } from "./sample";
import type { CardInfo, FrostpunkView, PackInfo } from "./types";

// A whole board takes its time where many tests share a machine.
vi.setConfig({ testTimeout: 60_000 });

const bundle = new FluentBundle("en", { useIsolating: false });
for (const source of [lists, words, own]) bundle.addResource(new FluentResource(source));
const say = (key: string, args?: Record<string, string | number>): string => {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
};

const card = (id: string, kind: CardInfo["kind"], change: Partial<CardInfo> = {}): CardInfo => ({
  id,
  kind,
  title: `Card ${id}`,
  flavour: "",
  lines: [`Line of ${id}.`],
  own_lines: [`Line of ${id}.`],
  choices: [],
  ...change,
});

function pack() {
  const made = samplePack();
  for (const one of [
    card("M001", "morning", {
      lines: ["At once: snow.", "1 Pay: spend 6 food", "2 Refuse: only with active justice"],
      own_lines: ["At once: snow."],
      choices: [
        { title: "Pay", does: "spend 6 food" },
        { title: "Refuse", does: "only with active justice" },
      ],
    }),
    card("X01", "expedition", { deck: "A", spaces: 3, hint: "people" }),
    card("X02", "expedition", { deck: "B", spaces: 2, hint: "supplies" }),
    card("T01", "technology", { rounds: 4 }),
    card("G02", "law", { partner: "G01", buildings: ["tent"] }),
    card("D010", "dusk"),
    card("D011", "dusk", { lock: true }),
    card("S01", "scenario"),
    card("foreman", "advisor"),
    card("W05", "weather", { orange: 1, yellow: 1, cold: 1, scouts: 3, storm: 1 }),
  ])
    made.cards[one.id] = one;
  return made;
}

function show(
  moves: Offer[],
  asks: string,
  about: Decision["about"] = {},
  view: Partial<FrostpunkView> = {},
  change: Partial<Acting> = {},
  log: LogLine[] = [],
) {
  const table = { ...sampleTable(moves, asks, about, view), log };
  const acting = { ...still, decision: table.decision, hover: vi.fn(), choose: vi.fn(), suggest: vi.fn(), ...change };
  const session = sessionAt(table, acting);
  const props = { table, pack: pack(), acting, say };
  const { container, shell } = renderInShell(FrostpunkTable, props, { session: () => session });
  const all = (move: string) => [...container.querySelectorAll<HTMLElement>(`[data-move="${move}"]`)];
  return { container, acting, all, shell };
}

afterEach(cleanup);

const tokens = {
  hope: [
    { kind: "care", active: true },
    { kind: "care", active: false },
  ],
  discontent: [{ kind: "anger", active: true }],
} satisfies Partial<FrostpunkView>;

describe("people and moods", () => {
  it.each([
    ["sick", [offer("sick worker", ["kind"]), offer("sick child", ["kind"])]],
    ["die", [offer("die engineer", ["kind"]), offer("die child", ["kind"])]],
    ["which-first", [offer("carry worker", ["what"]), offer("carry engineer", ["what"])]],
  ])("what is asked about a kind (%s) is answered at that kind", async (asks, moves) => {
    const { container, acting } = show(moves, asks);
    for (const move of moves) {
      const button = [...container.querySelectorAll<HTMLElement>("[data-kind][data-move]")].find(
        (node) => node.dataset["move"] === move.move,
      );
      expect(button, move.move).toBeDefined();
      await fireEvent.click(button!);
      expect(acting.choose).toHaveBeenLastCalledWith(move.move);
    }
  });

  it("a mood is chosen where the eye is: on the card that changes it, else in the dock", () => {
    const moves = [offer("draw"), offer("activate care", ["token"])];
    const read = { ply: 1, kind: "read", seat: null, data: { card: "M001" }, text: "", auto: false };
    const { container, all } = show(moves, "raise", { what: "hope" }, { ...tokens, phase: 2 }, {}, [read]);
    for (const { move } of moves) {
      expect(all(move)).toHaveLength(1);
      expect(all(move)[0]!.closest("[data-event=M001]"), move).not.toBeNull();
    }
    expect(
      [...container.querySelectorAll(".token [aria-label]")].map((node) => node.getAttribute("aria-label")),
    ).toEqual(["Care: active", "Care: exhausted", "Anger: active"]);
    cleanup();
    const plain = show(moves, "raise", { what: "hope" }, tokens);
    for (const { move } of moves) expect(plain.all(move)[0]!.closest("[data-testid=dock]"), move).not.toBeNull();
  });

  it("the sick are told with what they will cause", () => {
    const sick = { number: 22, sick: 6, grave: true, ready: 0, tired: 0, resting: 0, scouting: 0 };
    const people = [sick, { ...sick, sick: 0, grave: false }, { ...sick, sick: 2 }];
    const { container } = show([], "figure", {}, { people });
    expect(container.querySelector(".row.worker .bar")!.getAttribute("aria-label")).toBe(
      "6 of 22 sick, gravely ill. Preparation: one dies",
    );
    expect(container.querySelector(".row.engineer .bar")!.getAttribute("aria-label")).toBe(
      "0 of 22 sick. 3 more deaths cost a figure",
    );
    expect(container.querySelector(".row.child .bar")!.getAttribute("aria-label")).toBe(
      "2 of 22 sick, gravely ill. from 5 on: one dies (3 more)",
    );
  });
});

describe("the card of the moment", () => {
  it("offers what can be chosen and greys the rest with its reason", async () => {
    const { container, acting } = show([offer("option 1", ["number"])], "option", { card: "M001" });
    const options = [...container.querySelectorAll<HTMLElement>(".event .option")];
    expect(options.map((option) => option.dataset["move"])).toEqual(["option 1", undefined]);
    expect(options[1]!.textContent).toContain("only with active justice");
    expect(options[1]!.textContent).toContain("Not possible now");
    expect(container.querySelector(".event")!.textContent).toContain("At once: snow.");
    await fireEvent.keyDown(options[0]!, { key: "Enter" });
    expect(acting.choose).toHaveBeenCalledWith("option 1");
  });

  it("shows who suggests which option", () => {
    const { container } = show(
      [offer("option 1", ["number"])],
      "option",
      { card: "M001" },
      {},
      { suggestions: [{ seat: 1, move: "option 1", why: "" }] },
    );
    expect(container.querySelector(".event .option")!.textContent).toContain("Ben suggests this");
  });

  it("is a suggestion for those who do not lead", async () => {
    const table = sampleTable([offer("option 1", ["number"])], "option", { card: "M001" });
    const { container, acting } = show([], "option", {}, {}, { decision: null, joint: table.decision });
    const option = container.querySelector<HTMLElement>(".event .option")!;
    expect(option.dataset["suggest"]).toBe("option 1");
    await fireEvent.click(option);
    expect(acting.suggest).toHaveBeenCalledWith("option 1");
    expect(acting.choose).not.toHaveBeenCalled();
  });

  it("is read by all on the big screen, where nobody chooses", () => {
    const table = sampleTable([], "option");
    table.joint = sampleTable([offer("option 1", ["number"])], "option", { card: "M001" }).decision;
    const { container } = renderInShell(FrostpunkTable, { table, pack: pack(), acting: still, say, mode: "board" });
    expect([...container.querySelectorAll(".event .option")].map((option) => option.classList.contains("off"))).toEqual(
      [false, true],
    );
    expect(container.querySelector("[data-move]")).toBeNull();
  });

  it("sifts dusk cards; locked ones stay", () => {
    const { container } = show([offer("carry D010", ["what"])], "sift", { cards: "D010 D011", count: 1 });
    const cards = [...container.querySelectorAll<HTMLElement>(".several [data-card]")];
    expect(cards.map((node) => [node.dataset["card"], node.dataset["move"]])).toEqual([
      ["D010", "carry D010"],
      ["D011", undefined],
    ]);
  });
});

describe("cards", () => {
  it("the law book opens by itself, and every law can be passed", () => {
    const { container, all } = show(
      [offer("law G01", ["card"]), offer("law G02", ["card"])],
      "law",
      {},
      { laws: ["G01", "G02"] },
    );
    expect(container.querySelector(".book")).not.toBeNull();
    expect(all("law G01")).toHaveLength(1);
    expect(all("law G02")).toHaveLength(1);
  });

  it("sectors that were seen go onto their stack or under it", async () => {
    const moves = ["O01 top", "O01 bottom", "O02 top", "O02 bottom"];
    const { container, acting, all } = show(
      moves.map((move) => offer(`sector ${move}`, ["sector", "where"])),
      "sort-sectors",
    );
    await vi.waitFor(() => expect(container.querySelectorAll(".sector")).toHaveLength(2));
    await fireEvent.click(all("sector O02 bottom")[0]!);
    expect(acting.choose).toHaveBeenLastCalledWith("sector O02 bottom");
  });

  it("who leaves is counted among the people, not among the sick", () => {
    const people = { number: 9, sick: 2, grave: false, ready: 0, tired: 0, resting: 0, scouting: 0 };
    const kinds = ["worker", "engineer", "child"].map((kind) => offer(`leave ${kind}`, ["kind"]));
    const { container } = show(kinds, "leave", { count: 3 }, { people: [people, people, people] });
    expect(container.querySelector('[data-kind="worker"] .after')!.textContent).toContain("9 → 9");
  });

  it("a law says by its id which buildings it opens, whatever its lines say", () => {
    const { container } = show([offer("stop")], "law", {}, { laws: ["G02"] });
    const entry = container.querySelector('[data-card="G02"]')!;
    expect(entry.querySelector(".opens")!.textContent).toContain(samplePack().buildings["tent"]!.title);
    expect(entry.textContent).toContain("Line of G02.");
  });

  it("lie on the shelf at any time, and are put away again", async () => {
    const { container, shell } = show([offer("stop")], "figure");
    await fireEvent.click(container.querySelector('[data-testid="sheet-laws"]')!);
    expect(container.querySelector(".book")).not.toBeNull();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(shell.sheet).toBeNull();
  });

  it("let the city be looked at in between", async () => {
    const { container } = show([offer("option 1", ["number"])], "option", { card: "M001" });
    expect(container.querySelector(".map")).toBeNull();
    await fireEvent.keyDown(window, { key: "v" });
    expect(container.querySelector(".map")).not.toBeNull();
    await fireEvent.keyDown(window, { key: "v" });
    expect(container.querySelector(".event")).not.toBeNull();
  });

  it("a scout walks its path, what is not explored stays hidden", () => {
    const below = { deck: "A", spaces: 3, hint: "people", card: "X01" } as const;
    const path = {
      cards: [below, { deck: "B", spaces: 2, hint: "supplies", card: "" } as const],
      chosen: [0],
      scout: 1,
      space: 2,
    };
    const { container, all } = show(
      [offer("bypass"), offer("explore")],
      "expedition",
      { path: 1, steps: 1 },
      { paths: [path] },
    );
    expect(all("explore")).toHaveLength(1);
    const drawn = container.querySelector(".path")!;
    expect(drawn.querySelectorAll("ol li")).toHaveLength(3);
    expect(drawn.querySelectorAll("ol li")[2]!.classList.contains("here")).toBe(true);
    expect(drawn.textContent).toContain("Path 1, expedition B: supplies.");
    expect(drawn.textContent).toContain("Will bring home: Card X01");
    expect(drawn.textContent).toContain("The scout has arrived.");
  });

  it("resources are put onto the card that asks for them", async () => {
    const laid = { card: "S01", wood: 2, coal: 0, cores: 0, steel: 0, figures: [0], used: true, covers: "" };
    const { all, acting } = show(
      [offer("put wood", ["resource"]), offer("done")],
      "load",
      { card: "S01", count: 2 },
      { scenario: [laid] },
    );
    await fireEvent.click(all("put wood")[0]!);
    expect(acting.choose).toHaveBeenCalledWith("put wood");
    expect(all("done").length).toBeGreaterThan(0);
  });

  it("advisors say what there is of what they cost, and tokens what they are for", async () => {
    const advisors = { advisors: ["foreman", "matron"], ...tokens };
    const made = pack();
    made.cards["foreman"] = card("foreman", "advisor", { cost: { exhaust: "care" } });
    made.cards["matron"] = card("matron", "advisor", { cost: { exhaust: "justice" } });
    const table = sampleTable([offer("advisor foreman", ["card"])], "take-advisor", {}, advisors);
    const acting = { ...still, decision: table.decision };
    const { container } = renderInShell(FrostpunkTable, { table, pack: made, acting, say });
    const said = (id: string) => container.querySelector(`[data-card="${id}"] .note`)!.textContent;
    expect(said("foreman")).toContain("Care: 1 active now");
    expect(said("matron")).toContain("Justice: none active now");
    await fireEvent.pointerEnter(container.querySelector(".token")!, { pointerType: "mouse" });
    await vi.waitFor(() =>
      expect(document.querySelector("[role=tooltip]")?.textContent).toContain("ask for active hope of a kind"),
    );
  });

  it("a token says why it came where another kind was named", async () => {
    const drawn = { kind: "drew-token", data: { token: "apathy", wanted: "anger" }, text: "+1 anger: apathy comes." };
    const table = sampleTable([], "figure", {}, { discontent: [{ kind: "apathy", active: false }] });
    table.log = [{ ply: 1, seat: null, move: null, auto: false, ...drawn } as unknown as LogLine];
    const { container } = renderInShell(FrostpunkTable, { table, pack: pack(), acting: still, say });
    await fireEvent.pointerEnter(container.querySelector(".token.discontent")!, { pointerType: "mouse" });
    await vi.waitFor(() =>
      expect(document.querySelector("[role=tooltip]")?.textContent).toMatch(
        /^\+1 anger: apathy comes\. .* draw a token of any kind/,
      ),
    );
  });

  it("advisors, deaths and start costs are answered in the hand", async () => {
    expect(
      show([offer("advisor foreman", ["card"]), offer("done")], "advisor", {}, { advisors: ["foreman", ""] }).all(
        "advisor foreman",
      ),
    ).toHaveLength(1);
    cleanup();
    const death = show([offer("draw"), offer("discard B01", ["card"])], "death", { kind: "worker" });
    await vi.waitFor(() => expect(death.all("discard B01")).toHaveLength(1));
    expect(death.all("draw")).toHaveLength(1);
    cleanup();
    expect(show([offer("part B01", ["card"])], "start").all("part B01")).toHaveLength(1);
  });
});

describe("what only other scenarios have", () => {
  it("steel lies in the stockpile where the pack has any", () => {
    const table = sampleTable([], "figure", {}, { steel: 3 });
    const goods = (resources: PackInfo["resources"]) => {
      const props = { table, pack: { ...pack(), resources }, acting: still, say };
      const { container } = renderInShell(FrostpunkTable, props);
      const shown = [...container.querySelectorAll(".stock li")].map((node) => node.textContent!.trim());
      cleanup();
      return shown;
    };
    expect(goods(["wood", "coal", "cores", "steel"])).toHaveLength(goods(["wood", "coal", "cores"]).length + 1);
  });

  it("outposts tell how far their transport is", async () => {
    const made = pack();
    made.buildings["camp"] = { id: "camp", title: "Camp", lines: [], does: [], outpost: true };
    made.tracks.transport = 4;
    const built = [{ building: "camp", fields: [8], upgraded: false, figures: [] }];
    const table = sampleTable([], "figure", {}, { built, built_warm_from: [null], transport: 3 });
    const said = (key: string, args?: Record<string, string | number>) => `${key} ${JSON.stringify(args ?? {})}`;
    const { container } = renderInShell(FrostpunkTable, { table, pack: made, acting: still, say: said });
    await fireEvent.click(container.querySelector('[data-testid="sheet-paths"]')!);
    expect(container.querySelector(".paths")!.textContent).toContain('frost-transport {"steps":3,"of":4}');
  });
});

describe("the machine", () => {
  it("tells of the tower and the weather what was seen", () => {
    const table = sampleTable([], "figure");
    table.log = [
      { ply: 1, kind: "dropped", seat: null, data: { count: 3, out: 2 }, text: "", auto: false },
      { ply: 2, kind: "weather", seat: null, data: { card: "W05" }, text: "", auto: false },
    ];
    const { container } = renderInShell(FrostpunkTable, { table, pack: pack(), acting: still, say });
    expect(container.querySelector(".tower")!.textContent).toContain("Last time 3 in, 2 out");
    expect(container.querySelector(".weather")!.textContent).toContain("Card W05");
  });

  it("shows the round with what waits on it", () => {
    const { container } = show([], "figure", {}, { researching: "T01", research_round: 5 });
    const spaces = [...container.querySelectorAll<HTMLElement>(".rounds li")];
    expect(spaces).toHaveLength(15);
    expect(spaces[1]!.getAttribute("aria-current")).toBe("step");
    expect(spaces[3]!.title).toMatch(/^Round 4: .*Card S01/);
    expect(spaces[4]!.title).toContain("Research finished: Card T01");
    expect(spaces[8]!.title).toContain("storm");
  });
});

it("has no barriers", async () => {
  const path = {
    cards: [{ deck: "A", spaces: 3, hint: "people", card: "" } as const],
    chosen: [],
    scout: -1,
    space: 0,
  };
  const { container } = show(
    [offer("option 1", ["number"])],
    "option",
    { card: "M001" },
    { ...tokens, paths: [path], next_dispute: "D011" },
  );
  const { violations } = await axe.run(
    { include: [container], exclude: [".city"] },
    { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } },
  );
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))])).toEqual([]);
});
