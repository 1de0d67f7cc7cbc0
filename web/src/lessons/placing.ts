// Where the words of a lesson stand: beside what they are about, and over as little of it as possible.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, "width" | "height">;

/** Between the words and what they are about, and to the edge of the window. */
const GAP = 14;
/** Around what is lit. */
const MARGIN = 6;

export function around({ x, y, width, height }: Box, room: Size): Box {
  const left = Math.max(0, x - MARGIN);
  const top = Math.max(0, y - MARGIN);
  return {
    x: left,
    y: top,
    width: Math.min(room.width, x + width + MARGIN) - left,
    height: Math.min(room.height, y + height + MARGIN) - top,
  };
}

/** Boxes beside each other are one, unless that would take in much else. */
export function joined(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (let box of boxes) {
    for (let other; (other = found.find((one) => overlap(one, box) && fits(one, box)));) {
      found.splice(found.indexOf(other), 1);
      box = union(box, other);
    }
    found.push(box);
  }
  return found;
}

const area = ({ width, height }: Box): number => width * height;
const fits = (one: Box, other: Box): boolean => area(union(one, other)) < (area(one) + area(other)) * 1.1;

function union(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** How much of one box another one hides. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

const centre = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

function within(box: Box, room: Size): Box {
  const most = (place: number, size: number, whole: number): number =>
    Math.max(GAP, Math.min(place, whole - size - GAP));
  return { ...box, x: most(box.x, box.width, room.width), y: most(box.y, box.height, room.height) };
}

/** The four sides of something, and the middle of the upper and the lower edge of the window. */
function* places(lit: readonly Box[], { width, height }: Size, room: Size): Generator<Box> {
  for (const box of lit) {
    const [x, y] = centre(box);
    yield { x: box.x + box.width + GAP, y: y - height / 2, width, height };
    yield { x: box.x - width - GAP, y: y - height / 2, width, height };
    yield { x: x - width / 2, y: box.y + box.height + GAP, width, height };
    yield { x: x - width / 2, y: box.y - height - GAP, width, height };
  }
  for (const y of [room.height - height, 0]) {
    yield { x: (room.width - width) / 2, y, width, height };
    yield { x: room.width - width, y, width, height };
    yield { x: 0, y, width, height };
  }
}

/** What is `clicked` must stay free, then the rest of what is `lit`; `kept` (where the question stands) had better. With
 *  nothing to stand beside it stands in the middle of the window. Where it `stood` it stays if that hides nothing. */
export function placed(
  size: Size,
  lit: readonly Box[],
  kept: readonly Box[],
  room: Size,
  clicked: readonly Box[] = [],
  stood?: Box,
): Box {
  if (stood && lit.length) {
    const same = within({ ...stood, ...size }, room);
    if (![...clicked, ...lit, ...kept].some((one) => overlap(same, one))) return same;
  }
  if (!lit.length) return within({ ...size, x: (room.width - size.width) / 2, y: room.height * 0.3 }, room);
  const [toX, toY] = centre(lit[0]!);
  let best: Box | null = null;
  let least = Infinity;
  for (const place of places(lit, size, room)) {
    const box = within(place, room);
    const [x, y] = centre(box);
    const covers = (some: readonly Box[]): number => some.reduce((sum, one) => sum + overlap(box, one), 0);
    const cost = covers(clicked) * 100 + covers(lit) * 10 + covers(kept) + Math.hypot(x - toX, y - toY);
    if (cost < least) [best, least] = [box, cost];
  }
  return best!;
}
