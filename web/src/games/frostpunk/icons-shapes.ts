// What the pictures of this game are made of, beside what those of every game are.

export { circle, type Picture } from "../../table/picture";

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

/** Windows and fires: whoever draws a cold building says what they are then. */
export const LIT = "var(--lit, #ffc861)";
/** Snow on a roof: lies only where whoever draws the building says so. */
export const CAP = "var(--cap, none)";

/** Boxes of one size: windows, doors, bricks. */
export function boxes(wide: number, high: number, ...at: [x: number, y: number][]): string {
  return at.map(([x, y]) => `M${x} ${y}h${wide}v${high}h${-wide}z`).join("");
}

/** Snow along an edge, from left to right, that hangs over it in folds. */
export function cap(...at: [x: number, y: number][]): string {
  const deep = 1.3;
  const under = at.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = at[index]!;
    const folds = Math.max(1, Math.round(Math.abs(x - fromX) / 3.2));
    return Array.from({ length: folds }, (_, fold) => {
      const [half, start] = [(fold + 0.5) / folds, fold / folds];
      const [wide, high] = [x - fromX, y - fromY];
      return `Q${fromX + wide * half} ${fromY + high * half + 2.6 * deep} ${fromX + wide * start} ${fromY + high * start + deep}`;
    });
  });
  return `M${at.map((point) => point.join(" ")).join("L")}v${deep}${under.reverse().join("")}z`;
}

// Buildings are recognisable by their outline: a dark line around every mass, light from the left, windows and fires
// that can go out, and snow that lies on the roof when it is cold. They stand on the line y = 22.
export const LINE = 0.8;
export const STONE = "#8296ab";
export const SHADE = "#5d7085";
export const SLATE = "#3c4d61";
export const PLANK = "#a87a4c";
export const CANVAS = "#cfc0a0";
export const SMOKE = "#a9b9c9";
