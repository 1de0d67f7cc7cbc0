// What small pictures are made of: shapes on 24 by 24, from the back to the front. `Shapes.svelte` draws them.

/** A path, its filling, and its line if it has one; dashes as SVG has them. */
export type Shape = [d: string, fill: string, stroke?: string, width?: number, dashes?: string];
export type Picture = Shape[];

/** An ellipse, turned by so many degrees. */
export function oval(x: number, y: number, rx: number, ry: number, turned = 0): string {
  const turn = (turned * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(turn), rx * Math.sin(turn)].map((value) => Number(value.toFixed(2))) as [
    number,
    number,
  ];
  const half = `a${rx} ${ry} ${turned} 1 0 `;
  return `M${x - dx} ${y - dy}${half}${2 * dx} ${2 * dy}${half}${-2 * dx} ${-2 * dy}z`;
}

export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** A box with round corners. */
export function box(x: number, y: number, wide: number, high: number, r: number): string {
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [h, v] = [wide - 2 * r, high - 2 * r];
  return `M${x + r} ${y}h${h}${corner(r, r)}v${v}${corner(-r, r)}h${-h}${corner(-r, -r)}v${-v}${corner(r, -r)}z`;
}
