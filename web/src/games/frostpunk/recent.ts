// What has happened lately, from the log.

import type { LogLine } from "../../table/types";

/** The last line of this kind. */
export function last(log: readonly LogLine[], kind: string): LogLine | undefined {
  return log.findLast((line) => line.kind === kind);
}

/** Phases in which cards ask: early in the morning, at dusk, at night. */
const OF_CARDS = [2, 7, 9];
/** Lines that say which one does. */
const ASKS = ["read", "at-dusk", "at-night"];

/** The card that is being carried out, so that a question can say why it is asked; none where that is not certain. */
export function cause(log: readonly LogLine[], phase: number): string {
  if (!OF_CARDS.includes(phase)) return "";
  const begun = log.findLastIndex(({ kind }) => ASKS.includes(kind));
  // At night a card that was read at dusk asks nothing any more.
  if (begun < 0 || (phase === 9) !== (log[begun]!.kind === "at-night")) return "";
  const card = String(log[begun]!.data.card);
  const over = log
    .slice(begun + 1)
    .some(
      ({ kind, data }) =>
        kind === "mourned" || (["card-out", "discarded", "displayed"].includes(kind) && data.card === card),
    );
  return over ? "" : card;
}
