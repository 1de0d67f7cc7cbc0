// Something is carried from the table onto the map: a figure out of one's hand, the tile of a building.

import type { Attachment } from "svelte/attachments";

/** So many px a pointer moves before it carries anything. */
const FAR = 8;

/** Taken as soon as it is touched; let go over a part of the page, it is put there. */
export function carrying(take: () => void, put: (over: Element, event: PointerEvent) => void): Attachment<HTMLElement> {
  return (node) => {
    let from: PointerEvent | null = null;
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      from = event;
      take();
    };
    const up = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointerId) return;
      const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > FAR;
      from = null;
      const over = far ? document.elementFromPoint(event.clientX, event.clientY) : null;
      if (over && !node.contains(over)) put(over, event);
    };
    const cancel = (): void => void (from = null);
    node.addEventListener("pointerdown", down);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    return () => {
      node.removeEventListener("pointerdown", down);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
    };
  };
}
