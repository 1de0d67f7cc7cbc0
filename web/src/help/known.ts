// What the server knows about the things on a table: fetched when somebody first asks, and again when the table changed.

import { api } from "../lib/api";
import { gamesIn } from "../lib/games";
import type { Explanation, Help } from "../lib/types";

/** At whose table, or of which game where nobody plays. */
export interface Where {
  game: string;
  language: string;
  table: { id: string; seat: number | null; version: number } | null;
}

let last: { key: string; help: Promise<Help> } | null = null;

export function helpAt(where: Where): Promise<Help> {
  const key = JSON.stringify(where);
  if (last?.key === key) return last.help;
  const help = fetched(where);
  last = { key, help };
  help.catch(() => (last = null));
  return help;
}

async function fetched({ game, language, table }: Where): Promise<Help> {
  if (table) return api.helpAt(table.id, table.seat, language);
  const info = (await gamesIn(language)).find(({ key }) => key === game);
  return api.help(game, info?.packs[0] ?? "", language);
}

/** `phase` is the one in progress. */
export function thingOf(help: Help, id: string): Explanation | undefined {
  const wanted = id === "phase" ? help.phase : id;
  return help.things.find((thing) => thing.id === wanted);
}
