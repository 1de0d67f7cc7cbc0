// For tests: how far apart two colours are for whom.

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

/** What eyes without one kind of cones see of linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const SEEN: Record<Eyes, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** Linear light to cones, and the roots of those to lightness and two axes: Oklab (Ottosson 2020). */
const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

export type Eyes = "usual" | "protanopia" | "deuteranopia" | "tritanopia";

const times = (matrix: Matrix, by: Three): Three => {
  const row = ([a, b, c]: Three): number => a * by[0] + b * by[1] + c * by[2];
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};
const each = (three: Three, change: (one: number) => number): Three => [
  change(three[0]),
  change(three[1]),
  change(three[2]),
];

function light(hex: string): Three {
  const at = (place: number): number => parseInt(hex.slice(place, place + 2), 16) / 255;
  return each([at(1), at(3), at(5)], (one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
}

const seen = (hex: string, eyes: Eyes): Three =>
  times(
    OKLAB,
    each(
      times(
        CONES,
        each(times(SEEN[eyes], light(hex)), (one) => Math.min(1, Math.max(0, one))),
      ),
      Math.cbrt,
    ),
  );

/** In hundredths of the way from black to white; whoever looks closely sees a difference of 2. */
export function apart(one: string, other: string, eyes: Eyes): number {
  const [a, b] = [seen(one, eyes), seen(other, eyes)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
