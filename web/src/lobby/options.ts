// What can be chosen before a game, and what follows from it.

import type { GameInfo, OptionInfo, Options, OptionValue } from "../lib/types";

/** An option that is asked, what it is now, and which of its values this number of players cannot have. */
export interface ShownOption {
  option: OptionInfo;
  value: string | number;
  refused: (string | number)[];
}

/** The options to ask for. What another one must allow comes after it; what so many players cannot choose is left out. */
export function shownOptions(game: GameInfo, players: number, chosen: Options): ShownOption[] {
  const now: Options = {};
  const shown: ShownOption[] = [];
  for (const option of game.options) {
    if (!Object.entries(option.needs).every(([key, values]) => values.includes(now[key]!))) continue;
    const possible = (choice: OptionValue): boolean => choice.players.includes(players);
    const wanted = [chosen[option.key], option.default, ...option.choices.map((choice) => choice.value)];
    const open = option.choices.filter(possible).map((choice) => choice.value);
    if (!open.length) continue;
    const value = wanted.find((one) => one !== undefined && open.includes(one)) ?? option.default;
    now[option.key] = value;
    const refused = option.choices.filter((choice) => !possible(choice)).map((choice) => choice.value);
    shown.push({ option, value, refused });
  }
  return shown;
}

/** The options to send: what was chosen, as far as it can be; of what is not asked nothing is sent. */
export function optionsToSend(game: GameInfo, players: number, chosen: Options): Options {
  const shown = shownOptions(game, players, chosen).map(({ option, value }) => [option.key, value]);
  return { ...(Object.fromEntries(shown) as Options), players };
}
