// The games of the house for tests.

import type { GameInfo, OptionInfo } from "../lib/types";

function option(key: string, ...values: (string | number)[]): OptionInfo {
  const choices = values.map((value) => ({ value, title: `${key} ${value}`, about: "" }));
  return { key, title: key, default: values[0]!, choices };
}

const GAMES: Record<string, Partial<GameInfo>> = {
  blackout: {
    usual_players: 3,
    options: [option("mode", "single", "campaign"), option("chapter", 1, 2, 3, 4, 5)],
    bots: ["random", "greedy"],
    campaign: true,
  },
  frostpunk: {
    usual_players: 1,
    options: [option("group", 1, 2, 3, 4, 5, 6), option("difficulty", "normal", "hard")],
    bots: ["random", "companion"],
    open_hands: true,
  },
};

export function game(key: string): GameInfo {
  const rest = { players: [1, 4] as [number, number], usual_players: 1, options: [], bots: [], packs: [] };
  return {
    key,
    title: `The ${key}`,
    pitch: `About ${key}`,
    ...rest,
    open_hands: false,
    campaign: false,
    ...GAMES[key],
  };
}
