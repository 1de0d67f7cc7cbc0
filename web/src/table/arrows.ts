// Arrow keys go from one thing that can be chosen to the next one in that direction.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What lies a little aside is further away than what lies straight ahead. */
const ASIDE = 2;

/** The place among `others` of the nearest box in the direction of that key; -1 if there is none. */
export function nextBox(from: Box, others: readonly Box[], key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  const [x, y] = direction;
  const [fromX, fromY] = middle(from);
  let best = -1;
  let least = Infinity;
  others.forEach((other, index) => {
    const [toX, toY] = middle(other);
    const ahead = (toX - fromX) * x + (toY - fromY) * y;
    if (ahead < 1) return;
    const far =
      ahead +
      ASIDE *
        (x
          ? apart(from.top, from.bottom, other.top, other.bottom, toY - fromY)
          : apart(from.left, from.right, other.left, other.right, toX - fromX));
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

function middle({ left, right, top, bottom }: Box): [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** How far beside each other two stretches lie: what overlaps counts for little. */
function apart(from: number, to: number, otherFrom: number, otherTo: number, middles: number): number {
  const gap = Math.max(0, otherFrom - to, from - otherTo);
  return gap + Math.abs(middles) / 8;
}

const TARGETS = "[data-move], [data-suggest], .pickable";

/** Moves the focus; says whether there was anywhere to go. */
export function stepFocus(root: ParentNode, key: string): boolean {
  if (!DIRECTIONS[key]) return false;
  const targets = [...root.querySelectorAll<HTMLElement | SVGElement>(TARGETS)].filter(
    (target) => target.tabIndex >= 0 && (target.checkVisibility?.() ?? true),
  );
  const here = targets.findIndex((target) => target === document.activeElement);
  if (here < 0) {
    targets[0]?.focus({ preventScroll: true });
    return targets.length > 0;
  }
  const boxes = targets.map((target) => target.getBoundingClientRect());
  const next = nextBox(boxes[here]!, boxes, key);
  targets[next]?.focus({ preventScroll: true });
  return next >= 0;
}
