// The page shows what the rules say: real tables, drawn, against the outlook in them.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";

import words from "@games/frostpunk/words/locales/en/board.ftl?raw";
import panels from "@games/frostpunk/words/locales/en/panels.ftl?raw";
import shared from "@games/frostpunk/words/locales/en/play.ftl?raw";
import lists from "@locales/en/common.ftl?raw";
import page from "@locales/en/web.ftl?raw";
import own from "@games/frostpunk/words/locales/en/table.ftl?raw";
import { still } from "../../table/acting";
import { renderInShell } from "../../table/rendering";
import type { TableInfo } from "../../table/types";
import printed from "./fixtures/pack.json";
import positions from "./fixtures/positions.json";
import bed from "./fixtures/table-bed.json";
import build from "./fixtures/table-build.json";
import death from "./fixtures/table-death.json";
import figure from "./fixtures/table-figure.json";
import fuel from "./fixtures/table-fuel.json";
import FrostpunkTable from "./FrostpunkTable.svelte";
import { dangerOf, stepAt } from "./outlook";
import type { FrostpunkView, PackInfo } from "./types";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const source of [shared, words, panels, own, lists, page]) bundle.addResource(new FluentResource(source));
const say = (key: string, args?: Record<string, string | number>): string => {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
};
const kinds = (kind: string): string => say(`frost-panel-people-${kind}`);

const pack = printed as unknown as PackInfo;
const tables = Object.entries({ bed, build, death, figure, fuel, ...positions }).map(
  ([name, table]) => [name, table as unknown as TableInfo<FrostpunkView>] as const,
);

function show(table: TableInfo<FrostpunkView>) {
  const acting = { ...still, decision: table.decision };
  const { container, shell } = renderInShell(FrostpunkTable, { table, pack, acting, say });
  const all = (selector: string): Element[] => [...container.querySelectorAll(selector)];
  const text = (selector: string): string => container.querySelector(selector)?.textContent?.trim() ?? "";
  const texts = (selector: string): string[] => all(selector).map((node) => node.textContent!.trim());
  return { container, shell, all, text, texts, view: table.view, outlook: table.view.outlook };
}

afterEach(cleanup);

type Shown = ReturnType<typeof show>;

/** The next meals, and what hunger does. */
function meals({ text, texts, outlook }: Shown): void {
  const { next, later, fed } = outlook.meals;
  expect(texts(".food li .who")).toEqual([next, ...later].map(({ kind, needed }) => `${kinds(kind)} ${needed}`));
  expect(text(".food li .left")).toBe(
    next.hunger ? say("frost-meal-hunger", { hunger: next.hunger }) : say("frost-meal-enough", { left: next.left }),
  );
  expect(text(".food p")).toBe(
    next.lost
      ? say("frost-panel-starve-lost", { left: next.starving })
      : next.starving
        ? say("frost-panel-starve", { left: next.starving, discontent: next.discontent, deaths: next.deaths })
        : "",
  );
  expect(texts(".rounds li .sr").map((title) => title.split("; ")[0])).toEqual(
    fed.map(
      (kind, round) =>
        `${say("frost-panel-round", { round: round + 1 })}: ${say("frost-panel-fed", { kind: kinds(kind) })}`,
    ),
  );
}

/** Every danger with what is left, and its one count of stress. */
function dangers({ all, text, view, outlook }: Shown): void {
  const shown = outlook.dangers.filter(({ cause }) => cause !== "time");
  const rows = all(".dangers > li");
  expect(rows.map((row) => row.querySelector("b")!.textContent)).toEqual(
    shown.map(({ left, possible }) => say(possible ? "frost-danger-left" : "frost-danger-far", { count: left })),
  );
  shown.forEach(({ alarm }, index) => expect(rows[index]!.classList).toContain(alarm));
  const { now, left, fatal } = dangerOf(view, "malfunction");
  expect(text(".stress h4")).toBe(
    `${say("frost-panel-stress")} ${now} ${say("frost-stress-left", { count: left, fatal: fatal ? 1 : 0 })}`,
  );
}

/** Figures, sickness, and the night that would come. */
function people({ all, text, view, outlook }: Shown): void {
  const [now] = outlook.heating.steps;
  const sleepers = outlook.night.sleepers.reduce((sum, figures) => sum + figures, 0);
  expect(text(".tonight")).toBe(
    view.phase <= 3
      ? `${say("frost-tonight-machine", { count: now!.freezing.length })} ${say("frost-tonight-cubes", { count: now!.cubes })}`
      : `${say("frost-tonight", { count: now!.beds.bedless, night: Number(view.phase === 9) })} ${say("frost-tonight-beds", { beds: now!.beds.places, figures: sleepers })}`,
  );
  const bars = all(".people .bar");
  outlook.citizens.forEach(({ sickness }, index) => {
    const { sick, number, grave } = view.people[index]!;
    const label = bars[index]!.getAttribute("aria-label")!;
    expect(label).toContain(
      say(grave ? "frost-panel-grave-count" : "frost-panel-sick-count", { count: sick, of: number }),
    );
    if (sickness.lost) expect(label).toContain(say("frost-panel-sick-lost", { end: dangerOf(view, "sickness").limit }));
    else if (sickness.turns || sickness.tokens)
      expect(label).toContain(
        say("frost-sick-effect", { turns: sickness.turns, tokens: sickness.tokens, grave: grave ? 1 : 0 }),
      );
  });
}

