import type { Say, SeatInfo } from "./types";

export function seatName(seats: readonly SeatInfo[], index: number, say: Say): string {
  return seats[index]?.name || say("web-seat", { number: index + 1 });
}

export function seatNames(seats: readonly SeatInfo[], indices: readonly number[], say: Say, language: string): string {
  const names = indices.map((index) => seatName(seats, index, say));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
