// Where the pointer is: what comes to lie under a resting one has not been pointed at.

let at: readonly [x: number, y: number] | null = null;

/** From the beginning of the page on; what it returns ends it. */
export function followPointer(): () => void {
  const following = new AbortController();
  const follow = ({ clientX, clientY }: PointerEvent): void => void (at = [clientX, clientY]);
  for (const name of ["pointermove", "pointerdown"] as const)
    addEventListener(name, follow, { capture: true, signal: following.signal });
  return () => {
    at = null;
    following.abort();
  };
}

/** Whether it was there already: an element that it enters at the same spot has moved, not the pointer. */
export function rested({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
  return at !== null && at[0] === clientX && at[1] === clientY;
}
