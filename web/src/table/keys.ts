// The keyboard at the table.

export type Key =
  { does: "pick"; index: number } | { does: "undo" | "rule" | "hint" | "close" | "log" | "choices" | "primary" };

export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

/** Whether the thing that has the focus does something by itself when Enter is pressed. */
function acts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=button], [role=tab]") !== null;
}

/** Whether this key goes to the next target: not where arrows have a meaning of their own. */
export function arrow(event: KeyboardEvent): boolean {
  if (!event.key.startsWith("Arrow") || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const { target } = event;
  return !typing(target) && !(target instanceof Element && target.closest("[role=tablist], [role=slider], .scrolls"));
}

/** What a key means, or null: nothing while somebody types or holds a modifier. */
export function keyMeaning(event: KeyboardEvent): Key | null {
  if (event.key === "Escape") return { does: "close" };
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return null;
  if (/^[1-9]$/.test(event.key)) return { does: "pick", index: Number(event.key) - 1 };
  if (event.key === "u" || event.key === "U") return { does: "undo" };
  if (event.key === "l" || event.key === "L") return { does: "log" };
  if (event.key === "?") return { does: "rule" };
  if (event.key === "h" || event.key === "H") return { does: "hint" };
  if (event.key === "/") return { does: "choices" };
  if (event.key === "Enter" && !acts(event.target)) return { does: "primary" };
  return null;
}
