// Text that is too long for its box gets smaller, as far as it can still be read. What is too long even then leaves out
// what can be read elsewhere (`data-brief`); if that is not enough its box grows (`data-tall`). Nothing is ever cut.

import type { Attachment } from "svelte/attachments";

/** Font sizes to try, the largest first; `what` is what the text depends on. */
export function fitting(sizes: readonly number[], ...what: readonly unknown[]): Attachment<HTMLElement> {
  return (node) => {
    void what;
    const tooLong = (): boolean => [node, ...node.children].some(overflows);
    const fit = (): void => {
      delete node.dataset.brief;
      delete node.dataset.tall;
      if (shrink(node, sizes, tooLong)) return;
      node.dataset.brief = "";
      if (!shrink(node, sizes, tooLong)) node.dataset.tall = "";
    };
    fit();
    if (typeof ResizeObserver === "undefined") return;
    // Only the box counts: the size of letters does not change it.
    const observer = new ResizeObserver(fit);
    observer.observe(node);
    return () => observer.disconnect();
  };
}

/** Takes the largest of these font sizes with which nothing is too long; says whether there is one. */
export function shrink(node: HTMLElement, sizes: readonly number[], tooLong: () => boolean): boolean {
  for (const size of sizes) {
    node.style.fontSize = `${size}px`;
    if (!tooLong()) return true;
  }
  return false;
}

/** Whether not all of it can be seen. */
export function overflows(node: Element): boolean {
  return node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
}
