// What a step of a replay says: who did what, and what came of it.

import type { Replayed } from "../lib/types";
import type { Say } from "../table/types";

/** So many letters are read at a glance; all of it stands in the log. */
const MOST = 120;

export function captionOf({ log, ply, did, last }: Pick<Replayed, "log" | "ply" | "did" | "last">, say: Say): string {
  if (ply === 0) return say("web-replay-start");
  const told = [...new Set(log.filter((line) => line.ply === ply).map(({ text }) => text))];
  const between = say("list-sentences");
  const whole = told.join(between);
  if (whole.length > MOST) {
    while (told.length > 1 && told.join(between).length > MOST) told.pop();
    return `${told.join(between)} …`;
  }
  return whole || did || say("web-move-of", { at: ply, last });
}
