// Two made-up games for tests: one with a campaign, one that is played together.

import type { GameInfo, OptionInfo } from "../lib/types";

const PLAYERS = [1, 2, 3, 4];

export function option(key: string, values: (string | number)[], change: Partial<OptionInfo> = {}): OptionInfo {
  const choices = values.map((value) => ({ value, title: `${key} ${value}`, about: "", players: PLAYERS }));
  return { key, title: key, default: values[0]!, choices, needs: {}, campaign: false, ...change };
}

const mode = option("mode", ["single", "campaign"]);
mode.choices[0]!.players = [2, 3, 4];

const GAMES = {
  harvest: {
    usual_players: 3,
    options: [mode, option("chapter", [1, 2, 3, 4, 5], { needs: { mode: ["campaign"] } })],
    bots: ["random", "greedy", "master"],
    usual_bot: "greedy",
    wins: { master: 90 },
    colours: ["amber", "jade", "onyx", "pearl"].map((colour) => ({ key: colour, title: `In ${colour}` })),
    campaign: true,
  },
  voyage: {
    usual_players: 1,
    options: [option("crew", [1, 2, 3, 4, 5, 6]), option("difficulty", ["normal", "hard"])],
    bots: ["random", "mate"],
    usual_bot: "mate",
    open_hands: true,
    hints: true,
    together: true,
  },
} satisfies Record<string, Partial<GameInfo>>;

/** One's own: a test may change it. */
export function game(key: keyof typeof GAMES): GameInfo {
  return structuredClone({
    key,
    title: `The ${key}`,
    pitch: `About ${key}`,
    players: [1, 4],
    packs: [],
    colours: [],
    open_hands: false,
    hints: false,
    together: false,
    campaign: false,
    wins: {},
    ...GAMES[key],
  });
}
