// Being at a table: open it, look again after the tab was asleep or offline or the language has changed, and leave it.

import { onMount } from "svelte";

import { texts } from "../lib/texts.svelte";
import type { TableSession } from "./session.svelte";

/** To be called while a component is being made. */
export function attend(session: TableSession): void {
  onMount(() => {
    void session.open();
    const wake = (): void => {
      if (!document.hidden) void session.wake();
    };
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    const stay = texts.follow((language) => session.translated(language));
    return () => {
      stay();
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      session.close();
    };
  });
}
