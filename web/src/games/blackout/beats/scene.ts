// What the pictures of Blackout share, beside what those of every game do.

import type { BeatProps } from "../../../stage/book";
import type { LogLine } from "../../../table/types";
import { STOCK, type IconCount } from "../icons";
import type { BlackoutView, PackInfo } from "../types";

export { BOX, find, HEIGHT, number, WIDTH, word } from "../../../stage/drawing";

export type Props = BeatProps<BlackoutView, PackInfo>;

/** The colour of a seat, as on the board. */
export const seatColour = (seat: number | null | undefined): string => `var(--player-${(seat ?? 0) + 1})`;

/** What a line says that somebody takes; nothing where it says something else. */
function gained({ kind, data }: LogLine): IconCount[] {
  switch (kind) {
    case "procured":
    case "gained-resource": {
      const icon = STOCK.find((resource) => resource === data.resource);
      return icon && data.count ? [{ icon, count: Number(data.count) }] : [];
    }
    case "gained-points":
    case "recovered":
      return [{ icon: "points", count: Number(data.points) }];
    case "gained-money":
    case "showed-hand":
      return [{ icon: "money", count: Number(data.money) }];
    case "gained-transport":
      return [{ icon: "transport", count: Number(data.count) }];
    case "gained-gps":
      return [{ icon: "gps", count: Number(data.count) }];
    default:
      return [];
  }
}

/** What is taken in these lines, in their order. */
export const gainsOf = (lines: readonly LogLine[]): IconCount[] =>
  lines.flatMap(gained).filter(({ count }) => count > 0);
