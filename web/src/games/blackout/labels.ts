// Where words stand on a map: beside their place, as large as on the screen, and never over anything else.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Wish {
  id: string;
  text: string;
  /** The middle of its place, in pixels. */
  at: [number, number];
  font: number;
  /** Around the text. */
  padding?: number;
  /** It is drawn even where it covers something. */
  must?: boolean;
}

export interface Label extends Box {
  id: string;
  text: string;
  font: number;
}

/** About so wide is a text: full-width signs are as wide as high. */
export function widthOf(text: string, font: number): number {
  return [...text].reduce((sum, sign) => sum + (sign > "\u2e80" ? 1 : 0.56), 0) * font;
}

export function touching(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Puts each wish on the first free spot around its place: below, above, right, left, the corners, and aside. */
export function placeLabels(wishes: Wish[], taken: Box[], radius: number, [width, height]: [number, number]): Label[] {
  const full = [...taken];
  const placed: Label[] = [];
  for (const { id, text, at, font, padding = 1, must } of wishes) {
    const [wide, high] = [widthOf(text, font) + 2 * padding + 2, font * 1.15 + 2 * padding];
    const near = radius * 0.75;
    const spots: [number, number][] = [
      [-wide / 2, radius],
      [-wide / 2, -radius - high],
      [radius, -high / 2],
      [-radius - wide, -high / 2],
      ...([1, -1] as const).flatMap((down): [number, number][] => [
        [near, down > 0 ? near : -near - high],
        [-near - wide, down > 0 ? near : -near - high],
      ]),
    ];
    spots.push(
      [-wide / 2 + wide * 0.35, -radius - high],
      [-wide / 2 - wide * 0.35, -radius - high],
      [-wide / 2 + wide * 0.35, radius],
      [-wide / 2 - wide * 0.35, radius],
    );
    const boxes = spots.map(([dx, dy]): Box => ({ x: at[0] + dx, y: at[1] + dy, width: wide, height: high }));
    const inside = boxes.filter((box) => box.x >= 0 && box.y >= 0 && box.x + wide <= width && box.y + high <= height);
    const free = inside.find((box) => !full.some((other) => touching(box, other)));
    const box = free ?? (must ? (inside[1] ?? inside[0] ?? boxes[1]!) : undefined);
    if (!box) continue;
    full.push(box);
    placed.push({ id, text, font, ...box });
  }
  return placed;
}
