// The games of the house, asked for once in each language.

import { api } from "./api";
import type { GameInfo } from "./types";

const known = new Map<string, Promise<GameInfo[]>>();

export function gamesIn(language: string): Promise<GameInfo[]> {
  let games = known.get(language);
  if (!games) {
    games = api.games(language);
    games.catch(() => known.delete(language));
    known.set(language, games);
  }
  return games;
}
