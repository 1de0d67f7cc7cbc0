// What a lesson lights: the parts that it names and the moves that it asks for, where they can be seen.

import type { LessonInfo } from "../lib/types";
import { THEN } from "../table/offers";
import { uncovered, union, type Box } from "./placing";

const PRIMARY = "[data-testid=primary]";
/** Where a phone shows what is asked for, when it shows something else. */
const NEEDED = '[data-tab].needed[aria-selected="false"]';
/** What stands for a move, or for several in a row: a choice, a place on a map, what is taken in hand. */
const MOVES = "[data-move], [data-path], [data-hold]";

const standsFor = ({ dataset }: HTMLElement): string => dataset.move ?? dataset.path ?? dataset.hold ?? "";

/** Whether something is there to be clicked, and not only spoken of. */
export const isMove = (element: Element): boolean => element.matches(MOVES);

/** What one click may make of the moves that are asked for. */
export const rowsOf = ({ ahead }: Pick<LessonInfo, "ahead">): Set<string> =>
  new Set(ahead.map((row) => row.join(THEN)));

/** Every move alone, and those that follow each other from the first on. */
export const rowsIn = (moves: readonly string[]): string[][] => [
  ...moves.map((move) => [move]),
  ...moves.map((_, last) => moves.slice(0, last + 1)),
];

/** The elements. A move that waits for its second click is made by the large button. */
export function litBy(
  lesson: Pick<LessonInfo, "ahead" | "light">,
  selector: (part: string) => string,
  root: ParentNode = document,
): Element[] {
  const asked = rowsOf(lesson);
  const moves = [...root.querySelectorAll<HTMLElement>(MOVES)].filter((spot) => asked.has(standsFor(spot)));
  const parts = lesson.light.map(selector);
  if (moves.some(({ dataset }) => dataset.selected)) parts.push(PRIMARY);
  if (asked.size && !moves.length) parts.push(NEEDED);
  const named = parts.filter(Boolean).flatMap((wanted) => [...root.querySelectorAll(wanted)]);
  const found = [...new Set([...named, ...moves])];
  // What lies inside something else that is lit is not drawn twice.
  return found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
}

/** What is drawn in a drawing is seen as far as the drawing is. */
function seen(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const frame = (element as SVGElement).ownerSVGElement?.getBoundingClientRect();
  const x = Math.max(left, frame?.left ?? 0, 0);
  const y = Math.max(top, frame?.top ?? 0, 0);
  const width = Math.min(right, frame?.right ?? Infinity, innerWidth) - x;
  const height = Math.min(bottom, frame?.bottom ?? Infinity, innerHeight) - y;
  return { x, y, width, height };
}

/** Where elements are, as far as they can be seen. */
export function boxesOf(elements: Iterable<Element>): Box[] {
  return [...elements].map(seen).filter(({ width, height }) => width > 0 && height > 0);
}

/** What was opened over the table: nothing that is drawn on it. */
const OPENED = ":is(.menu, .drawer):not(svg *), dialog[open]";

/** What is lit, with its box: not where something was opened over it, and with the name that stands beside a place. */
export function framed(elements: readonly Element[]): Box[] {
  const opened = [...document.querySelectorAll(OPENED)];
  const inside = elements.filter((element) => opened.some((over) => over.contains(element)));
  const below = elements.filter((element) => !inside.includes(element));
  return [...inside, ...uncovered(below, seen, boxesOf(opened))].flatMap((element) => {
    const [box, ...words] = boxesOf([element, ...namesOf(element)]);
    return box ? [words.reduce(union, box)] : [];
  });
}

/** What is written beside a place on a map. */
function namesOf(element: Element): Element[] {
  const { location } = (element as SVGElement).dataset;
  return location ? [...document.querySelectorAll(`[data-name="${location}"], [data-price="${location}"]`)] : [];
}

/** Whatever there is to read at a table. */
export function readable(main: Element): Element[] {
  const found = new Set<Element>(main.querySelectorAll(".icon"));
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement && data.trim()) found.add(parentElement);
  }
  return [...found];
}

/** Brings what is lit into sight: the moves that are asked for, rather than what else is spoken of. */
export function reveal(elements: readonly Element[]): void {
  const last = elements.findLast(isMove) ?? elements[0];
  if (last instanceof SVGElement) last.dispatchEvent(new Event("reveal", { bubbles: true }));
  else last?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
