// What a library can show: all that is printed in a game, as entries that can be found, and how they are drawn.

import type { Component } from "svelte";

import type { Say } from "../table/types";

export interface Entry {
  id: string;
  kind: string;
  title: string;
  /** All that is read on it. */
  text: string;
  /** What it costs, by icons. */
  costs: readonly string[];
  /** The message that says in which phase it counts; nothing: whenever. */
  when: string;
}

/** What a game brings. */
export interface Library<P> {
  /** In the order in which kinds are offered. Each is called `library-<game>-<kind>`. */
  entries: (pack: P, say: Say) => Entry[];
  /** Draws entries, all of one kind, as the table draws them. */
  shelf: Component<{ pack: P; say: Say; entries: Entry[] }>;
  icon: Component<{ name: string }>;
  /** The icons that there are. */
  icons: readonly string[];
}

export interface Wanted {
  kind: string;
  cost: string;
  when: string;
  words: string;
}

export const ANYTHING: Wanted = { kind: "", cost: "", when: "", words: "" };

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Those that have everything that is wanted, all the words among it. */
export function wantedOf(entries: readonly Entry[], { kind, cost, when, words }: Wanted): Entry[] {
  const looked = plain(words).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if ((kind && entry.kind !== kind) || (cost && !entry.costs.includes(cost)) || (when && entry.when !== when))
      return false;
    const text = plain(`${entry.title} ${entry.text} ${entry.id}`);
    return looked.every((word) => text.includes(word));
  });
}

/** Each once, as they come. */
export const differing = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean);
