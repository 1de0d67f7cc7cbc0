// The browser has a tip of its own for what has a title: while ours is shown it stays away, and ours says it.

/** Takes the titles off an element and what it lies in. */
export function quiet(element: Element, root: Element): { said: string; restore: () => void } {
  const taken: [Element, string][] = [];
  for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
    const title = each.getAttribute("title");
    if (title) taken.push([each, title]);
  }
  for (const [each] of taken) each.removeAttribute("title");
  const drawn = element.querySelector(":scope > title")?.textContent;
  return {
    said: taken[0]?.[1] ?? drawn ?? "",
    restore: () => {
      for (const [each, title] of taken) if (!each.hasAttribute("title")) each.setAttribute("title", title);
    },
  };
}
