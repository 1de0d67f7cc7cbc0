// Shapes that every map needs.

export type Point = [number, number];

/** A number between 0 and 1 that is always the same for the same place. */
export function noise(x: number, y: number, salt = 0): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return wave - Math.floor(wave);
}

export const polygon = (points: Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** A closed, smooth curve through the points (Catmull-Rom). */
export function smooth(points: Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  const parts = points.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
    ];
    return `C${[...control, ...c].map((value) => value.toFixed(1)).join(" ")}`;
  });
  return points.length ? `M${points[0]!.join(" ")}${parts.join("")}Z` : "";
}
