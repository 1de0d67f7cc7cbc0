// What a lesson lights: the parts that it names and the moves that it asks for, where they can be seen.

import type { LessonInfo } from "../lib/types";
import { THEN } from "../table/offers";
import { uncovered, union, whole, type Box, type Room } from "./placing";

const PRIMARY = "[data-testid=primary]";
/** Where a phone shows what is asked for, when it shows something else. */
export const NEEDED = '[data-tab].needed[aria-selected="false"]';
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

/** What stands for the moves that are asked for. */
export function asked(lesson: Pick<LessonInfo, "ahead">, root: ParentNode = document): HTMLElement[] {
  const rows = rowsOf(lesson);
  return [...root.querySelectorAll<HTMLElement>(MOVES)].filter((spot) => rows.has(standsFor(spot)));
}

/** What stands in the middle of the table for moves that can be made now, whichever they are. */
export const live = (): Element[] => [
  ...document.querySelectorAll(`:is(${STAGE}) :is(${MOVES}):not([aria-disabled="true"])`),
];

/** The elements. A move that waits for its second click is made by the large button. What is there to be clicked and
 *  would do something else than what is asked for is not lit, although it is spoken of. */
export function litBy(
  lesson: Pick<LessonInfo, "ahead" | "light">,
  selector: (part: string) => string,
  root: ParentNode = document,
): Element[] {
  const moves = asked(lesson, root);
  const parts = lesson.light.map(selector);
  if (moves.some(({ dataset }) => dataset.selected)) parts.push(PRIMARY);
  const named = parts
    .filter(Boolean)
    .flatMap((wanted) => [...root.querySelectorAll(wanted)])
    .filter((part) => !lesson.ahead.length || !isMove(part) || moves.includes(part as HTMLElement));
  // What is asked for stands on another tab, unless it is a part that is lit itself.
  const elsewhere = lesson.ahead.length && !moves.length && named.every((part) => part.matches("[data-tab]"));
  const found = [...new Set([...named, ...moves, ...(elsewhere ? root.querySelectorAll(NEEDED) : [])])];
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

/** Frames that cut none of the names on the map. */
export function sparing(boxes: readonly Box[]): Box[] {
  const names = boxesOf(document.querySelectorAll(".stage .map text"));
  return boxes.map((box) => whole(box, names));
}

/** What is written beside a place on a map. */
function namesOf(element: Element): Element[] {
  const { location } = (element as SVGElement).dataset;
  return location ? [...document.querySelectorAll(`[data-name="${location}"], [data-price="${location}"]`)] : [];
}

/** The tab of a phone that holds what the words are about, where nothing on the tab that is shown is to be clicked. */
export function tabOf(
  lesson: Pick<LessonInfo, "ahead" | "light">,
  selector: (part: string) => string,
  root: ParentNode = document,
): string | undefined {
  const wanted = lesson.light.length ? selector(lesson.light[0]!) : "";
  if (!wanted || asked(lesson, root).some((spot) => !spot.closest(DOCK))) return undefined;
  return [...root.querySelectorAll<HTMLElement>(wanted)].map(({ dataset }) => dataset.tab).find(Boolean);
}

/** Where questions are answered: */
const DOCK = ".frame > .dock";
/** its buttons and what would follow from a choice, and the question itself. */
// What somebody only points at must not drive the words away: they would move while it is pressed.
export const ANSWERED = `${DOCK} :is(.primary, .dock-tool, .chips > li), ${DOCK}:has([data-confirms]) .outlook`;
export const QUESTION = `${DOCK} :is(.ask, .outlook)`;
const BAR = ".frame > .regions > .bar";
/** What a phone shows one at a time stands where the stage does. */
const STAGE = ".frame > .regions > .stage, .frame.phone > .regions > :is(.left, .right, .shelf)";

/** Where the words have room; nowhere before the table is drawn. */
export function roomOf(phone: boolean): Room | null {
  const [stage] = boxesOf(document.querySelectorAll(STAGE));
  if (!stage) return null;
  const [bar] = boxesOf(document.querySelectorAll(BAR));
  const below = boxesOf(document.querySelectorAll(`${DOCK} .primary`)).map(({ y }) => y);
  const end = stage.y + stage.height;
  const buttons = phone ? Math.max(end, ...below) : end;
  return { width: innerWidth, height: innerHeight, stage, bar: bar ? bar.y + bar.height : 0, buttons, phone };
}

/** What is written in the middle of the table, but for what is drawn there. */
export function written(): Element[] {
  const found = new Set<Element>();
  for (const stage of document.querySelectorAll(STAGE)) {
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (data.trim() && !parentElement!.closest("svg")) found.add(parentElement!);
    }
  }
  return [...found];
}

/** Brings what is lit into sight: the moves that are asked for, rather than what else is spoken of. */
export function reveal(elements: readonly Element[]): void {
  const last = elements.findLast(isMove) ?? elements[0];
  if (last instanceof SVGElement) last.dispatchEvent(new Event("reveal", { bubbles: true }));
  else last?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
