// The page shows what the outlook says, at moments of games between bots.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { still } from "../../table/acting";
import { renderInShell } from "../../table/rendering";
import type { Acting, TableInfo } from "../../table/types";
import BlackoutTable from "./BlackoutTable.svelte";
import packJson from "./fixtures/pack.json";
import place from "./fixtures/table-place-late.json";
import positions from "./fixtures/positions.json";
import { lackOf } from "./outlook";
import type { BlackoutView, PackInfo } from "./types";
import board from "@games/blackout/words/locales/en/board.ftl?raw";
import ahead from "@games/blackout/words/locales/en/outlook.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const words of [board, ahead]) bundle.addResource(new FluentResource(words));
const say = (key: string, args?: Record<string, string | number>): string => {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
};
const pack = packJson as unknown as PackInfo;

type Shown = ReturnType<typeof show>;

function show(sample: unknown, hovered: string | null = null) {
  const table = sample as TableInfo<BlackoutView>;
  const acting = { ...still, decision: table.decision, hovered, hover: vi.fn(), choose: vi.fn() } satisfies Acting;
  const { container } = renderInShell(BlackoutTable, { table, pack, acting, say });
  const own = container.querySelector<HTMLElement>(".own .own")!;
  return { table, container, own, look: table.view.outlook, seat: table.seat! };
}
/** The text of every element that this selector finds, without what only a screen reader says. */
function texts(root: HTMLElement, selector: string): string[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].map((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    copy.querySelectorAll(".sr, svg").forEach((hidden) => hidden.remove());
    return copy.textContent!.replace(/\s+/g, "");
  });
}

afterEach(cleanup);

/** It shows what the cards of the hand would bring. */
function cards({ table, own, look, seat }: Shown): void {
  const hand = table.view.players[seat]!.hand!;
  const brings = look.players[seat]!.cards!.filter(({ card, resource }) => resource && hand.includes(card));
  for (const { card, cubes } of brings) expect(texts(own, `[data-brings="${card}"]`)).toEqual([`=${cubes}`]);
  expect(own.querySelectorAll(".hand [data-brings]")).toHaveLength(brings.length);
}

/** It shows what each goal lacks. */
function goals({ own, look, seat }: Shown): void {
  for (const goal of look.players[seat]!.goals) {
    const [text] = texts(own, `[data-lack="${goal.card} ${goal.goal}"]`);
    expect(text, `${goal.card} ${goal.goal}`).toBeDefined();
    expect(text!.startsWith("✓")).toBe(goal.payable && goal.met);
    if (goal.payable && goal.met) continue;
    for (const { count, icon } of lackOf(goal)) if (count > 1 || icon === "money") expect(text).toContain(`${count}`);
    expect(text!.includes("+")).toBe(goal.buy > 0);
  }
}

/** It shows points, spoiling goods, slots that come back, free spots, prices and the end. */
function totals({ table, container, own, look, seat }: Shown): void {
  const mine = look.players[seat]!;
  const on = !table.finished;
  expect(texts(own, "[data-total]")).toEqual(on ? [`→${mine.score.total}`] : []);
  expect(texts(own, "[data-waste]")).toEqual(mine.waste?.money ? [`→${mine.waste.money}`] : []);
  const back = [...own.querySelectorAll<HTMLElement>("[data-back]")].map(({ dataset }) => Number(dataset.back));
  expect(back).toEqual(on ? mine.refresh.slots : []);
  expect(own.querySelectorAll(".free")).toHaveLength(mine.free_spots);
  expect(texts(container, "[data-row-missing]")).toEqual(mine.row_missing.filter(Boolean).map((gap) => `−${gap}`));
  expect(texts(container, "[data-end]")).toEqual(
    on && !look.end.last_round ? [say("outlook-end", { round: look.end.if_nobody_buys }).replaceAll(" ", "")] : [],
  );
}

/** It shows the conditions of a chapter, its orchids and the team. */
function chapter({ container, own, look, seat }: Shown): void {
  const asked = look.players[seat]!.conditions;
  const shown = [...container.querySelectorAll<HTMLElement>("[data-condition]")];
  expect(shown.map(({ dataset }) => dataset.condition)).toEqual(asked.map(({ what }) => what));
  shown.forEach((element, index) => {
    const { have, number } = asked[index]!;
    expect(element.classList.contains("met")).toBe(have >= number);
    expect(element.textContent).toContain(`${have} of ${number}`);
  });
  expect(container.querySelectorAll(".orchid")).toHaveLength(look.orchids.length);
  if (look.search?.seat === seat)
    for (const card of look.search.team)
      expect(own.querySelector(`[data-card="${card}"]`)!.classList.contains("marked")).toBe(true);
}

describe("the page at moments of games between bots", () => {
  it.each(positions.map((sample, index) => [index, sample] as const))("shows the outlook of number %i", (_, sample) => {
    const shown = show(sample);
    for (const agrees of [cards, goals, totals, chapter]) agrees(shown);
  });
});

describe("a cube for the map", () => {
  const offers = place.decision.moves.filter(({ verb }) => verb === "place");

  it("costs what the server says", () => {
    const { container } = show(place);
    for (const { move, detail } of offers) {
      const { tokens, points } = detail as unknown as { tokens: number; points: number };
      const tag = container.querySelector(`[data-move="${move}"] .tag`)?.textContent?.replace(/\s+/g, "") ?? "";
      expect(tag).toBe(`${tokens || ""}${points ? `−${points}` : ""}`);
    }
  });

  it("goes the way that the server says", () => {
    const far = offers.find(({ args }) => Number((args as { skipped?: number }).skipped) > 1)!;
    const { container } = show(place, far.move);
    const way = (far.detail as unknown as { way: string[] }).way;
    expect(container.querySelectorAll(".route circle")).toHaveLength(way.length - 2);
  });
});
