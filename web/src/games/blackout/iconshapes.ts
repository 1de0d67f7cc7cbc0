// All small pictures of the game as data; `Icon.svelte` draws them.

import { box, circle, oval, type Picture } from "../../table/picture";
import { SHAPES } from "./icons";

const TINTS: Record<string, string> = {
  red: "var(--red, #ff6257)",
  yellow: "var(--yellow, #ffd84a)",
  blue: "var(--blue, #55a8ff)",
  purple: "var(--purple, #b78cff)",
};
const PALE = "#e9edf6";
const NIGHT = "#0b1222";

/** The sign of a colour, around a point. */
function sign(shape: string, x: number, y: number, r: number): string {
  if (shape === "triangle") return `M${x} ${y - r}L${x + r} ${y + r * 0.75}H${x - r}Z`;
  if (shape === "diamond") return `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
  if (shape === "circle") return circle(x, y, r * 0.9);
  if (shape === "square") return box(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, r * 0.15);
  const [far, near] = [r * 0.7, r * 0.3];
  return `M${x} ${y - r}l${near} ${far}l${far} ${near}l${-far} ${near}l${-near} ${far}l${-near} ${-far}l${-far} ${-near}l${far} ${-near}z`;
}

const COIN: Picture = [
  [circle(12, 12, 9.5), "#f6cf62"],
  [circle(12, 12, 7.3), "none", "#a9781b", 1],
];

const PICTURES: Record<string, Picture> = {
  food: [
    ["M3 11h18a9 9 0 0 1-5 8v1H8v-1a9 9 0 0 1-5-8z", "#f2b25c"],
    ["M6 10c0-3 2.5-4 4-4 1-2 5-2 5.5.5 2 0 3 1.5 3 3.5z", "#fff3dc"],
    ["M14 6L20 2", "none", "#c98a45", 1.6],
  ],
  tools: [
    [
      "M20.5 6.5a5 5 0 0 1-6.6 5.7L7 19.2a2.2 2.2 0 0 1-3.2-3.2L10.8 9A5 5 0 0 1 16.5 2.5l-2.7 2.7.8 3.2 3.2.8z",
      "#b9c8da",
      "#8298b3",
      0.8,
    ],
  ],
  gasoline: [
    ["M6 7l3-4h6l3 3v13a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z", "#ef7a42"],
    ["M9.5 11l5 6m0-6l-5 6", "none", "#ffe1cf", 1.8],
    ["M10 5.5h4", "none", "#7a2f10", 1.8],
  ],
  water: [
    ["M12 2.5c4 5 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 10.5 8 7.5 12 2.5z", "#63cdf5"],
    ["M8.5 14a3.5 3.5 0 0 0 3 3.8", "none", "#e8faff", 1.6],
  ],
  books: [
    ["M12 6c-2.5-2-6-2-9-1.5V18c3-.5 6.5-.5 9 1.5 2.5-2 6-2 9-1.5V4.5C18 4 14.5 4 12 6z", "#d9ae7c"],
    ["M12 6v13.5", "none", "#7a5631", 1.4],
    [
      "M5.5 8.5c1.5-.2 3 0 4.3.6M5.5 12c1.5-.2 3 0 4.3.6M18.5 8.5c-1.5-.2-3 0-4.3.6M18.5 12c-1.5-.2-3 0-4.3.6",
      "none",
      "#8d683f",
      1.1,
    ],
  ],
  medipacks: [
    [box(3, 7, 18, 13, 2.5), "#f4f1ec"],
    ["M9 7V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v2", "none", "#f4f1ec", 1.8],
    ["M10.5 9.5h3V12H16v3h-2.5v2.5h-3V15H8v-3h2.5z", "#e5404f"],
  ],
  battery: [
    [box(6, 5, 12, 16.5, 2), "#8fe070"],
    [box(9.5, 2.5, 5, 3, 1), "#c9f5b8"],
    ["M13 8l-4 6h3l-1 5 4-6.5h-3z", "#10331b"],
  ],
  same: [
    [circle(12, 12, 9), "none", PALE, 1.8, "3.4 2.25"],
    [circle(12, 8, 2.3), "#f2b25c"],
    [circle(8.5, 14, 2.3), "#63cdf5"],
    [circle(15.5, 14, 2.3), "#ef7a42"],
  ],
  money: [
    ...COIN,
    [
      "M15 8.7c-.7-.9-1.8-1.3-3-1.3-1.8 0-3 .9-3 2.2 0 3.3 6.2 1.5 6.2 4.8 0 1.4-1.3 2.3-3.2 2.3-1.4 0-2.6-.5-3.2-1.5M12 5.8v12.4",
      "none",
      "#7a520b",
      1.5,
    ],
  ],
  "per-search": [...COIN, [circle(11, 11, 3), "none", "#7a520b", 1.6], ["M13.3 13.3l3 3", "none", "#7a520b", 1.8]],
  points: [["M12 1.8l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z", "#ffe08a", "#b5741c", 1]],
  transport: [
    ["M2 6.5h11.5V16H2zM14.5 9.5h4l3.5 3.5v3h-7.5z", "#9fd0c4"],
    [circle(7, 17, 2.4) + circle(17.5, 17, 2.4), "#dfe7f3", NIGHT, 1.2],
  ],
  gps: [
    ["M12 22c-4.5-5.5-7-8.7-7-12.5a7 7 0 0 1 14 0C19 13.3 16.5 16.5 12 22z", "#ff8f6b"],
    [circle(12, 9.5, 2.9), "#3b1208"],
  ],
  search: [
    [circle(10, 10, 6), "#223658", PALE, 2.2],
    ["M14.5 14.5L21 21", "none", PALE, 3],
  ],
  centre: [[circle(12, 12, 9.5), "none", PALE, 1.6, "4 2"]],
  hospital: [
    ["M4 21V8l8-5 8 5v13z", "#d8dfea"],
    ["M10.7 8.5h2.6v2.2h2.2v2.6h-2.2v2.2h-2.6v-2.2H8.5v-2.6h2.2z", "#e5404f"],
    ["M10 17h4v4h-4z", "#5b6a83"],
  ],
  recover: [
    ["M3 21V9l6.5-4L16 9v12z", "#d8dfea"],
    ["M8.4 9h2.2v1.9h1.9v2.2h-1.9V15H8.4v-1.9H6.5v-2.2h1.9z", "#e5404f"],
    ["M14 17h7m-2.5-2.8L21.5 17l-3 2.8", "none", "#ffe08a", 2],
  ],
  check: [
    [circle(12, 12, 9.5), "#1f5a3b", "#7fe0a4", 1.4],
    ["M7 12.5l3.5 3.5L17 8.5", "none", "#c6ffdc", 2.6],
  ],
  always: [
    [circle(12, 12, 9.5), "#1b3f63", "#8fc6ff", 1.4],
    ["M7 12c1.5-3 3.5-3 5 0s3.5 3 5 0-3.5-3-5 0-3.5 3-5 0z", "none", "#d7ecff", 1.8],
  ],
  finish: [
    ["M6 22V3", "none", PALE, 2],
    ["M7 3.5h12l-3 4 3 4H7z", "#ffc861"],
  ],
  bonus: [
    [box(4, 10, 16, 11, 1.5), "#ffc861"],
    ["M3 7h18v4H3z", "#ffe08a"],
    ["M12 8v12", "none", "#b5741c", 2.2],
    ["M12 7C9 7 7 5.5 8 3.8S12 4 12 7c0-3 3-4.8 4-3.2S15 7 12 7z", "none", "#ffe08a", 1.6],
  ],
  slot: [
    [box(6, 2.5, 13, 17, 2), "#22324f", "#8ea3c6", 1.4],
    [box(4, 5, 13, 17, 2), "#17243d", "#c7d3e8", 1.4],
  ],
  hand: [
    ["M1.5 7.4L11.2 5l3.3 13.6L4.8 21z", "#22324f", "#c7d3e8", 1.3],
    ["M10.3 4.2l9.9 1.7-2.5 13.9-9.9-1.7z", "#2c4064", "#c7d3e8", 1.3],
  ],
  planned: [
    [box(5, 2.5, 14, 19, 2), "#22324f", "#c7d3e8", 1.4],
    ["M8.5 6l7 7M8.5 11.5l6 6M12 6l3.5 3.5M8.5 15.5l2.5 2.5", "none", "#8ea3c6", 1.5],
  ],
  back: [
    [box(9.5, 2.5, 11.5, 15, 2), "#22324f", "#8ea3c6", 1.4],
    ["M15 7.5v5a4 4 0 0 1-4 4H4", "none", "#ffe08a", 2.4],
    ["M7.5 12L3 16.5 7.5 21", "none", "#ffe08a", 2.4],
  ],
  objectives: [
    [box(4, 2.5, 16, 19, 2), "#22324f", "#c7d3e8", 1.4],
    ["M10.5 8H17M10.5 12H17M10.5 16H17M7 8h.5M7 12h.5M7 16h.5", "none", "#ffc861", 1.9],
  ],
  draw: [
    [box(8.5, 1.5, 12, 16, 2), "#17243d", "#8ea3c6", 1.3],
    [box(6, 4, 12, 16, 2), "#22324f", "#8ea3c6", 1.3],
    [box(3.5, 6.5, 12, 16, 2), "#2a3c5e", "#c7d3e8", 1.3],
    ["M9.5 10.5l3.3 4-3.3 4-3.3-4z", "#c7d3e8"],
  ],
  lock: [
    [box(5, 10.5, 14, 10.5, 2), "#8a97b0"],
    ["M8 10.5V8a4 4 0 0 1 8 0v2.5", "none", "#8a97b0", 2.2],
    [circle(12, 15.5, 1.7), "#17243d"],
  ],
  eye: [
    ["M2.5 12c4-6.5 15-6.5 19 0-4 6.5-15 6.5-19 0z", "#dfe7f3"],
    [circle(12, 12, 3.5), "#17243d"],
  ],
  flag: [
    ["M12 2.5c3 2 4.5 4.7 4.5 8.5H7.5C7.5 7.2 9 4.5 12 2.5z", "#ffc861"],
    ["M7.5 12.5h9l-1.5 5H9z", "#d98d2b"],
    ["M10 19h4M10.5 21.5h3", "none", "#ffe08a", 1.7],
  ],
  acting: [
    ["M6 2.5h12M6 21.5h12", "none", "#c7d3e8", 2],
    ["M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9h9c0-5-4.5-6-4.5-9s4.5-4 4.5-9z", "#22324f", "#c7d3e8", 1.4],
    ["M9 19.5c.6-2 1.6-3 3-4.2 1.4 1.2 2.4 2.2 3 4.2z", "#ffc861"],
  ],
  restore: [
    [circle(12, 9.5, 6.5), "#ffe08a"],
    ["M9.8 15.5h4.4v3H9.8z", "#8a97b0"],
    ["M10 21h4M10 9l2 2 2-2M12 11v4", "none", "#b5741c", 1.5],
  ],
  warning: [
    ["M12 2.5L22.5 21h-21z", "#ffc861", "#ffc861", 1],
    ["M12 9v6", "none", "#3d2403", 2.4],
    [circle(12, 18, 1.4), "#3d2403"],
  ],
  tile: [
    [box(3.5, 3.5, 17, 17, 3), "#2a3c5e", "#9fb3d6", 1.4],
    [circle(11, 11, 3.5), "none", "#dfe7f3", 1.7],
    ["M13.5 13.5l3.5 3.5", "none", "#dfe7f3", 2],
  ],
  orchid: [
    [
      oval(12, 6, 2.8, 4.3) +
        oval(6.5, 10.5, 4.3, 3) +
        oval(17.5, 10.5, 4.3, 3) +
        oval(8.5, 16.5, 2.8, 4, 28) +
        oval(15.5, 16.5, 2.8, 4, -28),
      "#f0a3e6",
    ],
    [circle(12, 12, 2.6), "#ffe08a"],
  ],
};

/** Those that have the colour and the sign of a kind of card, cube or die. */
const COLOURED: Record<string, (tint: string, shape: string) => Picture> = {
  shape: (tint, shape) => [[sign(shape, 12, 12, 9), tint, tint, shape === "triangle" ? 1.8 : 0]],
  cube: (tint, shape) => [
    ["M12 3l8 4.5v9L12 21l-8-4.5v-9z", tint],
    ["M12 12l8-4.5v9L12 21z", "#00000057"],
    ["M12 12L4 7.5v9L12 21z", "#00000024"],
    [sign(shape, 12, 7.6, 2.6), NIGHT],
  ],
  card: (tint, shape) => [
    [box(5, 2.5, 14, 19, 2.2), NIGHT, tint, 1.7],
    [sign(shape, 12, 12, 5), tint],
  ],
  die: (tint, shape) => [
    [box(2.5, 2.5, 19, 19, 4.5), NIGHT, tint, 2],
    [sign(shape, 12, 12, 6.5), tint],
  ],
};

/** A picture that stands for something unknown: better than nothing at all. */
const UNKNOWN: Picture = [
  [circle(12, 12, 9), "none", "currentcolor", 1.6],
  ["M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1", "none", "currentcolor", 1.8],
];

/** All that there are. */
export const ICONS = [...Object.keys(PICTURES), ...Object.keys(COLOURED), "house"];

/** A house has the colour that is given, everything else the tint of a colour of the game. */
export function shapesOf(name: string, colour = ""): Picture {
  if (name === "house")
    return [
      ["M3 12l9-8.5L21 12h-2.5v8.5h-13V12z", colour || "#ffc861"],
      ["M10 20.5V15h4v5.5z", NIGHT],
    ];
  const coloured = COLOURED[name];
  if (coloured) return coloured(TINTS[colour] ?? PALE, SHAPES[colour] ?? "star");
  return PICTURES[name] ?? UNKNOWN;
}
