// The page shows what the outlook says, at moments of games between bots.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { still } from "../../table/acting";
import { renderInShell } from "../../table/rendering";
import type { Acting, TableInfo } from "../../table/types";
import BlackoutTable from "./BlackoutTable.svelte";
import packJson from "./fixtures/pack.json";
import place from "./fixtures/table-place-late.json";
import positions from "./fixtures/positions.json";
import type { BlackoutView, PackInfo } from "./types";
import board from "@games/blackout/words/locales/en/board.ftl?raw";
import ahead from "@games/blackout/words/locales/en/outlook.ftl?raw";
import play from "@games/blackout/words/locales/en/play.ftl?raw";
import scenes from "@games/blackout/words/locales/en/scenes.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const words of [board, ahead, play, scenes]) bundle.addResource(new FluentResource(words));
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
  /** What is small beside the stage is swapped onto it. */
  const onStage = async (scene: string): Promise<void> => {
    if (container.querySelector(`[data-scene="${scene}"]`)) return;
    const swaps = [...container.querySelectorAll(".swaps button")];
    await fireEvent.click(swaps.find(({ textContent }) => textContent === say(`tab-${scene}`))!);
    expect(container.querySelector(`[data-scene="${scene}"]`)).not.toBeNull();
  };
  return { table, container, onStage, look: table.view.outlook, seat: table.seat! };
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
async function cards({ table, container, onStage, look, seat }: Shown): Promise<void> {
  await onStage("table");
  const hand = table.view.players[seat]!.hand!;
  const brings = look.players[seat]!.cards!.filter(({ card, resource }) => resource && hand.includes(card));
  for (const { card, cubes } of brings) expect(texts(container, `[data-brings="${card}"]`)[0]).toMatch(`=${cubes}`);
  expect(container.querySelectorAll(".hand [data-brings]")).toHaveLength(brings.length);
}

/** It shows of each goal how much is there. */
async function goals({ container, look, seat }: Shown): Promise<void> {
  for (const goal of look.players[seat]!.goals) {
    const [text] = texts(container, `[data-lack="${goal.card} ${goal.goal}"]`);
    expect(text, `${goal.card} ${goal.goal}`).toBeDefined();
    expect(text!.startsWith("✓")).toBe(goal.payable && goal.met);
    for (const { have, number } of goal.needs) expect(text).toContain(`${have}/${number}`);
    expect(text!.includes("+")).toBe(goal.buy > 0);
  }
}

/** It shows points, spoiling goods, slots that come back, free spots, prices and the end. */
async function totals({ table, container, onStage, look, seat }: Shown): Promise<void> {
  const mine = look.players[seat]!;
  const on = !table.finished;
  expect(texts(container, "[data-total]")).toEqual(on ? [`→${mine.score.total}`] : []);
  expect(texts(container, "[data-waste]")).toEqual(mine.waste?.money ? [`+${mine.waste.money}`] : []);
  expect(container.querySelectorAll(".free")).toHaveLength(mine.free_spots);
  const rounds = look.end.rounds_left;
  expect(texts(container, "[data-end]")).toEqual(
    on && !look.end.last_round ? [say("aim-deck", { cards: table.view.draw, rounds }).replaceAll(" ", "")] : [],
  );
  await onStage("table");
  const back = [...container.querySelectorAll<HTMLElement>("[data-back]")].map(({ dataset }) => Number(dataset.back));
  expect(back).toEqual(on ? mine.refresh.slots : []);
  await onStage("market");
  expect(texts(container, "[data-row-missing]")).toEqual(mine.row_missing.filter(Boolean).map((gap) => `−${gap}`));
}

/** It shows the conditions of a chapter, its orchids and the team. */
async function chapter({ container, look, seat }: Shown): Promise<void> {
  const asked = look.players[seat]!.conditions;
  const shown = [...container.querySelectorAll<HTMLElement>("[data-condition]")];
  expect(shown.map(({ dataset }) => dataset.condition)).toEqual(asked.map(({ what }) => what));
  shown.forEach((element, index) => {
    const { have, number, met } = asked[index]!;
    expect(element.classList.contains("met")).toBe(met);
    expect(element.textContent).toContain(`${have}/${number}`);
  });
  expect(container.querySelectorAll(".orchid")).toHaveLength(look.orchids.length);
  if (look.search?.seat === seat)
    for (const card of look.search.team)
      expect(container.querySelector(`[data-card="${card}"]`)!.classList.contains("marked")).toBe(true);
}

describe("the page at moments of games between bots", () => {
  it.each(positions.map((sample, index) => [index, sample] as const))(
    "shows the outlook of number %i",
    async (_, sample) => {
      const shown = show(sample);
      for (const agrees of [chapter, goals, cards, totals]) await agrees(shown);
    },
  );
});

describe("a cube for the map", () => {
  const offers = place.decision.moves.filter(({ verb }) => verb === "place");

  it("costs what the server says", () => {
    const { container } = show(place);
    for (const { args, detail } of offers) {
      const { tokens, points } = detail as unknown as { tokens: number; points: number };
      const price = container.querySelector(`[data-price="${args.location}"]`)!;
      const numbers = [...(tokens ? [`${tokens}`] : []), ...(points ? [`−${points}`] : [])];
      expect(price.textContent!.trim().split(/\s+/)).toEqual(numbers.length ? numbers : [say("board-free")]);
      expect(price.querySelectorAll("svg")).toHaveLength(numbers.length);
      expect(price.classList.contains("harm")).toBe(points > 0);
    }
  });

  it("goes the way that the server says", () => {
    const far = offers.find(({ args }) => Number((args as { skipped?: number }).skipped) > 1)!;
    const { container } = show(place, far.move);
    const way = (far.detail as unknown as { way: string[] }).way;
    expect(container.querySelectorAll(".route circle")).toHaveLength(way.length - 2);
  });
});
