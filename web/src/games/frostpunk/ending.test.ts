import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";

import tale from "@games/frostpunk/words/locales/en/epilogue.ftl?raw";
import words from "@games/frostpunk/words/locales/en/panels.ftl?raw";
import shared from "@games/frostpunk/words/locales/en/play.ftl?raw";
import type { StoryLine, StoryStep, StoryTold } from "../../lib/types";
import { samplePack, sampleTable } from "./sample";
import Story from "./Story.svelte";
import type { FrostpunkView, RoundNumbers } from "./types";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const source of [shared, words, tale]) bundle.addResource(new FluentResource(source));
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

function end(view: Partial<FrostpunkView>, steps: StoryStep<RoundNumbers>[], chapters: StoryTold[] = []): HTMLElement {
  const table = sampleTable([], "figure", {}, view);
  return render(Story, { table, pack: samplePack(), story: { steps, chapters }, say }).container;
}

const line = (ply: number, kind: string, text: string, data = {}): StoryLine => ({ ply, kind, seat: null, data, text });

const outcome = (winners: number[], cause: string) => ({ winners, scores: [0, 0], details: [], cause });

afterEach(cleanup);

it("a defeat says why, and what had been decided when", () => {
  const law = line(12, "passed-law", "A law is passed: Small hands.");
  const page = end({ round: 5, cause: "hope", outcome: outcome([], "hope") }, [round(0), round(1, [law]), round(2)]);
  expect(page.querySelector("h2")!.textContent).toBe("The city has fallen");
  expect(page.querySelector("header p")!.textContent).toBe(
    "Round 5: The last hope has gone: nobody follows you any more.",
  );
  expect(page.querySelector(".rounds")!.textContent).toContain("A law is passed: Small hands.");
  expect([...page.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual([
    "–22128312180354",
    "122128312180354",
    "222128312180354",
  ]);
});

it("tells what there is to tell, with ways to the moments", () => {
  const dead = Array.from({ length: 10 }, (_, place) => line(20 + place, "told-dead", `Grave ${place}.`, { round: 4 }));
  const page = end(
    { round: 5, cause: "hope", outcome: outcome([], "hope") },
    [round(0)],
    [
      { key: "end", lines: [line(50, "told-end-hope", "The round began with 2 hope.", { round: 5 })] },
      { key: "dead", lines: dead },
    ],
  );
  expect(page.querySelector("[data-story=end]")!.textContent).toContain("The round began with 2 hope.");
  expect(page.querySelector("[data-story=end] a")!.getAttribute("href")).toMatch(/replay\?at=50$/);
  const graves = page.querySelector("[data-story=dead]")!;
  expect(graves.querySelectorAll("li")).toHaveLength(8);
  expect(graves.textContent).toContain("and 2 more");
  expect(page.querySelector("[data-story=crossed]")!.textContent).toContain("No law, and no choice that cost a life.");
});

it("who did not die in the city is no proof that nobody died", () => {
  const others = [line(0, "told-on-the-way", "1 had died on the way to the crater.", { count: 1 })];
  const page = end({ round: 5, outcome: outcome([], "hope") }, [round(0)], [{ key: "others", lines: others }]);
  const dead = page.querySelector("[data-story=dead]")!.textContent;
  expect(dead).toContain("None of us died in the city.");
  expect(dead).toContain("1 had died on the way to the crater.");
});

it("a victory is told as one", () => {
  const page = end({ round: 15, outcome: outcome([0, 1], "") }, [round(0)]);
  expect(page.querySelector("h2")!.textContent).toBe("The city has endured");
  expect(page.querySelector(".won")).not.toBeNull();
  expect(page.textContent).toContain("42 alive");
});
