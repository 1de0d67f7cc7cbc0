// The choices for a new table, as the form holds them.

import { say, sayFirst } from "../lib/texts.svelte";
import type { SeatChoice } from "../lib/types";

/** me, open, or the key of a bot. */
export type SeatKind = string;

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  /** The key of a colour of the game; nothing: one of those that are left. */
  colour?: string;
}

/** Me, and the best bot on all other chairs. */
export function usualSeats(bot: string, count: number): SeatDraft[] {
  return Array.from({ length: count }, (_, index) => ({ kind: index === 0 ? "me" : bot, name: "" }));
}

/** Whether somebody sits there or will: bots take the colours that are left. */
export const isPerson = ({ kind }: SeatDraft): boolean => kind === "me" || kind === "open";

/** The colour of a seat: what it wants, unless somebody before it has it. */
export function colourOf(drafts: readonly SeatDraft[], index: number): string {
  const draft = drafts[index];
  if (!draft?.colour || !isPerson(draft)) return "";
  const taken = drafts.slice(0, index).some((other) => isPerson(other) && other.colour === draft.colour);
  return taken ? "" : draft.colour;
}

/** What a bot is called where one chooses among them. */
export function botTitle(game: string, bot: string): string {
  return sayFirst([`web-bot-${game}-${bot}`, `web-bot-${bot}`, "web-bot"], { bot });
}

/** Every seat gets a name: the one that was typed, mine for my first seat, a bot's, or its number. An open one gets
 *  none: everybody reads its number in their own language. */
export function seatChoices(game: string, drafts: readonly SeatDraft[], myName: string): SeatChoice[] {
  let first = true;
  return drafts.map(({ kind, name }, index) => {
    const number = index + 1;
    const seat = say("web-seat", { number });
    const wants = colourOf(drafts, index);
    const colour = wants ? { colour: wants } : {};
    if (kind === "open") return { kind: "open", name: "", ...colour };
    if (kind !== "me")
      return { kind: "bot", bot: kind, name: sayFirst([`web-bot-name-${game}-${number}`, "web-bot-name"], { number }) };
    const wanted = name.trim() || (first ? myName.trim() : "") || seat;
    first = false;
    return { kind: "me", name: wanted, ...colour };
  });
}
