// The frame of every table depends on the window alone, never on what is asked.

import { settings } from "../lib/settings.svelte";

/** S, M and L have two rails; a phone has tabs instead, and its dock stands at the right when it lies on its side. */
export type Size = "short" | "S" | "M" | "L" | "phone" | "lying";

/** The window that S is drawn for; a big screen is the same table, seen from further away. */
const DRAWN = { width: 1280, height: 720 };

export function sizeOf(width: number, height: number): Size {
  if (width >= 1800 && height >= 1000) return "L";
  if (width >= 1400 && height >= 840) return "M";
  if (width >= 1180 && height >= 700) return "S";
  if (width >= 1180 && height >= 600) return "short";
  return width > height && height < 600 ? "lying" : "phone";
}

/** How much larger than drawn everything is shown: by the size of letters that somebody likes, or for a whole room. */
export function zoomOf(width: number, height: number, big: boolean, text: number): number {
  return big ? Math.max(1, Math.min(width / DRAWN.width, height / DRAWN.height)) : text / 100;
}

export class FrameSize {
  #big: () => boolean;
  width = $state(DRAWN.width);
  height = $state(DRAWN.height);

  constructor(big: () => boolean) {
    this.#big = big;
  }

  get zoom(): number {
    return zoomOf(this.width, this.height, this.#big(), settings.all.text);
  }

  get size(): Size {
    return sizeOf(this.width / this.zoom, this.height / this.zoom);
  }

  get phone(): boolean {
    return this.size === "phone" || this.size === "lying";
  }
}
