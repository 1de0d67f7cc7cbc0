// What can be chosen before a game, and what follows from it.

import type { GameInfo, OptionInfo, Options } from "../lib/types";

export function usualOptions(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.key, option.default]));
}

/** What a choice leaves open and what not; the server would refuse the rest. */
interface Limits {
  /** What follows from the other choices. */
  given(players: number, chosen: Options): Options;
  shown(option: OptionInfo, chosen: Options): boolean;
}

const LIMITS: Record<string, Limits> = {
  blackout: {
    // One player alone plays a chapter of the campaign; a single game has no chapter.
    given: (players, chosen): Options =>
      players === 1 ? { mode: "campaign" } : chosen["mode"] === "single" ? { chapter: 1 } : {},
    shown: (option, chosen) => option.key !== "chapter" || chosen["mode"] === "campaign",
  },
};

/** The options to send: what was chosen, as far as it can be. */
export function possible(game: GameInfo, players: number, chosen: Options): Options {
  const wanted = { ...usualOptions(game), ...chosen };
  return { ...wanted, ...LIMITS[game.key]?.given(players, wanted), players };
}

/** The options to show, and which values of them cannot be had. */
export function shownOptions(game: GameInfo, players: number, chosen: Options): [OptionInfo, (string | number)[]][] {
  const now = possible(game, players, chosen);
  return game.options
    .filter((option) => LIMITS[game.key]?.shown(option, now) ?? true)
    .map((option) => {
      const fixed = option.key in (LIMITS[game.key]?.given(players, { ...usualOptions(game), ...chosen }) ?? {});
      const values = option.choices.map((choice) => choice.value);
      return [option, fixed ? values.filter((value) => value !== now[option.key]) : []];
    });
}
