import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";

import words from "@games/frostpunk/words/locales/en/panels.ftl?raw";
import shared from "@games/frostpunk/words/locales/en/play.ftl?raw";
import { api } from "../../lib/api";
import type { StoryLine, StoryStep } from "../../lib/types";
import { samplePack, sampleTable } from "./sample";
import Story from "./Story.svelte";
import type { FrostpunkView, RoundNumbers } from "./types";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const source of [shared, words]) bundle.addResource(new FluentResource(source));
const say = (key: string, args?: Record<string, string | number>): string => {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
};

const round = (number: number, events: StoryLine[] = []): StoryStep<RoundNumbers> => ({
  ply: number * 10,
  events,
  numbers: numbers(number),
});

const numbers = (number: number): RoundNumbers => ({
  round: number,
  population: [22, 12, 8],
  sick: [1, 2, 0],
  hope: 2,
  discontent: 1,
  food: 8,
  hunger: 0,
  corpses: 1,
  output: 3,
  coal: 5,
  wood: 4,
});

async function end(view: Partial<FrostpunkView>, told: Promise<StoryStep<RoundNumbers>[]>): Promise<HTMLElement> {
  vi.spyOn(api, "story").mockReturnValue(told);
  const { container } = render(Story, { table: sampleTable([], "figure", {}, view), pack: samplePack(), say });
  await vi.waitFor(() => expect(container.textContent).not.toContain("being told"));
  return container;
}

const outcome = (winners: number[], cause: string) => ({ winners, scores: [0, 0], details: [], cause });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("a defeat says why, and what had been decided when", async () => {
  const law = { ply: 12, kind: "passed-law", text: "A law is passed: Child labour." };
  const page = await end(
    { round: 5, cause: "hope", outcome: outcome([], "hope") },
    Promise.resolve([round(0), round(1, [law]), round(2)]),
  );
  expect(page.querySelector("h2")!.textContent).toBe("The city has fallen");
  expect(page.querySelector("header p")!.textContent).toBe(
    "Round 5: The last hope has gone: nobody follows you any more.",
  );
  expect(page.querySelector("ol")!.textContent).toContain("A law is passed: Child labour.");
  expect([...page.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual([
    "–22128312180354",
    "122128312180354",
    "222128312180354",
  ]);
});

it("a victory is told as one", async () => {
  const page = await end({ round: 15, outcome: outcome([0, 1], "") }, Promise.resolve([round(0)]));
  expect(page.querySelector("h2")!.textContent).toBe("The city has endured");
  expect(page.querySelector(".won")).not.toBeNull();
  expect(page.textContent).toContain("42 alive");
});

it("without the rounds the end is still told", async () => {
  const page = await end(
    { round: 5, cause: "hunger", outcome: outcome([], "hunger") },
    Promise.reject(new Error("gone")),
  );
  expect(page.querySelector("header p")!.textContent).toContain("The city starves.");
  expect(page.textContent).toContain("The story of this city is not to be had.");
});
