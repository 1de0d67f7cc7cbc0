// How it is with whoever has a seat, as others see it: not by colour alone, and in words for who does not see it.

import type { Say, SeatInfo } from "./types";

export type Presence = "here" | "phone" | "away" | "stands-in" | "open";

const WORDS: Record<Presence, string> = {
  here: "web-here",
  phone: "web-on-phone",
  away: "web-away",
  "stands-in": "web-stands-in",
  open: "web-open",
};

/** Nothing for oneself, for bots, and where it is not known: in what is past. */
export function presenceOf(seat: SeatInfo | undefined): Presence | null {
  if (!seat || seat.mine) return null;
  if (seat.kind === "open") return "open";
  if (seat.kind === "bot") return seat.stands_in ? "stands-in" : null;
  return seat.presence ?? null;
}

export const presenceWords = (presence: Presence, say: Say): string => say(WORDS[presence]);
