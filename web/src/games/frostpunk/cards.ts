// What the card components share: signs, texts, and which tab of the cards answers which question.

import type { Decision } from "../../table/types";
import { type CardInfo, type Kind, KINDS } from "./types";

const SIGNS: Partial<Record<CardInfo["kind"], string>> = { technology: "research", start: "people" };

export function signOf(card: CardInfo): string {
  return card.kind === "citizen" ? (card.person ?? "citizen") : (SIGNS[card.kind] ?? card.kind);
}

/** The lines of a card without those of its options, which are shown on their own. */
export function ownLines(card: CardInfo): string[] {
  const options = new Set(card.option_lines.map((line, index) => `${index + 1} ${line}`));
  return card.lines.filter((line) => !options.has(line));
}

/** "Say nothing: +1 greed" is a title and what it does; the colon differs by language. */
export function splitOption(line: string): [title: string, does: string] {
  const found = /^(.{2,80}?)(?:\s?:\s|：)(.+)$/su.exec(line);
  return found ? [found[1]!, found[2]!] : [line, ""];
}

/** A citizen card says: what it can do, its start cost, and what the death of each kind means. The question of now
 * comes first. */
export function citizenLines(card: CardInfo, asks: string, kind: string): string[] {
  const deaths = card.lines.slice(-KINDS.length);
  const start = card.lines.at(-KINDS.length - 1);
  if (card.lines.length < KINDS.length + 2 || !start) return card.lines;
  const first = asks === "death" ? deaths[KINDS.indexOf(kind as Kind)] : asks === "start" ? start : undefined;
  return first ? [first, ...card.lines.filter((line) => line !== first)] : card.lines;
}

/** A target that shows its own words is called by them; what choosing it does is said after them. */
export function named(target: Record<string, unknown>): Record<string, unknown> {
  return "aria-label" in target
    ? { ...target, "aria-label": undefined, "aria-description": target["aria-label"] }
    : target;
}

/** Title and sentences as one label. */
export function labelOf(card: CardInfo): string {
  return [card.title, ...card.lines].join(". ");
}

export const TABS = ["display", "paths", "laws", "tech", "hand"] as const;
export type Tab = (typeof TABS)[number];

export const TAB_SIGNS: Record<Tab, string> = {
  display: "morning",
  paths: "expedition",
  laws: "law",
  tech: "research",
  hand: "citizen",
};

const ASKED: Record<string, Tab> = {
  law: "laws",
  research: "tech",
  expedition: "paths",
  start: "hand",
  death: "hand",
  advisor: "hand",
  "take-advisor": "hand",
  "wake-up": "hand",
  "dusk-effects": "display",
  load: "display",
  unload: "display",
};

/** The tab on which a question is answered, if it is answered on a card. */
export function tabFor(decision: Decision | null): Tab | undefined {
  return decision ? ASKED[decision.asks] : undefined;
}

const VERBS: Record<string, Tab> = {
  law: "laws",
  research: "tech",
  scout: "paths",
  bypass: "paths",
  explore: "paths",
  part: "hand",
  discard: "hand",
  citizen: "hand",
  advisor: "hand",
  special: "display",
  put: "display",
  fetch: "display",
};

/** Tabs that have something to choose. */
export function tabsWithOffers(decision: Decision | null): Set<Tab> {
  const found = new Set(decision?.moves.flatMap((offer) => VERBS[offer.verb] ?? []) ?? []);
  const main = tabFor(decision);
  if (main) found.add(main);
  return found;
}

/** Cards that a question is about and that lie nowhere: being read, sifted, explored. */
export const EVENT_QUESTIONS = ["option", "way", "choose", "sift"];
