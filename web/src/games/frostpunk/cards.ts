// What the card components share: signs, texts, and which tab of the cards answers which question.

import type { LogLine } from "../../table/types";
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

/** The case of a card that applies, as it was told since the card was read; none where that is not decided. */
export function caseOf(card: CardInfo, log: readonly LogLine[]): number | null {
  const since = log.slice(log.findLastIndex(({ kind, data }) => kind === "read" && data.card === card.id) + 1);
  const line = since.find(({ kind, data }) => kind === "applies" && data.card === card.id);
  return line ? Number(line.data.case) : null;
}

/** Whether a line of a card is the case that applies; none: it is no case, or nothing is decided. */
export function appliesNow(card: CardInfo, index: number, applied: number | null): boolean | null {
  const stated = card.cases?.[index];
  return stated && applied !== null ? stated === applied : null;
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
