// Only the book moves: `scrollIntoView` would move the table beside it as well.

const MARGIN = 8;

/** Brings an element to the top of what scrolls around it, or of the window. */
export function bringUp(element: HTMLElement): void {
  const around = element.closest<HTMLElement>(".scrolls");
  if (!around) {
    element.scrollIntoView({ block: "start" });
    return;
  }
  const box = around.getBoundingClientRect();
  /** A table may be shown larger than it is drawn. */
  const zoom = box.height / around.offsetHeight || 1;
  around.scrollTop += (element.getBoundingClientRect().top - box.top) / zoom - MARGIN;
}
