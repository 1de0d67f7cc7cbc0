// What is printed in the packs of the games.

import { api } from "../lib/api";

const packs = new Map<string, Promise<unknown>>();

/** Everything that is printed in a pack, fetched once for each language. */
export function packOf(game: string, name: string, language: string): Promise<unknown> {
  const key = [game, name, language].join(" ");
  let pack = packs.get(key);
  if (!pack) {
    pack = api.pack(game, name, language);
    pack.catch(() => packs.delete(key));
    packs.set(key, pack);
  }
  return pack;
}