/** Heat, cold, and what the tower gets. */
function machine({ texts, all, view, outlook }: Shown): void {
  const [now] = outlook.heating.steps;
  expect(texts(".gauge .cubes")).toEqual([String(now!.cubes), String(now!.freezing.length)]);
  expect(all(".gauge .victim.freezes").length).toBe(now!.freezing.length);
  const badges = all(".badge").map((badge) => badge.getAttribute("aria-label"));
  if (badges.length)
    expect(badges).toEqual(
      outlook.heating.zones.map((output, ring) =>
        say(view.output >= output ? "frost-city-zone-warm" : "frost-city-zone-cold", { zone: "ABC"[ring]!, output }),
      ),
    );
}

/** Each goal with how far it is, and when the storm comes. */
function scenario({ container, text, all, outlook }: Shown): void {
  const told = container.querySelector("button.goals")!.getAttribute("title")!;
  for (const { what, have, want, met, round } of outlook.goals) {
    if (met) expect(told).toContain(say("frost-goal-met"));
    else if (what === "round") expect(told).toContain(say("frost-goal-rounds-left", { count: want - have }));
    else if (what === "on-card" || what === "food") {
      expect(told).toContain(say(`frost-goal-${what}`, { round, have, want }));
      expect(told).toContain(say("frost-goal-part", { have, want }));
    } else expect(told).toContain(say("frost-goal-unbuilt", { have, want }));
  }
  const { storm } = outlook;
  const lies = all(".weather .moves").length; // before the first card there is none
  expect(all(".weather .storm").length).toBe(storm ? lies : 0);
  if (storm && lies)
    expect(text(".weather .storm b")).toBe(
      storm.earliest === storm.latest ? String(storm.latest) : `${storm.earliest}–${storm.latest}`,
    );
}

it.each(tables)("a table (%s) shows its outlook", (_, table) => {
  // While something is built, the catalogue lies over the people, and a proposal of coal is shown as if it were burnt.
  const looked = { ...table, decision: null };
  const shown = show(looked);
  for (const panel of [meals, dangers, people, machine, scenario]) panel(shown);
});

it("coal is set step by step, and each step says what it would do", async () => {
  const table = structuredClone(fuel) as unknown as TableInfo<FrostpunkView>;
  table.decision!.proposal = [];
  const { container, text, outlook } = show(table);
  const { steps, falls_back } = outlook.heating;
  const slider = container.querySelector<HTMLInputElement>(".night input[type=range]")!;
  expect([slider.min, slider.max]).toEqual(["0", String(steps.length - 1)]);
  for (const step of steps) {
    await fireEvent.input(slider, { target: { value: String(step.coal) } });
    expect(text(".night strong")).toBe(say("frost-burn-output", { coal: step.coal, output: step.output }));
    const told = text(".night");
    if (falls_back) {
      expect(told).toContain(say("frost-act-fuel-falls-back"));
      expect(told).toContain(say("frost-panel-freezing", { count: step.freezing.length }));
      expect(told).toContain(say("frost-panel-tower-cubes", { count: step.cubes }));
    } else expect(told).toContain(say("frost-tonight", { count: step.beds.bedless }));
  }
});

it("the catalogue says of every building all that it does, of those through a law, too", async () => {
  const { container, shell, all, texts } = show(figure as unknown as TableInfo<FrostpunkView>);
  shell.sheet = "buildings";
  await Promise.resolve();
  const known = Object.values(pack.buildings).filter(({ printed, cost }) => !printed && cost);
  expect(texts(".buildings .name").map((name) => name.replaceAll("\u00ad", ""))).toEqual(
    known.map(({ title }) => title),
  );
  for (const tile of all(".buildings .tile")) {
    await fireEvent.focus(tile);
    const info = pack.buildings[tile.getAttribute("data-building")!]!;
    expect(container.querySelector(".buildings aside h3")!.textContent).toBe(info.title);
    expect(texts(".buildings aside p:not(.standing)")).toEqual(info.lines);
  }
});

it("a citizen card that cannot be played says why", async () => {
  const table = figure as unknown as TableInfo<FrostpunkView>;
  const { shell, all } = show(table);
  shell.sheet = "citizens";
  await Promise.resolve();
  const refused = table.decision!.refused.filter(({ verb }) => verb === "citizen");
  expect(refused.length).toBeGreaterThan(0);
  expect(all(".citizens .why").map((why) => why.textContent)).toEqual(refused.map(({ text }) => text));
});

it("while building, the catalogue has what is to be had, and marks what is missing", () => {
  const { all, outlook } = show(build as unknown as TableInfo<FrostpunkView>);
  const tiles = all(".buildings .tile");
  const plans = new Map(outlook.plans.buildings.map((plan) => [plan.building as string, plan]));
  const gone = Object.values(pack.buildings)
    .filter(({ id, printed, cost }) => !printed && cost && (build.view.unbuilt as Record<string, number>)[id] === 0)
    .map(({ id }) => id);
  expect(gone.length).toBeGreaterThan(0); // it keeps its place
  expect(tiles.map((tile) => tile.getAttribute("data-building")).sort()).toEqual(
    [...new Set([...plans.keys(), ...gone])].sort(),
  );
  for (const tile of tiles) {
    const plan = plans.get(tile.getAttribute("data-building")!);
    expect(tile.querySelectorAll(".short").length).toBe(Object.keys(plan?.missing ?? {}).length);
    expect(tile.classList.contains("off")).toBe(!plan?.possible);
  }
});

it("places are marked where anybody could act", () => {
  const table = figure as unknown as TableInfo<FrostpunkView>;
  const { all, view, outlook } = show(table);
  const takes = table.decision!.moves.filter(({ verb }) => verb === "take");
  const fields = new Set(takes.flatMap(({ follows }) => follows!.moves.map(({ args }) => args.field)));
  fields.delete(undefined);
  expect(all("path.target:not(.site)").length).toBe(fields.size);
  expect(stepAt(view, view.output)).toBe(outlook.heating.steps[0]);
});
