// The examples of the rulebook are lessons: each has a table of its own.

import { lessons } from "../lessons/api";
import { tableAddress } from "../lib/router.svelte";
import { texts } from "../lib/texts.svelte";
import { toasts } from "../lib/toasts.svelte";

/** The address of the table where an example is played; nothing if there is none, and that has been said. */
export async function playExample(game: string, lesson: string): Promise<string | null> {
  try {
    return tableAddress((await lessons.begin(game, lesson, texts.language)).id);
  } catch (problem) {
    toasts.trouble(problem);
    return null;
  }
}
