// What the pictures of Frostpunk share, beside what those of every game do.

import type { BeatProps } from "../../../stage/book";
import { WIDTH } from "../../../stage/drawing";
import type { LogLine } from "../../../table/types";
import { KINDS, type FrostpunkView, type Kind, type PackInfo } from "../types";

export { BOX, find, HEIGHT, number, WIDTH, word } from "../../../stage/drawing";

export type Props = BeatProps<FrostpunkView, PackInfo>;

export const kindOf = (line: LogLine): Kind => KINDS.find((kind) => kind === line.data.kind) ?? "worker";

/** Who falls sick in these lines, one by one. */
export const sickIn = (lines: readonly LogLine[]): Kind[] =>
  lines.filter(({ kind }) => kind === "fell-sick" || kind === "turned-marker").map(kindOf);

/** So many places side by side, in the middle: at most `most` wide, no further apart than `gap`. */
export function row(count: number, most: number, gap: number): number[] {
  const step = count > 1 ? Math.min(gap, most / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => WIDTH / 2 + (index - (count - 1) / 2) * step);
}
