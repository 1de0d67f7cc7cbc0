// Settings that style the page stand as attributes on its root; `settings.css` says what they mean.

import { settings } from "../lib/settings.svelte";

const ATTRIBUTES = ["text", "palette", "contrast", "motion"] as const;

export function apply(root: HTMLElement = document.documentElement): void {
  for (const key of ATTRIBUTES) root.dataset[key] = String(settings.all[key]);
}

/** From before the first thing is drawn on; and again whenever somebody changes their mind. */
export function keepApplied(): () => void {
  apply();
  return $effect.root(() => {
    $effect(() => apply());
  });
}
