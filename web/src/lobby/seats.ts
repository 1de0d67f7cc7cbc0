// The choices for a new table, as the form holds them.

import type { SeatChoice } from "../lib/types";
import type { Say } from "../table/types";

/** me, open, or the key of a bot. */
export type SeatKind = string;

export interface SeatDraft {
  kind: SeatKind;
  name: string;
}

export const MOST_SEATS = 4;

/** Me, and the best bot on all other chairs. */
export function usualSeats(bot: string, count = MOST_SEATS): SeatDraft[] {
  return Array.from({ length: count }, (_, index) => ({ kind: index === 0 ? "me" : bot, name: "" }));
}

/** Every seat gets a name: the one that was typed, mine for my first seat, a bot's, or its number. */
export function seatChoices(game: string, drafts: readonly SeatDraft[], myName: string, say: Say): SeatChoice[] {
  let first = true;
  return drafts.map(({ kind, name }, index) => {
    const number = say("web-seat", { number: index + 1 });
    if (kind === "open") return { kind: "open", name: number };
    if (kind !== "me") return { kind: "bot", bot: kind, name: say(`web-bot-name-${game}-${index + 1}`) };
    const wanted = name.trim() || (first ? myName.trim() : "") || number;
    first = false;
    return { kind: "me", name: wanted };
  });
}
