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

export function union(one: Box, other: Box): Box {
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

/** What it costs to hide so much of something, in square pixels, and to stand a pixel further away. */
const [CLICKED, LIT, KEPT, TEXT, FAR] = [100, 30, 6, 1, 1];
/** So much more of other words may usually be hidden, in square pixels, before it moves on: a few letters. */
const LITTLE = 1500;
/** What takes more than this part of the window is a scene. */
const SCENE = 0.25;
/** The window in squares of this size: fine enough for words, and quick to sum up. */
const CELL = 8;

/** How much lies where: summed up, so that what any box hides is known at once. */
class Cover {
  readonly #sums: Float64Array;
  readonly #columns: number;
  readonly #rows: number;

  constructor(room: Size, layers: readonly (readonly [boxes: readonly Box[], weight: number])[]) {
    const columns = (this.#columns = Math.ceil(room.width / CELL) + 1);
    const rows = (this.#rows = Math.ceil(room.height / CELL) + 1);
    const sums = (this.#sums = new Float64Array(columns * rows));
    for (const [boxes, weight] of layers)
      for (const box of boxes) {
        const { left, top, right, bottom } = this.#cells(box);
        for (let y = top; y < bottom; y++)
          for (let x = left; x < right; x++) {
            const at = (y + 1) * columns + x + 1;
            sums[at] = Math.max(sums[at]!, weight);
          }
      }
    for (let y = 1; y < rows; y++)
      for (let x = 1; x < columns; x++) {
        const at = y * columns + x;
        sums[at]! += sums[at - 1]! + sums[at - columns]! - sums[at - columns - 1]!;
      }
  }

  #cells({ x, y, width, height }: Box): { left: number; top: number; right: number; bottom: number } {
    const within = (cell: number, most: number): number => Math.max(0, Math.min(cell, most));
    return {
      left: within(Math.floor(x / CELL), this.#columns - 1),
      top: within(Math.floor(y / CELL), this.#rows - 1),
      right: within(Math.ceil((x + width) / CELL), this.#columns - 1),
      bottom: within(Math.ceil((y + height) / CELL), this.#rows - 1),
    };
  }

  /** What a box would hide, in square pixels times what they are worth. */
  by(box: Box): number {
    const { left, top, right, bottom } = this.#cells(box);
    const at = (x: number, y: number): number => this.#sums[y * this.#columns + x]!;
    return (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) * CELL * CELL;
  }
}

/** What is on the table. */
export interface Seen {
  /** What the words are about. */
  lit: readonly Box[];
  /** What is there to be clicked: it must stay free. */
  clicked?: readonly Box[];
  /** What had better stay in sight, too. */
  kept?: readonly Box[];
  /** Whatever else there is to read. */
  text?: readonly Box[];
}

export interface Placed extends Box {
  /** Something is hidden that should not be. */
  hides: boolean;
}

/** Where least is hidden, and among such places as near as possible to what the words are about; with nothing to stand
 *  beside, to `towards` (parts of the window). Where it `stood` it stays as long as that hides
 *  nothing that matters, and hardly more than elsewhere. */
export function placed(
  size: Size,
  seen: Seen,
  room: Size,
  stood?: Box,
  towards = [0.5, 0.4],
  patience = LITTLE,
): Placed {
  const { lit, clicked = [], kept = [], text = [] } = seen;
  // Of a whole scene only what stands in it matters.
  const things = lit.filter((box) => area(box) < area({ x: 0, y: 0, ...room }) * SCENE);
  const matters = new Cover(room, [
    [kept, KEPT],
    [things, LIT],
    [clicked, CLICKED],
  ]);
  const words = new Cover(room, [[text, TEXT]]);
  const [toX, toY] = lit.length ? centre(lit[0]!) : [room.width * towards[0]!, room.height * towards[1]!];
  const told = (box: Box): Placed => ({ ...box, hides: matters.by(box) > 0 });
  let best: Box | null = null;
  let least = Infinity;
  for (let top = GAP; !best || top <= room.height - size.height - GAP; top += 2 * CELL)
    for (let left = GAP; left === GAP || left <= room.width - size.width - GAP; left += 2 * CELL) {
      const box = { ...size, x: left, y: top };
      const [x, y] = centre(box);
      const cost = matters.by(box) + words.by(box) + FAR * Math.hypot(x - toX, y - toY);
      if (cost < least) [best, least] = [box, cost];
    }
  if (stood) {
    const same = within({ ...stood, ...size }, room);
    if (!matters.by(same) && words.by(same) <= words.by(best!) + patience) return told(same);
  }
  return told(best!);
}

/** Without what lies below something that was opened over it. */
export function uncovered<T>(all: readonly T[], boxOf: (one: T) => Box, opened: readonly Box[]): T[] {
  return all.filter((one) => !opened.some((over) => overlap(boxOf(one), over)));
}
