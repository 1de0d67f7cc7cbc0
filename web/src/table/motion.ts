// Things move when the view changes, but only for people who like that.

import { backOut, cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

import { settings } from "../lib/settings.svelte";

const STRETCH = { calm: 1.5, normal: 1, brisk: 0.5, off: 0 };

/** Whether nothing must travel: so the system says, or somebody's own settings. */
export function still(): boolean {
  if (typeof window === "undefined" || !window.matchMedia || settings.all.motion === "less") return true;
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How much longer than usual things take that move. */
export const stretch = (): number => STRETCH[settings.all.pace];

export const pace = (milliseconds: number): number => (still() ? 0 : milliseconds * stretch());

/** Cards travel between hand, slots, spots and display. */
export const [send, receive] = crossfade({
  duration: (distance) => pace(Math.min(650, 200 + Math.sqrt(distance) * 14)),
  easing: cubicOut,
  fallback: (): TransitionConfig => ({
    duration: pace(260),
    easing: cubicOut,
    css: (t) => `opacity: ${t}; scale: ${0.85 + 0.15 * t}`,
  }),
});

/** A cube drops onto the map. */
export function drop(_node: Element): TransitionConfig {
  return {
    duration: pace(520),
    easing: backOut,
    css: (t, u) => `opacity: ${Math.min(1, t * 2)}; translate: 0 ${-60 * u}px`,
  };
}

/** A number that has changed glows for a moment. */
export function flash(node: HTMLElement | undefined): void {
  if (!node?.animate || !pace(1)) return;
  node.animate([{ scale: "1" }, { scale: "1.35", color: "#ffdf8e" }, { scale: "1" }], {
    duration: 620,
    easing: "ease-out",
  });
}
