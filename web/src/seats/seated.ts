// Who sits at a table, and who may still sit down there: the same in the waiting room and at the table itself.

import { inCompany } from "../lib/me.svelte";
import type { SeatInfo, TableInfo } from "../lib/types";
import type { Say } from "../table/types";

/** What both the invitation to a table and the table tell of its seats. */
export interface Seated {
  id: string;
  game: string;
  seats: SeatInfo[];
  host: boolean;
  /** Something has been played: seats and colours stay as they are. */
  begun: boolean;
  finished: boolean;
  to_act: number[];
  clock?: TableInfo["clock"];
  /** Others can be invited. */
  inviting: boolean;
  /** Whoever looks was invited: to one seat, or to all that are open. */
  invited?: number | "any";
}

export function seatedAt(table: TableInfo): Seated {
  const { id, game, seats, host, finished, to_act, clock } = table;
  // A moment that is past is no beginning.
  const begun = table.ply > 0 || "last" in table;
  return { id, game, seats, host, finished, to_act, clock, begun, inviting: table.invite !== undefined };
}

export const openSeats = (seats: readonly SeatInfo[]): SeatInfo[] => seats.filter(({ kind }) => kind === "open");

/** Everybody who comes picks a seat, until all are taken. */
export const isWaiting = ({ begun, finished, seats }: Pick<Seated, "begun" | "finished" | "seats">): boolean =>
  !begun && !finished && openSeats(seats).length > 0;

/** Whoever looks may sit down there; who has a seat already moves there instead. */
export function mayTake(table: Seated, seat: SeatInfo): "sit" | "move" | null {
  if (seat.kind !== "open" || table.finished) return null;
  const mine = table.seats.filter((one) => one.mine).length;
  // With nobody to invite the host is alone there: all seats are theirs.
  if (table.host && !table.inviting && seat.free) return "sit";
  if (mine) return mine === 1 && !table.begun && (table.host || table.invited !== undefined) ? "move" : null;
  return seat.free || table.invited === "any" || table.invited === seat.index ? "sit" : null;
}

/** A bot may play for who is away: the host says so, or the others vote. */
export const replaceable = (table: Seated, seat: SeatInfo): boolean =>
  !table.finished &&
  seat.kind === "person" &&
  !seat.mine &&
  seat.presence === "away" &&
  (table.host || table.seats.some(({ mine }) => mine));

/** The host frees the seat of a bot, of somebody who is away, and before the first move of anybody. */
export const freeable = (table: Seated, seat: SeatInfo): boolean =>
  table.host &&
  !table.finished &&
  !seat.mine &&
  seat.kind !== "open" &&
  (!table.begun || seat.presence === "away" || (seat.kind === "bot" && !seat.stands_in));

/** The colours that this seat may have: nobody loses theirs. */
export const taken = (seats: readonly SeatInfo[], index: number | null): Set<string | undefined> =>
  new Set(seats.filter((seat) => seat.index !== index && seat.kind === "person").map(({ colour }) => colour));

/** What one waits for, in a sentence or two; nothing while the game goes on. */
export function status(table: Seated, say: Say): string[] {
  const open = openSeats(table.seats).length;
  if (table.finished) return [];
  if (!open) return table.begun || !inCompany(table.seats) ? [] : [say("web-room-ready")];
  const waiting = say("web-room-waiting", { count: open });
  if (table.begun) return [waiting];
  if (table.host) return [waiting, say("web-room-starts-host")];
  const host = table.seats.find(({ hosts }) => hosts)?.name;
  return [waiting, host ? say("web-room-starts-guest", { name: host }) : say("web-room-starts")];
}
