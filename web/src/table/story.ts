// The log as it grows, and what of it is new to a player.

import type { LogLine, TableInfo } from "./types";

/** The lines known so far with those that a table brings: it repeats from `log_from` on, and after an undo some are void. */
export function merge(known: readonly LogLine[], table: Pick<TableInfo, "log" | "log_from" | "ply">): LogLine[] {
  return [...known.filter((line) => line.ply < table.log_from && line.ply <= table.ply), ...table.log];
}

/** How far back to ask again: moves that were taken back while nobody listened may have been among the last ones. */
const OVERLAP = 12;

export function askSince(ply: number): number {
  return Math.max(0, ply - OVERLAP);
}

/** Where the lines begin that a player has not seen: the index of the first one, or -1. */
export function firstNew(log: readonly LogLine[], seen: number | null): number {
  return seen === null ? -1 : log.findIndex((line) => line.ply > seen);
}

/** Where nothing is remembered: the last that is told of this seat. */
export function lastOwn(log: readonly LogLine[], seat: number | null): number | null {
  return seat === null ? null : (log.findLast((line) => line.seat === seat)?.ply ?? null);
}

function key(id: string, seat: number): string {
  return `hearthlight.seen.${id}.${seat}`;
}

/** The number of moves after this seat's own last move. */
export function recallSeen(id: string, seat: number | null): number | null {
  if (seat === null) return null;
  try {
    const value = localStorage.getItem(key(id, seat));
    return value === null ? null : Number(value);
  } catch {
    return null;
  }
}

export function rememberSeen(id: string, seat: number, ply: number): void {
  try {
    localStorage.setItem(key(id, seat), String(ply));
  } catch {
    // Then the marker is missing after a reload.
  }
}
