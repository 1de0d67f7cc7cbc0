import type { NewTable, SeatChoice } from "../lib/types";
import type { TableInfo } from "./types";

/** A new table like this one: my seats stay mine, bots stay bots, the others are invited anew. Of the options those
 *  are kept that people choose; what a campaign had set belongs to one table only. */
export function sameAgain(table: Pick<TableInfo, "game" | "options" | "seats">, chosen: readonly string[]): NewTable {
  const seats = table.seats.map((seat): SeatChoice => {
    if (seat.kind === "bot") return { kind: "bot", name: seat.name, bot: seat.bot ?? "random" };
    return seat.mine ? { kind: "me", name: seat.name } : { kind: "open", name: seat.name };
  });
  const kept = Object.entries(table.options).filter(([key]) => chosen.includes(key));
  return { game: table.game, options: { ...Object.fromEntries(kept), players: table.seats.length }, seats };
}
