// What is read on the stage is as large as there is room for: on a large screen a card fills its place.

import { overflows } from "./fitting";
import "./grow.css";

const STEPS = [1.8, 1.65, 1.5, 1.35, 1.2, 1.1];
/** A stage of this height shows everything as large as it is drawn. */
const DRAWN = 400;

/** The boxes inside that hold more than they can show. */
function crowded(box: HTMLElement): HTMLElement[] {
  return [box, ...box.querySelectorAll<HTMLElement>("*")].filter((part) => part.clientHeight > 0 && overflows(part));
}

/** What is cut at a size, and what has a word that is broken there. */
function faults(box: HTMLElement, size: number): [cut: HTMLElement[], broken: HTMLElement[]] {
  box.style.zoom = String(size);
  const cut = crowded(box);
  box.dataset.measured = "";
  const broken = crowded(box);
  delete box.dataset.measured;
  return [cut, broken];
}

/** The largest size, up to this one, at which nothing is cut, and nothing broken that is whole without it. */
function fit(box: HTMLElement, most: number): number {
  const [, drawn] = faults(box, 1);
  const whole = (step: number): boolean => {
    const [cut, broken] = faults(box, step);
    return !cut.length && broken.every((part) => drawn.includes(part));
  };
  const size = STEPS.find((step) => step <= most && whole(step)) ?? 1;
  box.style.zoom = String(size);
  return size;
}

/** Sized anew with its room; what changes in it may make it smaller, never larger: nothing hops about. */
export function grow(box: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === "undefined") return;
  const room = box.parentElement ?? box;
  let size = 1;
  const resized = new ResizeObserver(() => (size = fit(box, room.clientHeight / DRAWN)));
  const changed = new MutationObserver(() => (size = fit(box, size)));
  resized.observe(room);
  changed.observe(box, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
