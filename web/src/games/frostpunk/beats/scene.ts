// What the pictures of Frostpunk share: sizes, and how to read what a line tells.

import type { BeatProps } from "../../../stage/book";
import type { LogLine } from "../../../table/types";
import { KINDS, type FrostpunkView, type Kind, type PackInfo } from "../types";

export type Props = BeatProps<FrostpunkView, PackInfo>;

/** All pictures are drawn on this. */
export const WIDTH = 480;
export const HEIGHT = 320;
export const BOX = `0 0 ${WIDTH} ${HEIGHT}`;

export const number = (line: LogLine | undefined, key: string): number => Number(line?.data[key] ?? 0);

export const word = (line: LogLine | undefined, key: string): string => String(line?.data[key] ?? "");

export const find = (lines: readonly LogLine[], kind: string): LogLine | undefined =>
  lines.find((line) => line.kind === kind);

export const kindOf = (line: LogLine): Kind => KINDS.find((kind) => kind === line.data.kind) ?? "worker";

/** Who falls sick in these lines, one by one. */
export const sickIn = (lines: readonly LogLine[]): Kind[] =>
  lines.filter(({ kind }) => kind === "fell-sick" || kind === "turned-marker").map(kindOf);

/** So many places side by side, in the middle: at most `most` wide, no further apart than `gap`. */
export function row(count: number, most: number, gap: number): number[] {
  const step = count > 1 ? Math.min(gap, most / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => WIDTH / 2 + (index - (count - 1) / 2) * step);
}
