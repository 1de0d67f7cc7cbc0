// Tells the size of an element now and whenever it changes.

import type { Attachment } from "svelte/attachments";

export function sizing(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (node) => {
    const measure = (): void => tell(node.offsetWidth, node.offsetHeight);
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  };
}
