// Who sits where, and what becomes of a table: what is asked for seldom, so a table does not carry it along.

import { at, json, text } from "./api";
import type { Invitation } from "./types";

interface Place {
  id: string;
  /** None: several are mine there. */
  seat: number | null;
}

const seat = (id: string, index: number, does: string, body: object = {}): Promise<void> =>
  json<void>("POST", `${at(id)}/seats/${index}/${does}`, {}, body);

export const seating = {
  /** What an invitation is for, and who is there already. */
  invitation: (invite: string, lang: string) =>
    json<Invitation>("GET", `/invites/${encodeURIComponent(invite)}`, { lang }),
  /** Takes a seat by invitation: that one, or the first that is open; with a colour, or the one that the seat has. */
  join: (invite: string, name: string, index: number | null = null, colour = "") =>
    json<Place>(
      "POST",
      "/join",
      {},
      {
        invite,
        name,
        ...(index === null ? {} : { seat: index }),
        ...(colour ? { colour } : {}),
      },
    ),
  sit: (id: string, index: number, name: string) => json<Place>("POST", `${at(id)}/join`, {}, { seat: index, name }),
  /** Gets up: a bot plays until I am back, or for good; or the seat is open again. */
  leave: (id: string, index: number, how: "bot" | "concede" | "open") =>
    json<void>("POST", `${at(id)}/leave`, {}, { seat: index, how }),
  /** A bot plays there; where I am not the host, I vote for it. */
  bot: (id: string, index: number, bot: string | null = null) => seat(id, index, "bot", bot ? { bot } : {}),
  back: (id: string, index: number) => seat(id, index, "back"),
  open: (id: string, index: number) => seat(id, index, "open"),
  move: (id: string, index: number) => seat(id, index, "move"),
  colour: (id: string, index: number, colour: string) => seat(id, index, "colour", { colour }),

  rematch: (id: string) => json<Place>("POST", `${at(id)}/rematch`, {}, {}),
  putAway: (id: string, away: boolean) => json<void>("POST", `${at(id)}/put-away`, {}, { away }),
  remove: (id: string) => json<void>("DELETE", at(id)),
  keep: (id: string) => json<void>("POST", `${at(id)}/keep`, {}, {}),
  /** The record of a game that is still being played: from then on nobody else can sit down there,
   * and I play there no more if others do. */
  take: (id: string) => text("POST", `${at(id)}/export`, {}, {}),
};
