import type { Say, SeatInfo, TableInfo } from "./types";

export function seatName(seats: readonly SeatInfo[], index: number, say: Say): string {
  return seats[index]?.name || say("web-seat", { number: index + 1 });
}

export function seatNames(seats: readonly SeatInfo[], indices: readonly number[], say: Say, language: string): string {
  const names = indices.map((index) => seatName(seats, index, say));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** Whether somebody is to act or thinks, or else who sits there. */
export function seatState(table: Pick<TableInfo, "to_act">, seat: SeatInfo, say: Say): string {
  if (seat.thinking) return say("web-thinking");
  if (seat.presence === "away" && !seat.mine) return say(seat.stands_in ? "web-stands-in" : "web-away");
  if (table.to_act.includes(seat.index)) return say("web-to-act");
  if (seat.kind === "open") return say("web-open");
  if (seat.mine) return say("web-you");
  if (seat.bot) return say("web-computer");
  return say(seat.presence === "phone" ? "web-on-phone" : seat.presence === "here" ? "web-here" : "web-person");
}
