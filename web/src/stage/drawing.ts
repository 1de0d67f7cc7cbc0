// What the pictures of every game share: their size, and how to read what a line tells.

import type { LogLine } from "../table/types";

/** All pictures are drawn on this. */
export const WIDTH = 480;
export const HEIGHT = 320;
export const BOX = `0 0 ${WIDTH} ${HEIGHT}`;

export const number = (line: LogLine | undefined, key: string): number => Number(line?.data[key] ?? 0);

export const word = (line: LogLine | undefined, key: string): string => String(line?.data[key] ?? "");

export const find = (lines: readonly LogLine[], kind: string): LogLine | undefined =>
  lines.find((line) => line.kind === kind);
