// The choices for a new table, as the form holds them.

import type { Mode, SeatChoice } from "../lib/types";
import type { Say } from "../table/types";

/** me, open, or the key of a bot. */
export type SeatKind = string;

export interface SeatDraft {
  kind: SeatKind;
  name: string;
}

export const MOST_SEATS = 4;

/** Me against the best bot. */
export function usualSeats(bot: string, count = MOST_SEATS): SeatDraft[] {
  return Array.from({ length: count }, (_, index) => ({ kind: index === 0 ? "me" : bot, name: "" }));
}

/** Every seat gets a name: the one that was typed, mine for my first seat, a bot's, or its number. */
export function seatChoices(drafts: readonly SeatDraft[], myName: string, say: Say): SeatChoice[] {
  let first = true;
  return drafts.map(({ kind, name }, index) => {
    const number = say("web-seat", { number: index + 1 });
    if (kind === "open") return { kind: "open", name: number };
    if (kind !== "me") return { kind: "bot", bot: kind, name: say(`web-bot-name-${index + 1}`) };
    const wanted = name.trim() || (first ? myName.trim() : "") || number;
    first = false;
    return { kind: "me", name: wanted };
  });
}

/** One player alone plays the campaign. */
export function possibleMode(wanted: Mode, players: number): Mode {
  return players === 1 ? "campaign" : wanted;
}

/** The strongest bot stands last in the server's list. */
export function bestBot(bots: readonly string[]): string {
  return bots.includes("greedy") ? "greedy" : (bots.at(-1) ?? "greedy");
}
