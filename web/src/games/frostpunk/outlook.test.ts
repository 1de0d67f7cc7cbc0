// The page shows what the rules say: real tables, drawn, against the outlook in them.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";

import words from "@games/frostpunk/words/locales/en/board.ftl?raw";
import panels from "@games/frostpunk/words/locales/en/panels.ftl?raw";
import shared from "@games/frostpunk/words/locales/en/play.ftl?raw";
import page from "@locales/en/web.ftl?raw";
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
for (const source of [shared, words, panels, page]) bundle.addResource(new FluentResource(source));
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
  const { container } = renderInShell(FrostpunkTable, {
    table,
    pack,
    acting: { ...still, decision: table.decision },
    say,
  });
  const all = (selector: string): Element[] => [...container.querySelectorAll(selector)];
  const text = (selector: string): string => container.querySelector(selector)?.textContent?.trim() ?? "";
  const texts = (selector: string): string[] => all(selector).map((node) => node.textContent!.trim());
  return { container, all, text, texts, view: table.view, outlook: table.view.outlook };
}

afterEach(cleanup);

type Shown = ReturnType<typeof show>;

/** The next meals, and what hunger does. */
function meals({ text, texts, view, outlook }: Shown): void {
  const { next, later, fed } = outlook.meals;
  expect(text(".food .next")).toBe(String(next.needed));
  expect(texts(".food .after")).toEqual(later.map(({ needed }) => String(needed)));
  const told = { kind: kinds(next.kind), need: next.needed, hunger: next.hunger, left: next.left };
  const lines = [say(next.hunger ? "frost-panel-unfed" : "frost-panel-enough", told)];
  if (next.starving && !next.lost)
    lines.unshift(say("frost-panel-starve", { left: next.starving, discontent: next.discontent, deaths: next.deaths }));
  else if (next.stilled) lines.unshift(say("frost-panel-stilled", { hunger: view.hunger }));
  expect(texts(".food li")).toEqual(lines);
  expect(texts(".rounds li .sr").map((title) => title.split("; ")[0])).toEqual(
    fed.map(
      (kind, round) =>
        `${say("frost-panel-round", { round: round + 1 })}: ${say("frost-panel-fed", { kind: kinds(kind) })}`.split(
          "; ",
        )[0],
    ),
  );
}

/** Every danger with its limit. */
function dangers({ all, outlook }: Shown): void {
  const shown = outlook.dangers.filter(({ cause }) => cause !== "time");
  const rows = all(".dangers.strip > li");
  expect(rows.map((row) => row.querySelector(".figure")!.textContent!.replace(/[!‼]/, ""))).toEqual(
    shown.map(({ now, limit }) => (limit ? `${now}/${limit}` : String(now))),
  );
  shown.forEach(({ alarm }, index) => expect(rows[index]!.classList).toContain(alarm));
}

/** Beds, figures and sickness. */
function people({ all, text, view, outlook }: Shown): void {
  const { tonight, beds, sleepers } = outlook.night;
  const all_of_them = sleepers.reduce((sum, figures) => sum + figures, 0);
  expect(text(".people .beds > [aria-hidden]")).toBe(tonight ? `${beds.places}/${all_of_them}` : "");
  const bars = all(".people .row .bar");
  outlook.citizens.forEach(({ before_loss, sickness }, index) => {
    expect(all(".people .row .number")[index]!.getAttribute("title")).toBe(
      say("frost-panel-before-loss", { count: before_loss }),
    );
    const { sick, number, grave } = view.people[index]!;
    const count = say(grave ? "frost-panel-grave-count" : "frost-panel-sick-count", { count: sick, of: number });
    const effect =
      sickness.turns || sickness.tokens
        ? say("frost-panel-sick-effect", { turns: sickness.turns, tokens: sickness.tokens })
        : "";
    const lost = sickness.lost ? say("frost-panel-sick-lost", { end: dangerOf(view, "sickness").limit }) : effect;
    expect(bars[index]!.getAttribute("aria-label")).toBe([count, lost].filter(Boolean).join(". "));
  });
}

