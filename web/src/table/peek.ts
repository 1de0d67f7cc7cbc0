// Pointing at a card, focusing it or pressing it long shows its full text. What only comes to lie under a resting
// pointer is not pointed at: it shows nothing until the pointer moves.

import type { Attachment } from "svelte/attachments";

import { rested } from "../lib/pointer";
import type { Peek } from "./board.svelte";

const HOVER_DELAY = 350;
const PRESS_DELAY = 450;

export function peeking<K extends string>(board: { peek: Peek<K> | null }, kind: K, id: string): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    /** It came to lie under a pointer that has not moved since. */
    let under: PointerEvent | null = null;
    let showing = false;
    const show = (): void => {
      showing = true;
      board.peek = { kind, id, at: node.getBoundingClientRect() };
    };
    const later = (delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(show, delay);
    };
    const hide = (): void => {
      clearTimeout(timer);
      under = null;
      if (!showing) return;
      showing = false;
      if (board.peek?.kind === kind && board.peek.id === id) board.peek = null;
    };
    const enter = (event: Event): void => {
      const pointer = event as PointerEvent;
      if (pointer.pointerType !== "mouse") return;
      under = rested(pointer) ? pointer : null;
      if (!under) later(HOVER_DELAY);
    };
    const focus = (): void => {
      if (node.matches(":focus-visible") || node.querySelector(":focus-visible")) show();
    };
    const down = (event: Event): void => {
      pressed = false;
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType === "mouse") return;
      timer = setTimeout(() => {
        pressed = true;
        show();
      }, PRESS_DELAY);
    };
    const up = (): void => clearTimeout(timer);
    /** The click that ends a long press is no choice. */
    const click = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    const handlers: [string, (event: Event) => void, boolean?][] = [
      ["pointerenter", enter],
      ["pointerleave", hide],
      ["focusin", focus],
      ["focusout", hide],
      ["pointerdown", down],
      ["pointerup", up],
      ["pointercancel", up],
      ["pointermove", moved],
      ["click", click, true],
      ["contextmenu", menu],
    ];
    let start: [number, number] | null = null;
    function moved(event: Event): void {
      const { clientX, clientY, buttons } = event as PointerEvent;
      if (under && (under.clientX !== clientX || under.clientY !== clientY)) {
        under = null;
        if (!buttons) later(HOVER_DELAY);
      }
      if (!buttons) start = null;
      else if (!start) start = [clientX, clientY];
      else if (Math.hypot(clientX - start[0], clientY - start[1]) > 8) clearTimeout(timer);
    }
    for (const [name, handler, capture] of handlers) node.addEventListener(name, handler, capture);
    return () => {
      clearTimeout(timer);
      // What is read while a board goes away would be remembered as it was before: afterwards, and without a look.
      if (showing) queueMicrotask(() => (board.peek = null));
      for (const [name, handler, capture] of handlers) node.removeEventListener(name, handler, capture);
    };
  };
}
