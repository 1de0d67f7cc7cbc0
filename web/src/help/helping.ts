// Puts the help over a table or a rulebook, until that goes away.

import { mount, unmount } from "svelte";

import { pageOf } from "../lib/gamepages";
import type { Shell } from "../table/shell.svelte";
import type { TableInfo } from "../table/types";
import Help from "./Help.svelte";

/** What is asked whenever something is explained. */
interface Around {
  /** Opens the rulebook at a rule; without it, it opens in a window of its own. */
  readonly read: ((rule: string) => void) | undefined;
  readonly table: TableInfo | null;
  readonly zoom: number;
}

/** `latest` is what somebody did last: it may be the very thing that asks for help. */
export async function helpingWith(
  around: Around,
  game: string,
  root: HTMLElement,
  latest: () => Event,
): Promise<() => void> {
  const things = (await pageOf(game).things?.())?.default ?? {};
  const props = {
    game,
    things,
    root,
    first: latest(),
    get read() {
      return around.read;
    },
    get table() {
      return around.table;
    },
    get zoom() {
      return around.zoom;
    },
  };
  const help = mount(Help, { target: document.body, props });
  return () => void unmount(help);
}

export function helping(shell: Shell, game: string, root: HTMLElement, latest: () => Event): Promise<() => void> {
  const around = {
    /** Where somebody plays the rulebook opens beside the table. */
    get read() {
      return shell.parts.session() ? (rule: string) => shell.read(rule) : undefined;
    },
    get table() {
      return shell.parts.session()?.table ?? null;
    },
    get zoom() {
      return shell.frame.zoom * shell.frame.reading;
    },
  };
  return helpingWith(around, game, root, latest);
}
