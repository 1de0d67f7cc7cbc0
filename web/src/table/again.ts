import type { NewTable, SeatChoice } from "../lib/types";
import type { TableInfo } from "./types";

/** What belongs to one table only: how often a solo chapter was lost before. */
const PASSING = ["losses"];

/** A new table like this one: my seats stay mine, bots stay bots, the others are invited anew. */
export function sameAgain(table: Pick<TableInfo, "game" | "options" | "seats">): NewTable {
  const seats = table.seats.map((seat): SeatChoice => {
    if (seat.kind === "bot") return { kind: "bot", name: seat.name, bot: seat.bot ?? "random" };
    return seat.mine ? { kind: "me", name: seat.name } : { kind: "open", name: seat.name };
  });
  const kept = Object.entries(table.options).filter(([key]) => !PASSING.includes(key));
  return { game: table.game, options: { ...Object.fromEntries(kept), players: table.seats.length }, seats };
}
