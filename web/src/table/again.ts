import type { Mode, NewTable, SeatChoice } from "../lib/types";
import type { TableInfo } from "./types";

/** A new table like this one: my seats stay mine, bots stay bots, the others are invited anew. */
export function sameAgain(table: Pick<TableInfo, "game" | "options" | "seats">): NewTable {
  const seats = table.seats.map((seat): SeatChoice => {
    if (seat.kind === "bot") return { kind: "bot", name: seat.name, bot: seat.bot ?? "greedy" };
    return seat.mine ? { kind: "me", name: seat.name } : { kind: "open", name: seat.name };
  });
  return {
    game: table.game,
    options: {
      players: table.seats.length,
      mode: String(table.options["mode"] ?? "single") as Mode,
      chapter: Number(table.options["chapter"] ?? 1),
    },
    seats,
  };
}
