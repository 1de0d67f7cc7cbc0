// Things move when the view changes, but only for people who like that.

import { backOut, cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

export function still(): boolean {
  return (
    typeof window === "undefined" || !window.matchMedia || window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

export const pace = (milliseconds: number): number => (still() ? 0 : milliseconds);

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
  if (!node?.animate || still()) return;
  node.animate([{ scale: "1" }, { scale: "1.35", color: "#ffdf8e" }, { scale: "1" }], {
    duration: 620,
    easing: "ease-out",
  });
}
