import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { still } from "../../table/acting";
import { renderInShell } from "../../table/rendering";
import type { Mode } from "../../table/board.svelte";
import type { Acting, Offer, TableInfo } from "../../table/types";
import FrostpunkTable from "./FrostpunkTable.svelte";
import { offer, samplePack, sampleTable } from "./sample";
import type { FrostpunkView } from "./types";
import words from "@games/frostpunk/words/locales/en/board.ftl?raw";
import panels from "@games/frostpunk/words/locales/en/panels.ftl?raw";
import shared from "@games/frostpunk/words/locales/en/play.ftl?raw";
import page from "@locales/en/web.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const source of [shared, words, panels, page]) bundle.addResource(new FluentResource(source));
const unknown = new Set<string>();
const say = (key: string, args?: Record<string, string | number>): string => {
  const message = bundle.getMessage(key);
  if (!message?.value) unknown.add(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
};

function show(table: TableInfo<FrostpunkView>, mode: Mode = "full", change: Partial<Acting> = {}) {
  const spies = { hover: vi.fn(), choose: vi.fn(), suggest: vi.fn() };
  const acting = { ...still, decision: table.decision, ...change, ...spies };
  const props = { table, pack: samplePack(), acting, say, mode };
  const { container, rerender } = renderInShell(FrostpunkTable, props);
  const control = (move: string): HTMLElement | null => container.querySelector(`[data-move="${move}"]`);
  return { container, acting, control, rerender, props };
}

const ACTIONS: Offer[] = [
  offer("clear inner", ["ring"], { cold: 1 }),
  offer("gather 1", ["field"], { cold: 0, wood: 5 }),
  offer("gather 2", ["field"], { cold: 0, coal: 3 }),
  offer("build"),
  offer("use cookhouse 0", ["building", "field"], { cold: 0, use: { cost: { food: 3 } } }),
  offer("use hothouse 30", ["building", "field"], { cold: 1, use: {} }),
  offer("use sawmill 7", ["building", "field"], { cold: 1, use: {} }),
];
const QUESTIONS: [string, Offer[], Record<string, string | number>][] = [
  ["action", ACTIONS, { figure: "worker" }],
  ["lay", [offer("lay 8", ["place"]), offer("lay 17", ["place"])], { ring: "inner", count: 2 }],
  [
    "build",
    [offer("erect tent", ["building"]), offer("dismantle sawmill 7", ["building", "field"]), offer("done")],
    { count: 3 },
  ],
  ["erect", [offer("on 8", ["field"]), offer("on 6", ["field"])], { building: "tent" }],
  [
    "figure",
    [
      offer("take worker", ["figure"]),
      offer("take engineer", ["figure"]),
      offer("citizen B01", ["card"]),
      offer("fuel"),
      offer("stop"),
    ],
    {},
  ],
  ["fuel", [offer("fuel"), offer("done")], { output: 1, cold: 5, coal: 3 }],
  ["collect", [offer("from wood 1", ["resource", "field"]), offer("from coal 2", ["resource", "field"])], { count: 2 }],
  ["gather", [offer("from wood 1", ["resource", "field"]), offer("from coal 1", ["resource", "field"])], {}],
  ["sick", [offer("sick worker", ["kind"]), offer("sick child", ["kind"])], {}],
  ["lower", [offer("exhaust care", ["token"])], {}],
  ["option", [offer("option 1", ["number"]), offer("option 2", ["number"])], { card: "M011" }],
  ["law", [offer("law G01", ["card"])], {}],
];

afterEach(cleanup);

describe("the board", () => {
  it.each(QUESTIONS)("offers every move of %s", async (asks, moves, about) => {
    const { acting, control } = show(sampleTable(moves, asks, about));
    for (const { move } of moves) {
      const element = control(move);
      expect(element, move).not.toBeNull();
      expect(element!.getAttribute("role")).toBe("button");
      expect(element!.tabIndex).toBe(0);
      await fireEvent.focus(element!);
      expect(acting.hover).toHaveBeenLastCalledWith(move);
      await fireEvent.click(element!);
      expect(acting.choose).toHaveBeenLastCalledWith(move);
    }
    expect([...unknown]).toEqual([]); // and has a word for everything that it shows
  });

  it("is played with the keyboard", async () => {
    const { container, acting } = show(sampleTable(ACTIONS, "action", { figure: "worker" }));
    await fireEvent.keyDown(container.querySelector('path[data-move="gather 2"]')!, { key: "Enter" });
    await fireEvent.keyDown(container.querySelector('path[data-move="clear inner"]')!, { key: " " });
    expect(acting.choose.mock.calls).toEqual([["gather 2"], ["clear inner"]]);
  });

  it("glows nowhere but where the server offers something", () => {
    const { container } = show(sampleTable(ACTIONS, "action", { figure: "worker" }));
    const glowing = [...container.querySelectorAll<HTMLElement>("[data-move]")].map((node) => node.dataset.move);
    expect(new Set(glowing)).toEqual(new Set(ACTIONS.map(({ move }) => move)));
  });

  it("shows in the city what is cold and what it costs", () => {
    const { container } = show(sampleTable(ACTIONS, "action", { figure: "worker" }));
    expect(container.querySelector('path[data-move="gather 1"]')!.classList).not.toContain("cold");
    expect(container.querySelector('path[data-move="use sawmill 7"]')!.classList).toContain("cold");
    const price = container.querySelector('path[data-move="use cookhouse 0"] + g text');
    expect(price?.textContent).toBe("−3");
  });

  it("takes a place first and then who goes there", async () => {
    const table = sampleTable(
      [offer("take worker", ["figure"]), offer("take engineer", ["figure"]), offer("stop")],
      "figure",
    );
    const { container, acting, rerender, props } = show(table);
    const hint = container.querySelector<HTMLElement>('path.hint[aria-label^="Platform"]')!;
    expect(hint.hasAttribute("data-move")).toBe(false);
    await fireEvent.click(hint);
    const here = [...container.querySelectorAll<HTMLElement>(".here .pickable")];
    expect(here.map((node) => node.textContent)).toEqual(["Text of take engineer"]); // the platform is for engineers
    await fireEvent.click(here[0]!);
    expect(acting.choose).toHaveBeenLastCalledWith("take engineer");
    const answer = sampleTable(
      [offer("gather 1", ["field"]), offer("use platform 3", ["building", "field"])],
      "action",
      { figure: "engineer" },
    );
    const next = { ...acting, decision: answer.decision };
    await rerender({ ...props, table: { ...answer, version: 2 }, acting: next });
    expect(acting.choose).toHaveBeenLastCalledWith("use platform 3");
  });

  it("does not go on when the server offers no such action", async () => {
    const table = sampleTable([offer("take worker", ["figure"]), offer("stop")], "figure");
    const { container, acting, rerender, props } = show(table);
    await fireEvent.click(container.querySelector('path.hint[aria-label^="Cookhouse"]')!);
    await fireEvent.click(container.querySelector(".here .pickable")!);
    const answer = sampleTable([offer("gather 1", ["field"])], "action", { figure: "worker" });
    await rerender({ ...props, table: { ...answer, version: 2 }, acting: { ...acting, decision: answer.decision } });
    expect(acting.choose.mock.calls).toEqual([["take worker"]]);
  });

  it("burns several coal one by one, and shows before what will be warm", async () => {
    const fuel = (output: number, coal: number): TableInfo<FrostpunkView> =>
      sampleTable([offer("fuel"), offer("done")], "fuel", {}, { output, coal });
    const { container, acting, control, rerender, props } = show(fuel(1, 3));
    const slider = container.querySelector<HTMLInputElement>("input[type=range]")!;
    expect([slider.min, slider.max]).toEqual(["2", "4"]); // three coal from 1, and the cold marker on 5
    await fireEvent.input(slider, { target: { value: "3" } });
    expect(container.querySelectorAll("path.soon").length).toBeGreaterThan(0);
    expect(container.textContent).toContain("Burn 2 coal");
    await fireEvent.click(control("fuel")!);
    expect(container.querySelectorAll("path.soon")).toHaveLength(0);
    let table = fuel(2, 2);
    await rerender({ ...props, table: { ...table, version: 2 }, acting: { ...acting, decision: table.decision } });
    expect(acting.choose.mock.calls).toEqual([["fuel"], ["fuel"]]);
    table = fuel(3, 1);
    await rerender({ ...props, table: { ...table, version: 3 }, acting: { ...acting, decision: table.decision } });
    expect(acting.choose).toHaveBeenCalledTimes(2);
  });

  it("lets another seat suggest what the leader could choose", async () => {
    const table = sampleTable([offer("fuel"), offer("done")], "fuel");
    const { container, acting } = show({ ...table, decision: null, seat: 1 }, "full", {
      decision: null,
      joint: table.decision,
      suggestions: [{ seat: 1, move: "done" }],
    });
    expect(container.querySelector("[data-move]")).toBeNull();
    const done = container.querySelector<HTMLElement>('[data-suggest="done"]')!;
    expect(done.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(container.querySelector('[data-suggest="fuel"]')!);
    expect(acting.suggest).toHaveBeenLastCalledWith("fuel");
    expect(acting.choose).not.toHaveBeenCalled();
  });

  it("keeps acting from the big screen, and the city from the phone where it is not needed", () => {
    const table = sampleTable(ACTIONS, "action", { figure: "worker" });
    expect(show(table, "board").container.querySelector("[data-move]")).toBeNull();
    cleanup();
    expect(show(table, "hand").container.querySelector(".city")).not.toBeNull();
    cleanup();
    const sick = show(sampleTable([offer("sick worker", ["kind"]), offer("sick child", ["kind"])], "sick"), "hand");
    expect(sick.container.querySelector(".city")).toBeNull();
    expect(sick.control("sick child")).not.toBeNull();
  });
});
