// What has happened lately, from the log.

import type { LogLine } from "../../table/types";

/** The last line of this kind. */
export function last(log: readonly LogLine[], kind: string): LogLine | undefined {
  return log.findLast((line) => line.kind === kind);
}

const EARLY_MORNING = 2;
const DUSK = 7;

/** The card that is being carried out, so that a question can say why it is asked; none where that is not certain. */
export function cause(log: readonly LogLine[], phase: number): string {
  if (phase !== EARLY_MORNING && phase !== DUSK) return "";
  const card = String(last(log, "read")?.data.card ?? "");
  const over = since(log, "read").some(
    ({ kind, data }) =>
      kind === "mourned" || (["card-out", "discarded", "displayed"].includes(kind) && data.card === card),
  );
  return over ? "" : card;
}

/** The lines after the last one of this kind. */
export function since(log: readonly LogLine[], kind: string): LogLine[] {
  return log.slice(log.findLastIndex((line) => line.kind === kind) + 1);
}
