// Several people at one device: who may look at it now, unless they play with open hands.

import type { SeatInfo } from "./types";

export interface Sitting {
  seats: Pick<SeatInfo, "index" | "kind" | "mine">[];
  to_act: number[];
  finished: boolean;
  open_hands: boolean;
}

/** The seats that people play at this device. */
export function mySeats(seats: Sitting["seats"]): number[] {
  return seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.index);
}

/**
 * The seat to which the device must be passed, or null if it may stay where it is. `shown` is the seat that
 * looks at the device now; null if nobody has taken it yet. Where all hands are open nothing needs to be hidden:
 * there the server shows by itself the seat of mine that is to act.
 */
export function passTo(table: Sitting, shown: number | null): number | null {
  const mine = mySeats(table.seats);
  if (table.finished || table.open_hands || mine.length < 2) return null;
  if (shown !== null && mine.includes(shown) && table.to_act.includes(shown)) return null;
  const next = table.to_act.find((seat) => mine.includes(seat));
  return next === undefined || next === shown ? null : next;
}

function key(id: string): string {
  return `hearthlight.open-hands.${id}`;
}

/** Whether those at this device let each other see their hands at this table. */
export function recallOpen(id: string): boolean {
  try {
    return localStorage.getItem(key(id)) === "1";
  } catch {
    return false;
  }
}

export function rememberOpen(id: string, open: boolean): void {
  try {
    if (open) localStorage.setItem(key(id), "1");
    else localStorage.removeItem(key(id));
  } catch {
    // Until the page is closed.
  }
}
