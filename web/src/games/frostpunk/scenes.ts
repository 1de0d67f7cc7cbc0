// What the stage shows for which question. No rules: the name of a question and what lies on the table decide.

import type { Decision } from "../../table/types";
import { cause } from "./recent";
import type { FrostpunkView, PackInfo } from "./types";
import type { TableInfo } from "../../table/types";

export const SHEETS = ["citizens", "events", "paths", "laws", "research", "buildings"] as const;
/** What lies on the shelf and can be looked through at any time. */
export type Sheet = (typeof SHEETS)[number];
export type Scene = "city" | "reading" | "night" | "allot" | "mourning" | "sectors" | Sheet;

const SCENES: Record<string, Scene> = {
  start: "citizens",
  "take-advisor": "citizens",
  advisor: "citizens",
  "wake-up": "citizens",
  research: "research",
  law: "laws",
  expedition: "paths",
  fuel: "night",
  bed: "night",
  sick: "allot",
  cure: "allot",
  treat: "allot",
  "turn-marker": "allot",
  tire: "allot",
  leave: "allot",
  arrival: "allot",
  die: "allot",
  "which-first": "allot",
  death: "mourning",
  sift: "reading",
  "sort-sectors": "sectors",
  "dusk-effects": "reading",
};
/** Questions about the card that they name. */
const READ = ["option", "way", "choose", "load", "unload"];
/** Small questions within something else: the card that brings them up stays in sight. */
const WITHIN = ["choose", "cost", "spend", "guard", "raise", "lower", "turn-token", "turn-kind", "cheer-up"];

/** The card that is being read or carried out; empty: none. */
export function cardOf(question: Decision | null, table: TableInfo<FrostpunkView>, pack: PackInfo): string {
  const named = String(question?.about.card ?? "");
  if (question && READ.includes(question.asks) && pack.cards[named]) return named;
  if (!question || !WITHIN.includes(question.asks)) return "";
  const read = cause(table.log, table.view.phase);
  return pack.cards[read] ? read : "";
}

export function sceneOf(question: Decision | null, table: TableInfo<FrostpunkView>, pack: PackInfo): Scene {
  if (!question) return "city";
  return SCENES[question.asks] ?? (cardOf(question, table, pack) ? "reading" : "city");
}

/** The light outside: by the phase of the round. */
export function lightOf(phase: number): "dawn" | "day" | "dusk" | "night" {
  return phase >= 9 ? "night" : phase >= 7 ? "dusk" : phase <= 2 ? "dawn" : "day";
}
