// What pictures are made of.

/** A path, its filling, and its line if it has one. */
export type Shape = [d: string, fill: string, stroke?: string, width?: number];
export type Picture = Shape[];

export const tone = {
  ink: "#0d1622",
  snow: "#e8f1f8",
  ice: "#9cd0f0",
  frost: "#bcd3e6",
  steel: "#93a7bb",
  iron: "#5c6e82",
  ember: "#ff8a3c",
  flame: "#ffc15e",
  wood: "#c08d58",
  bark: "#7b5634",
  brass: "#dcae5c",
  blood: "#e76a62",
  leaf: "#83c78f",
  bone: "#ece3cf",
} as const;

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