/** Heat, cold, and what the tower gets. */
function machine({ texts, all, view, outlook }: Shown): void {
  const [now] = outlook.heating.steps;
  expect(texts(".gauge .ahead")).toEqual([String(now!.cubes), String(now!.freezing.length)]);
  expect(all(".gauge .victim.freezes").length).toBe(now!.freezing.length);
  expect(all(".city .badge").map((badge) => badge.getAttribute("aria-label"))).toEqual(
    outlook.heating.zones.map((output, ring) =>
      say(view.output >= output ? "frost-city-zone-warm" : "frost-city-zone-cold", { zone: "ABC"[ring]!, output }),
    ),
  );
}

it.each(tables)("a table (%s) shows its outlook", (_, table) => {
  const shown = show(table);
  for (const panel of [meals, dangers, people, machine]) panel(shown);
});

it("the fuel control goes from coal to coal, and says what each would do", async () => {
  const { container, text, outlook } = show(fuel as unknown as TableInfo<FrostpunkView>);
  const { steps, falls_back } = outlook.heating;
  const slider = container.querySelector<HTMLInputElement>(".fuel input[type=range]");
  const outputs = steps.slice(1).map(({ output }) => output);
  expect(slider ? [slider.min, slider.max] : []).toEqual(
    outputs.length > 1 ? [String(outputs[0]), String(outputs.at(-1))] : [],
  );
  for (const step of slider ? steps.slice(1) : []) {
    await fireEvent.input(slider!, { target: { value: String(step.output) } });
    const ahead = text(".fuel .ahead");
    expect(text(".fuel button.chip")).toBe(say("frost-act-fuel-burn", { coal: step.coal }));
    expect(ahead).toContain(
      say("frost-act-fuel-sick", { count: step.freezing.length, now: steps[0]!.freezing.length }),
    );
    expect(ahead).toContain(say("frost-act-fuel-stress", { count: step.cubes, now: steps[0]!.cubes }));
    if (falls_back) expect(ahead).toContain(say("frost-act-fuel-falls-back"));
  }
});

it("the catalogue says of every building what it does, of those through a law, too", () => {
  const table = structuredClone(build) as unknown as TableInfo<FrostpunkView>;
  const known = Object.values(pack.buildings).filter(({ does }) => does.length);
  table.view.outlook.plans.buildings = known.map(({ id }) => ({
    building: id,
    count: 1,
    missing: {},
    sites: 1,
    possible: true,
  }));
  const { all } = show(table);
  const told = all(".catalogue .entry").map((entry) =>
    [".name", ".does"].map((part) => entry.querySelector(part)!.textContent),
  );
  expect(new Map(told as [string, string][])).toEqual(new Map(known.map(({ title, does }) => [title, does.join(" ")])));
  expect(new Map(told as [string, string][]).get("Temple")).toBe("Action: Activate all hope of one kind.");
});

it("the catalogue has what is to be had, and marks what is missing", () => {
  const { all, outlook } = show(build as unknown as TableInfo<FrostpunkView>);
  const plans = new Map(outlook.plans.buildings.map((plan) => [pack.buildings[plan.building]!.title, plan]));
  const entries = all(".catalogue .entry");
  expect(entries.map((entry) => entry.querySelector(".name")!.textContent).sort()).toEqual([...plans.keys()].sort());
  for (const entry of entries) {
    const plan = plans.get(entry.querySelector(".name")!.textContent!)!;
    expect(entry.querySelectorAll(".short").length).toBe(Object.keys(plan.missing).length);
    expect(entry.classList.contains("off")).toBe(!plan.possible);
  }
});

it("places glow where somebody could act", () => {
  const { all, outlook, view } = show(figure as unknown as TableInfo<FrostpunkView>);
  expect(all("path.hint").length).toBe(new Set(outlook.works.map(({ field }) => field)).size);
  expect(stepAt(view, view.output)).toBe(outlook.heating.steps[0]);
});
