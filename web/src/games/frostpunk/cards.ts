// What the card components share: signs, texts, and which tab of the cards answers which question.

import type { Decision } from "../../table/types";
import type { CardInfo, Kind } from "./types";

const SIGNS: Partial<Record<CardInfo["kind"], string>> = { technology: "research", start: "people" };

export function signOf(card: CardInfo): string {
  return card.kind === "citizen" ? (card.person ?? "citizen") : (SIGNS[card.kind] ?? card.kind);
}

/** What a citizen card says; what the question of now is about comes first. */
export function citizenLines(card: CardInfo, asks: string, kind: string): string[] {
  const first = asks === "death" ? card.death_lines?.[kind as Kind] : asks === "start" ? card.start_line : undefined;
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
