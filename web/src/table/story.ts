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

function recall(key: string): number | null {
  try {
    const value = localStorage.getItem(`hearthlight.${key}`);
    return value === null ? null : Number(value);
  } catch {
    return null;
  }
}

function remember(key: string, value: number): void {
  try {
    localStorage.setItem(`hearthlight.${key}`, String(value));
  } catch {
    // Then the marker is missing after a reload.
  }
}

/** The number of moves after this seat's own last move. */
export const recallSeen = (id: string, seat: number | null): number | null =>
  seat === null ? null : recall(`seen.${id}.${seat}`);

export const rememberSeen = (id: string, seat: number, ply: number): void => remember(`seen.${id}.${seat}`, ply);

/** When the last message was written that was read on this device. */
export const recallHeard = (id: string): number => recall(`heard.${id}`) ?? 0;

export const rememberHeard = (id: string, at: number): void => remember(`heard.${id}`, at);
