// The frame of every table depends on the window alone, never on what is asked.

import { settings } from "../lib/settings.svelte";

/** S, M and L have two rails; a phone has tabs instead, and its dock stands at the right when it lies on its side. */
export type Size = "short" | "S" | "M" | "L" | "phone" | "lying";

/** The window that S is drawn for; a big screen is the same table, seen from further away. */
const DRAWN = { width: 1280, height: 720 };
/** The shorter side of the phone that tabs are drawn for. */
const DRAWN_PHONE = 360;

const railed = (width: number, height: number): boolean => width >= 1180 && height >= 600;

export function sizeOf(width: number, height: number): Size {
  if (width >= 1800 && height >= 1000) return "L";
  if (width >= 1400 && height >= 840) return "M";
  if (railed(width, height)) return height >= 700 ? "S" : "short";
  return width > height && height < 600 ? "lying" : "phone";
}

/** How much larger than drawn everything is shown: for a whole room, or by the size of letters that somebody likes, as
 *  far as there is room. Whoever has room for two rails keeps them: letters do not make a phone of a desktop. */
export function zoomOf(width: number, height: number, big: boolean, text: number): number {
  const wide = big || railed(width, height);
  const room = wide ? Math.min(width / DRAWN.width, height / DRAWN.height) : Math.min(width, height) / DRAWN_PHONE;
  return Math.max(1, big ? room : Math.min(text / 100, room));
}

/** A large screen has larger letters than a laptop, as `theme.css` of each game says. */
const FROM_FURTHER = 1.2;
/** So much larger at most: then every label still has its place on the board. */
const ROOMY = 1.2;

/** How much larger the words on the board are, beside the growth of everything: what is missing to the size that
 *  somebody likes, as far as there is room. */
export function lettersOf(width: number, height: number, text: number): number {
  const zoom = zoomOf(width, height, false, text);
  const drawn = (zoomed: number): number => (sizeOf(width / zoomed, height / zoomed) === "L" ? FROM_FURTHER : 1);
  return Math.max(1, Math.min(ROOMY, ((text / 100) * drawn(1)) / (zoom * drawn(zoom))));
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

  /** What the board cannot grow for want of room, that which is read grows in addition: the dock, drawers, captions. */
  get reading(): number {
    return this.#big() ? 1 : settings.all.text / 100 / this.zoom;
  }

  get letters(): number {
    return this.#big() || this.phone ? 1 : lettersOf(this.width, this.height, settings.all.text);
  }

  get size(): Size {
    return sizeOf(this.width / this.zoom, this.height / this.zoom);
  }

  get phone(): boolean {
    return this.size === "phone" || this.size === "lying";
  }
}
