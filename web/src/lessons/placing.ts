// Where the words of a lesson stand: at home, which is the same place from step to step, unless that hides what they are
// about.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, "width" | "height">;

/** Between the words and the edge of what they stand in. */
const GAP = 6;
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

/** Where the words end that a frame would go through, so far it reaches. */
export function whole(box: Box, words: readonly Box[]): Box {
  const cut = (word: Box): boolean => {
    const wide = Math.min(box.x + box.width, word.x + word.width) - Math.max(box.x, word.x);
    const high = Math.min(box.y + box.height, word.y + word.height) - Math.max(box.y, word.y);
    return wide > 2 && high > 3 && (wide < word.width - 1 || high < word.height - 1);
  };
  return words.filter(cut).reduce(union, box);
}

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

/** It is so much worse to hide what matters than what had better stay in sight, */
const WORSE = 100;
/** and what there is to read. */
const UNREAD = 10;
/** What takes up this much of the stage is a scene: the words may stand in it. */
const SCENE = 0.78;
/** The window in squares of this size: fine enough for words, and quick to sum up. */
const CELL = 4;
/** Between the places that are tried where no home will do. */
const STRIDE = 2 * CELL;

/** How much lies where: summed up, so that what any box hides is known at once. */
class Cover {
  readonly #sums: Float64Array;
  readonly #columns: number;
  readonly #rows: number;

  constructor(room: Size, boxes: readonly Box[]) {
    const columns = (this.#columns = Math.ceil(room.width / CELL) + 1);
    const rows = (this.#rows = Math.ceil(room.height / CELL) + 1);
    const sums = (this.#sums = new Float64Array(columns * rows));
    for (const box of boxes) {
      const { left, top, right, bottom } = this.#cells(box);
      for (let y = top; y < bottom; y++) sums.fill(1, (y + 1) * columns + left + 1, (y + 1) * columns + right + 1);
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

  /** What a box would hide, in square pixels. */
  by(box: Box): number {
    const { left, top, right, bottom } = this.#cells(box);
    const at = (x: number, y: number): number => this.#sums[y * this.#columns + x]!;
    return (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) * CELL * CELL;
  }
}

/** Where the words may stand. */
export interface Room extends Size {
  /** The middle of the table, between the bar and the dock. */
  stage: Box;
  /** Where the bar ends, */
  bar: number;
  /** and where the buttons of the dock begin. */
  buttons: number;
  phone: boolean;
}

/** What is on the table. */
export interface Seen {
  /** Nothing in particular is asked for: whatever can be done stays free, and what is written may be hidden. */
  free?: boolean;
  /** What the words are about, */
  lit: readonly Box[];
  /** what is there to be clicked, and what answers the question: all of it stays free. */
  clicked?: readonly Box[];
  /** What had better stay in sight, too. */
  kept?: readonly Box[];
  /** What there is to read in the middle of the table: it stays free as long as there is any room beside it. Where all
   *  of the middle is lit, it matters as much as what is clicked, and so does what is kept. */
  written?: readonly Box[];
  /** The question: it is hidden rather than an answer. */
  question?: readonly Box[];
}

export interface Placed extends Box {
  /** Something is hidden that should not be. */
  hides: boolean;
  /** Which home it is; -1 for none. */
  home: number;
}

/** The homes, the best one first. A phone has them across its whole width, above the dock and below the bar; elsewhere
 *  they are corners: of the right rail, of the stage, of the left rail. */
export function homes({ width, height }: Size, { stage, bar, buttons, phone, ...room }: Room): Box[] {
  const [left, right] = [stage.x + GAP, stage.x + stage.width - width - GAP];
  const [top, bottom] = [stage.y + GAP, stage.y + stage.height - height - GAP];
  const outside = room.width - width - GAP;
  const places = phone
    ? [
        [left, bottom],
        [left, top],
        [left, bar + GAP],
        [left, buttons - height - GAP],
      ]
    : [
        [outside, bottom],
        [left, top],
        [right, bottom],
        [right, top],
        [left, bottom],
        [GAP, bottom],
        [outside, top],
        [GAP, top],
      ];
  return places.map(([x, y]) => ({ x: Math.max(GAP, x!), y: Math.max(GAP, y!), width, height }));
}

/** Whether all of the stage is meant, and not a thing on it. */
export const isScene = (box: Box, { stage }: Room): boolean => overlap(box, stage) > SCENE * area(stage);

/** The first home in which nothing is hidden that matters or is to be read, and if possible nothing that had better stay
 *  in sight; where every home hides something, any other place; and if there is none, where least is hidden. What `stood`
 *  somewhere stays there, from step to step, as long as it hides nothing of that and no question. */
export function placed(size: Size, seen: Seen, room: Room, stood?: Placed): Placed {
  const { lit, clicked = [], kept = [], written = [], question = [] } = seen;
  // Of a whole scene only what stands in it matters.
  const things = lit.filter((box) => !isScene(box, room));
  const matters = new Cover(room, [
    ...clicked,
    ...things,
    ...(lit.length > things.length ? [...kept, ...written] : []),
  ]);
  const reads = new Cover(room, written);
  const asks = new Cover(room, question);
  const keeps = new Cover(room, [...kept, ...question]);
  const free = (box: Box): boolean => !matters.by(box) && (seen.free || !reads.by(box));
  const told = (box: Box, home: number): Placed => ({ ...box, home, hides: matters.by(box) > 0 });
  const all = homes(size, room);
  if (stood) {
    const same = all[stood.home] ?? within({ ...stood, ...size }, room);
    if (free(same) && !asks.by(same)) return told(same, stood.home);
  }
  const cost = (box: Box): number => WORSE * matters.by(box) + UNREAD * reads.by(box) + keeps.by(box);
  const least = (boxes: readonly Box[]): Box => boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
  const home = least(all);
  if (free(home)) return told(home, all.indexOf(home));
  const elsewhere = least([home, ...anywhere(size, room)]);
  return told(elsewhere, all.indexOf(elsewhere));
}

/** Every other place below the bar. */
function anywhere(size: Size, { bar, buttons, ...room }: Room): Box[] {
  const found: Box[] = [];
  for (let y = buttons - size.height - GAP; y >= bar; y -= STRIDE)
    for (let x = GAP; x <= room.width - size.width - GAP; x += STRIDE) found.push({ ...size, x, y });
  return found;
}

function within(box: Box, room: Size): Box {
  const most = (place: number, size: number, whole: number): number =>
    Math.max(GAP, Math.min(place, whole - size - GAP));
  return { ...box, x: most(box.x, box.width, room.width), y: most(box.y, box.height, room.height) };
}

/** Without what lies below something that was opened over it. */
export function uncovered<T>(all: readonly T[], boxOf: (one: T) => Box, opened: readonly Box[]): T[] {
  return all.filter((one) => !opened.some((over) => overlap(boxOf(one), over)));
}
