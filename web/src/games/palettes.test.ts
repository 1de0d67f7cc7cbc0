import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { apart, type Eyes } from "../settings/eyes";

/** Where colours are said, the more special later. */
const FILES = ["app.css", "table/board.css", "settings/settings.css"];
const PALETTES: Record<string, Eyes[]> = {
  "red-green": ["usual", "protanopia", "deuteranopia"],
  "blue-yellow": ["usual", "tritanopia"],
};
/** What must be told apart at one glance, in each game. */
const MEANINGS: Record<string, string[][]> = {
  blackout: [
    ["choose", "danger"],
    ["good", "danger"],
    ["red", "yellow", "blue", "purple"],
    ["ivory", "pink", "lime", "sky"],
  ],
  frostpunk: [
    ["choose", "heat", "cold", "danger", "hope"],
    ["good", "danger"],
    ["red", "orange", "yellow", "blue"],
    ["worker", "engineer", "child", "automaton"],
    ["player-1", "player-2", "player-3", "player-4"],
  ],
};
const ENOUGH = 12;

/** What the custom properties are at a board of that game, in that palette. */
function colours(game: string, palette: string): Map<string, string> {
  const found = new Map<string, string>();
  const rules = [...FILES, `games/${game}/theme.css`]
    .flatMap((path) => [...readFileSync(`src/${path}`, "utf8").matchAll(/([^{}]+)\{([^{}]*)\}/g)])
    .map(([, selector, body]) => [selector!.replace(/\/\*.*?\*\//gs, "").trim(), body!] as const);
  const chosen = `html[data-palette="${palette}"]`;
  for (const where of [":root", ".game-board", `.${game}`, chosen, `${chosen} .game-board`, `${chosen} .${game}`])
    for (const [selector, body] of rules)
      if (selector === where)
        for (const [, name, value] of body.matchAll(/--([\w-]+): (#\w{6}|var\(--[\w-]+\));/g)) found.set(name!, value!);
  return found;
}

function valueOf(name: string, known: Map<string, string>): string {
  const value = known.get(name);
  if (!value) throw new Error(`--${name} is no colour`);
  return value.startsWith("#") ? value : valueOf(value.slice("var(--".length, -1), known);
}

/** Those that look too much alike. */
function alike(game: string, palette: string, eyes: Eyes): string[] {
  const known = colours(game, palette);
  return MEANINGS[game]!.flatMap((names) =>
    names.flatMap((one, index) =>
      names.slice(index + 1).flatMap((other) => {
        const far = apart(valueOf(one, known), valueOf(other, known), eyes);
        return far < ENOUGH ? [`${one} ${other} ${far.toFixed(1)}`] : [];
      }),
    ),
  );
}

describe.each(Object.keys(MEANINGS))("the colours of %s", (game) => {
  it.each(Object.entries(PALETTES).flatMap(([palette, all]) => all.map((eyes) => [palette, eyes] as const)))(
    "in the palette %s are told apart by eyes with %s",
    (palette, eyes) => expect(alike(game, palette, eyes)).toEqual([]),
  );

  it("need these palettes", () => {
    for (const eyes of ["protanopia", "deuteranopia", "tritanopia"] as const)
      expect(alike(game, "usual", eyes)).not.toEqual([]);
  });
});

it("is measured as it is seen", () => {
  expect(apart("#000000", "#ffffff", "usual")).toBeCloseTo(100, 3);
  expect(apart("#ff5a4d", "#7fb040", "usual")).toBeGreaterThan(4 * apart("#3fa6ff", "#c46bff", "deuteranopia"));
});
