// A stage for a table that is looked at.

import { onMount, untrack } from "svelte";

import { pageOf } from "../lib/gamepages";
import { settings } from "../lib/settings.svelte";
import type { TableInfo } from "../table/types";
import { breathe, listen } from "./hearing";
import { Stage } from "./stage.svelte";

/** To be called while a component is being made; null: nobody may look now. */
export function attendStage(table: () => TableInfo | null): Stage {
  const stage = new Stage();
  onMount(() => {
    listen();
    return () => {
      stage.close();
      void breathe(null);
    };
  });
  // Before anything is drawn: the board shows what the stage lets it show.
  $effect.pre(() => {
    const now = table();
    untrack(() => (now ? stage.follow(now) : stage.leave()));
  });
  const air = $derived(pageOf(table()?.game ?? "").air ?? null);
  $effect(() => {
    // Also when somebody switches it on or makes it louder.
    void [settings.all.sound, settings.all.air];
    void breathe(air);
  });
  return stage;
}
