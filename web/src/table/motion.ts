// Things move when the view changes, but only for people who like that.

import { type AnimationConfig, flip } from "svelte/animate";
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

/** What takes no room is not seen: nothing can fly from there or to there. */
const seen = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

type Flight = (node: Element, params: { key: string }) => () => TransitionConfig;

const ifSeen =
  (flight: Flight): Flight =>
  (node, params) =>
    seen(node.getBoundingClientRect()) ? flight(node, params) : () => ({ duration: 0 });

const flights = crossfade({
  duration: (distance) => pace(Math.min(650, 200 + Math.sqrt(distance) * 14)),
  easing: cubicOut,
  fallback: (): TransitionConfig => ({
    duration: pace(260),
    easing: cubicOut,
    css: (t) => `opacity: ${t}; scale: ${0.85 + 0.15 * t}`,
  }),
});

/** Cards travel between hand, slots, spots and display. */
export const send = ifSeen(flights[0]);
export const receive = ifSeen(flights[1]);

/** Whatever stays in a row moves to its new place there. */
export function shift(node: Element, way: { from: DOMRect; to: DOMRect }, duration: number): AnimationConfig {
  return seen(way.from) && seen(way.to) ? flip(node, way, { duration: pace(duration) }) : { duration: 0 };
}

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
