// The keyboard at the table.

export type Key = { does: "pick"; index: number } | { does: "undo" } | { does: "rule" } | { does: "close" };

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

/** What a key means, or null: nothing while somebody types or holds a modifier. */
export function keyMeaning(event: KeyboardEvent): Key | null {
  if (event.key === "Escape") return { does: "close" };
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typing(event.target)) return null;
  if (/^[1-9]$/.test(event.key)) return { does: "pick", index: Number(event.key) - 1 };
  if (event.key === "u" || event.key === "U") return { does: "undo" };
  if (event.key === "?") return { does: "rule" };
  return null;
}
