// The story of a city as lines and columns: plain numbers in, shapes of the chart out.

import type { StoryLine, StoryStep } from "../../lib/types";
import type { RoundNumbers } from "./types";

export interface RoundStory extends RoundNumbers {
  /** The number of moves after which it stood like this. */
  ply: number;
  events: StoryLine[];
}

/** Where the middle of each round lies, from left to right. */
export function columns(count: number, left: number, right: number): (index: number) => number {
  return (index) => (count < 2 ? (left + right) / 2 : left + ((right - left) * index) / (count - 1));
}

/** A round number that a scale can end with, not below the largest value. */
export function ceiling(values: readonly number[]): number {
  const most = Math.max(1, ...values);
  const step = most <= 10 ? 2 : most <= 60 ? 10 : 20;
  return Math.ceil(most / step) * step;
}

export type Point = [x: number, y: number];

export function line(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The area between two lines. */
export function area(upper: readonly Point[], lower: readonly Point[]): string {
  return upper.length ? `${line(upper)}${line([...lower].reverse()).replace("M", "L")}Z` : "";
}

/** Sums from the first to each: the upper edges of stacked layers. */
export function stacked(rows: readonly (readonly number[])[]): number[][] {
  return rows.map((row) => row.map((_, index) => row.slice(0, index + 1).reduce((sum, value) => sum + value, 0)));
}

/** The founding is told before and after the first choices: one entry for each round, with all that happened in it. */
export function tidy(story: readonly StoryStep<RoundNumbers>[]): RoundStory[] {
  const rounds = new Map<number, RoundStory>();
  for (const { ply, numbers, events } of story)
    rounds.set(numbers.round, { ...numbers, ply, events: [...(rounds.get(numbers.round)?.events ?? []), ...events] });
  return [...rounds.values()];
}

/** Names that would lie on each other move apart, from the top down, but not beyond the bottom. */
export function apart<N extends { at: number }>(names: readonly N[], gap: number, bottom: number): N[] {
  const placed = names.map((name) => ({ ...name })).sort((a, b) => a.at - b.at);
  placed.forEach((name, index) => (name.at = Math.max(name.at, (placed[index - 1]?.at ?? -Infinity) + gap)));
  [...placed].reverse().forEach((name, index) => (name.at = Math.min(name.at, bottom - index * gap)));
  return placed;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Pictures for what happened in a round. */
const MARKS: Record<string, string> = {
  "passed-law": "law",
  storm: "storm",
  malfunction: "overload",
  researched: "research",
  starved: "hunger",
  scenario: "scenario",
  went: "expedition",
};

/** The pictures of a round, each once. */
export function marksOf(round: RoundStory): string[] {
  return [...new Set(round.events.flatMap((event) => MARKS[event.kind] ?? []))];
}

export function iconOf(kind: string): string {
  return MARKS[kind] ?? { chose: "done", advised: "advisor", won: "special", lost: "grave" }[kind] ?? "round";
}

/** Lines and columns of the table that says the same in numbers. */
export const NUMBERS = [
  "workers",
  "engineers",
  "children",
  "sick",
  "corpses",
  "hope",
  "discontent",
  "food",
  "hunger",
  "output",
  "coal",
  "wood",
] as const;

export function numbersOf(round: RoundStory): number[] {
  const { population, sick, corpses, hope, discontent, food, hunger, output, coal, wood } = round;
  return [...population, sum(sick), corpses, hope, discontent, food, hunger, output, coal, wood];
}

/** About how wide the longest of some words is, written small and bold. */
export function room(words: readonly string[]): number {
  const wide = (letter: string): number => (letter.codePointAt(0)! > 0x2e80 ? 12.5 : /[mw]/i.test(letter) ? 11.5 : 7.4);
  return Math.max(...words.map((word) => sum([...word].map(wide))));
}

/** Draws an SVG as a picture of so many pixels a unit. */
export async function pictureOfSvg(svg: SVGSVGElement, scale = 2): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * scale;
    canvas.height = height * scale;
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Hands a file to the reader. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
