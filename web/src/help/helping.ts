// Puts the help over a table, until the table goes away.

import { mount, unmount } from "svelte";

import { pageOf } from "../lib/gamepages";
import type { Shell } from "../table/shell.svelte";
import Help from "./Help.svelte";

/** `latest` is what somebody did last: it may be the very thing that asks for help. */
export async function helping(shell: Shell, game: string, root: HTMLElement, latest: () => Event): Promise<() => void> {
  const things = (await pageOf(game).things?.())?.default ?? {};
  const props = {
    game,
    things,
    root,
    first: latest(),
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
  const help = mount(Help, { target: document.body, props });
  return () => void unmount(help);
}
