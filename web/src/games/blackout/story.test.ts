import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";

import type { StoryInfo } from "../../lib/types";
import type { TableInfo } from "../../table/types";
import packJson from "./fixtures/pack.json";
import plan from "./fixtures/table-plan-early.json";
import Story from "./Story.svelte";
import type { BlackoutView, PackInfo, RoundScores } from "./types";

const say = (key: string, args?: Record<string, string | number>): string =>
  args ? `${key}(${Object.values(args).join(" / ")})` : key;

function tell(lit: string[]): HTMLElement {
  const given = plan as unknown as TableInfo<BlackoutView>;
  const outcome = { winners: [1], scores: [-21, -5], details: [{}, {}], cause: "" };
  const totals = [
    { cards: 9, tokens: -30 },
    { cards: 11, tokens: -16 },
  ];
  const numbers: RoundScores = { round: 0, points: [-21, -5], sources: totals, totals };
  const lines = lit.map((district) => ({
    ply: 1,
    kind: "told-lit",
    seat: 1,
    data: { district, seats: [1] },
    text: district,
  }));
  const story: StoryInfo<RoundScores> = {
    steps: [{ ply: 1, numbers, events: [] }],
    chapters: [{ key: "lit", lines }],
  };
  const table = { ...given, id: "t", finished: true, view: { ...given.view, outcome } };
  return render(Story, { table, pack: packJson as unknown as PackInfo, story, say }).container;
}

afterEach(cleanup);

it("does not say that the winner lit the city where no district is lit", () => {
  expect(tell([]).querySelector("h2")!.textContent).toMatch(/^blackout-tale-dark/);
});

it("says who lit the city", () => {
  expect(tell([packJson.districts[0]!.id]).querySelector("h2")!.textContent).toMatch(/^blackout-tale-won/);
});

it("shows what was lost in the bars, too, and writes it with a minus", () => {
  const story = tell([]);
  const bars = [...story.querySelectorAll(".bar")].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(bars).toEqual([
    ["11", "−16"],
    ["9", "−30"],
  ]);
  expect(story.textContent).not.toMatch(/-\d/);
});
