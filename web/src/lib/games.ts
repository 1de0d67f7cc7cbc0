// The games of the house, asked for once in each language.

import { api, Trouble } from "./api";
import { say, texts } from "./texts.svelte";
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

/** The game that an address names; without a name the first one there is. */
export function gameOf(games: readonly GameInfo[], key: string): GameInfo | undefined {
  return key ? games.find((game) => game.key === key) : games[0];
}

/** What is said where an address names a game that nobody knows. */
export function unknownGame(games: readonly GameInfo[], key: string): Trouble {
  const known = new Intl.ListFormat(texts.language, { type: "unit" }).format(games.map((game) => game.key));
  return new Trouble(404, "unknown-game", say("problem-unknown-game", { game: key, known }));
}
