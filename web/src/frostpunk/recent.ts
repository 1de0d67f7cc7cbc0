// What has happened lately, from the log.

import type { LogLine } from "../table/types";

/** The last line of this kind. */
export function last(log: readonly LogLine[], kind: string): LogLine | undefined {
  return log.findLast((line) => line.kind === kind);
}

/** The lines after the last one of this kind. */
export function since(log: readonly LogLine[], kind: string): LogLine[] {
  return log.slice(log.findLastIndex((line) => line.kind === kind) + 1);
}
