// What the card components share: signs, texts, and which tab of the cards answers which question.

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

/** What is read out when a card is turned up. Its options are asked after it; an expedition's ways are shown with it. */
export function readOut(card: CardInfo): string[] {
  return card.kind === "expedition" ? [] : card.own_lines;
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
