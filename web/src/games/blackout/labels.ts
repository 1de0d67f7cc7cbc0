// Where words stand on a map: beside their place, as large as on the screen, and never over anything else.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Disc {
  x: number;
  y: number;
  r: number;
}

/** One way to write a label: how large it is, and the lines of its text if it has any. */
export interface Shape {
  width: number;
  height: number;
  lines: readonly string[];
}

export interface Wish {
  id: string;
  /** The middle of its place, in pixels, and how far around it nothing may stand. */
  at: readonly [number, number];
  radius: number;
  /** The best way first. */
  shapes: readonly Shape[];
  /** It is drawn even where it covers something. */
  must?: boolean;
}

export interface Label extends Box {
  id: string;
  lines: readonly string[];
  /** It covers something: there was no other place for it. */
  over?: boolean;
}

/** As in `board.css`. */
const FONT = `system-ui, "Segoe UI", Roboto, "Noto Sans", "PingFang HK", "Microsoft JhengHei", "Noto Sans CJK TC", sans-serif`;
const pen = typeof OffscreenCanvas === "undefined" ? null : new OffscreenCanvas(1, 1).getContext("2d");

/** How wide a text is; about so, where nothing can be drawn: full-width signs are as wide as high. */
export function widthOf(text: string, font: number, weight = 400): number {
  if (pen) {
    pen.font = `${weight} ${font}px ${FONT}`;
    return pen.measureText(text).width;
  }
  return [...text].reduce((sum, sign) => sum + (sign > "\u2e80" ? 1 : 0.6), 0) * font;
}

/** The letters of a district's name: it has no other place to stand, so they grow but little. */
export const districtFont = (letters: number): number => 13 * Math.min(letters, 1.1);

/** A name in one line, or in two where it has several words. */
export function nameShapes(name: string, font: number, weight = 400): Shape[] {
  const shape = (lines: string[]): Shape => ({
    lines,
    width: Math.max(...lines.map((line) => widthOf(line, font, weight))) + 4,
    height: font * 1.15 * lines.length,
  });
  const words = name.split(" ");
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const [best] = breaks.map(shape).sort((one, other) => one.width - other.width);
  return [shape([name]), ...(best ? [best] : [])];
}

export function touching(one: Box, other: Box | Disc): boolean {
  if ("r" in other) {
    const dx = other.x - Math.min(Math.max(other.x, one.x), one.x + one.width);
    const dy = other.y - Math.min(Math.max(other.y, one.y), one.y + one.height);
    return Math.hypot(dx, dy) < other.r;
  }
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Spots around a place, the best first: below, above, right, left, the corners, slid along, and a step away. */
function spotsOf({ at: [x, y], radius, shapes }: Wish): Label[] {
  const around = (shape: Shape, far: number): [number, number][] => {
    const { width, height } = shape;
    const near = far * 0.7;
    const slides = [0.25, -0.25, 0.42, -0.42].map((part) => part * width);
    return [
      [-width / 2, far],
      [-width / 2, -far - height],
      [far, -height / 2],
      [-far - width, -height / 2],
      [near, near],
      [-near - width, near],
      [near, -near - height],
      [-near - width, -near - height],
      ...slides.flatMap((slide): [number, number][] => [
        [slide - width / 2, far],
        [slide - width / 2, -far - height],
      ]),
      ...[0.6, -0.6].flatMap((part): [number, number][] => [
        [far, -height / 2 + part * height],
        [-far - width, -height / 2 + part * height],
      ]),
    ];
  };
  return [radius, radius + 7].flatMap((far) =>
    shapes.flatMap((shape) =>
      around(shape, far).map(([dx, dy]) => ({
        ...{ id: "", lines: shape.lines, width: shape.width, height: shape.height },
        ...{ x: x + dx, y: y + dy },
      })),
    ),
  );
}

/** How many others may be moved, one for the other, to make room for one. */
const DEPTH = 3;

/** Puts each wish on a free spot around its place. Those with few free spots choose first, and who stands in the way
 *  of another moves aside if it can. */
export function placeLabels(
  wishes: readonly Wish[],
  taken: readonly (Box | Disc)[],
  [width, height]: readonly [number, number],
): Label[] {
  const within = ({ x, y, ...box }: Box): boolean =>
    x >= 1 && y >= 1 && x + box.width <= width - 1 && y + box.height <= height - 1;
  const spots = new Map(
    wishes.map((wish) => [
      wish.id,
      spotsOf(wish).filter((spot) => within(spot) && !taken.some((other) => touching(spot, other))),
    ]),
  );
  const placed = new Map<string, Label>();
  const inTheWay = (spot: Box, id: string): string[] =>
    [...placed].filter(([other, label]) => other !== id && touching(spot, label)).map(([other]) => other);

  function settle(id: string, depth: number, fixed: readonly string[]): boolean {
    const own = spots.get(id)!;
    const free = own.find((spot) => !inTheWay(spot, id).length);
    if (free) {
      placed.set(id, { ...free, id });
      return true;
    }
    if (!depth) return false;
    for (const spot of own) {
      const others = inTheWay(spot, id);
      if (others.length > 2 || others.some((other) => fixed.includes(other))) continue;
      const before = new Map(placed);
      placed.set(id, { ...spot, id });
      for (const other of others) placed.delete(other);
      if (others.every((other) => settle(other, depth - 1, [...fixed, id]))) return true;
      placed.clear();
      for (const [other, label] of before) placed.set(other, label);
    }
    return false;
  }

  const order = [...wishes].sort(
    (one, other) =>
      Number(other.must ?? false) - Number(one.must ?? false) ||
      spots.get(one.id)!.length - spots.get(other.id)!.length,
  );
  for (const wish of order) {
    if (settle(wish.id, DEPTH, []) || !wish.must) continue;
    const [anywhere] = spotsOf(wish).filter(within);
    if (anywhere) placed.set(wish.id, { ...anywhere, id: wish.id, over: true });
  }
  return [...placed.values()];
}
