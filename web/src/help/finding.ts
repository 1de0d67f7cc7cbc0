// What is pointed at: icons say it themselves, other parts of a table are known to its game.

/** Where the things of a game are, beside its icons: a selector for each. The parts come before what they are part of. */
export type Things = Record<string, string>;

export interface Found {
  id: string;
  element: Element;
}

const ICON = "[data-about]";
/** A number beside its icon: together they have a title. */
const NUMBERED = "[title]:not(button)";
/** What belongs to one player. */
const OWNED = "[data-of]";

/** The seat whose it is; none for what everybody shares. */
export function ownerOf(element: Element): number | null {
  const seat = element.closest(OWNED)?.getAttribute("data-of");
  return seat ? Number(seat) : null;
}

/** The innermost thing around an element. */
export function thingAt(target: EventTarget | null, things: Things, known: (id: string) => boolean): Found | null {
  const all = Object.entries(things);
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const icon = element.getAttribute("data-about");
    if (icon && known(icon)) return { id: icon, element };
    const part = all.find(([id, selector]) => element!.matches(selector) && known(idOf(id, element!)));
    if (part) return { id: idOf(part[0], element), element };
    const shown = element.matches(NUMBERED) ? [...element.querySelectorAll(`:scope > ${ICON}`)] : [];
    const beside = shown.length === 1 && shown[0]!.getAttribute("data-about");
    if (beside && known(beside)) return { id: beside, element };
  }
  return null;
}

/** What lies at a point though it lets the pointer through: an icon on a card or a dial. */
export function thingUnder(
  target: EventTarget | null,
  [x, y]: readonly [number, number],
  things: Things,
  known: (id: string) => boolean,
): Found | null {
  const found = thingAt(target, things, known);
  const around = found?.element ?? (target instanceof Element ? target : null);
  const icon = [...(around?.querySelectorAll(ICON) ?? [])].findLast((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom && known(each.getAttribute("data-about")!);
  });
  return icon ? { id: icon.getAttribute("data-about")!, element: icon } : found;
}

/** `phase-*`: which one it is, the element says by its place among its like. */
function idOf(id: string, element: Element): string {
  if (!id.endsWith("*")) return id;
  return id.slice(0, -1) + String([...(element.parentElement?.children ?? [])].indexOf(element) + 1);
}

/** Each thing that can be seen, once, in the order of the page; what the focus is on comes first. */
export function thingsIn(root: ParentNode, things: Things, known: (id: string) => boolean): Found[] {
  const selector = String([ICON, ...Object.values(things)]);
  const seen = new Set<string>();
  const found = [...root.querySelectorAll(selector)].flatMap((element) => {
    const thing = thingAt(element, things, known);
    if (thing?.element !== element || seen.has(thing.id) || !visible(element)) return [];
    seen.add(thing.id);
    return [thing];
  });
  const focus = document.activeElement;
  const first = found.findIndex(({ element }) => focus?.contains(element) && focus !== document.body);
  return first > 0 ? [...found.slice(first), ...found.slice(0, first)] : found;
}

/** It has a place in the window, and nothing lies over it but the help itself, which lies elsewhere a moment later. */
function visible(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (!width || !height || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const over = document.elementsFromPoint(x, y).find((each) => !each.closest(".help-tip"));
  return (
    over !== undefined &&
    (element.contains(over) || over.contains(element) || over.parentElement === element.parentElement)
  );
}
