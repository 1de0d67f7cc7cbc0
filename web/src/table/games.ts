// What each game brings to the page: its board, the story of its end if it tells one, and its pack.

import type { Component } from "svelte";

import { api } from "../lib/api";
import type { BoardProps } from "./board.svelte";
import type { Say, TableInfo } from "./types";

// Each game has its own view and its own pack; here nothing is known about them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Anything = any;

export type Board = Component<BoardProps<Anything, Anything>>;
export type Story = Component<{ table: TableInfo<Anything>; pack: Anything; say: Say }>;

const boards = import.meta.glob<{ default: Board }>(["../*/*Table.svelte", "!../table/*"]);
const stories = import.meta.glob<{ default: Story }>("../*/Story.svelte");

const BOARDS: Record<string, string> = {
  blackout: "../games/blackout/BlackoutTable.svelte",
  frostpunk: "../games/frostpunk/FrostpunkTable.svelte",
};

/** The board of a game; it is fetched when a table of that game is opened. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[BOARDS[game] ?? ""];
  return load ? (await load()).default : null;
}

/** Whether a game tells its end itself, where others show a table of points. */
export function tellsStory(game: string): boolean {
  return `../${game}/Story.svelte` in stories;
}

export async function storyOf(game: string): Promise<Story | null> {
  const load = stories[`../${game}/Story.svelte`];
  return load ? (await load()).default : null;
}

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
