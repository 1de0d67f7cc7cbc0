// All small pictures of the game as data: shapes on 24 by 24, from the back to the front. `Icon.svelte` draws them.

import { HOMES } from "./icons-homes";
import { PEOPLE } from "./icons-people";
import { circle, tone, type Picture } from "./icons-shapes";
import { SOCIETY } from "./icons-society";
import { WORKS } from "./icons-works";
import type { BuildingInfo } from "./types";

const { ink, snow, ice, frost, steel, iron, ember, flame, wood, bark, brass, blood, leaf, bone } = tone;

const THINGS: Record<string, Picture> = {
  food: [
    ["M2.5 11h19a9.5 9.5 0 0 1-5.5 8.4V21H8v-1.6A9.5 9.5 0 0 1 2.5 11z", brass],
    ["M8 8.5c-1-1.5 1-2.2 0-4M12 8.5c-1-1.5 1-2.2 0-4M16 8.5c-1-1.5 1-2.2 0-4", "none", snow, 1.5],
    ["M5 11h14l-1 2H6z", "#8a6127"],
  ],
  wood: [
    ["M3 13.5l13-8 5 3-13 8z", wood],
    ["M3 18.5l13-8 5 3-13 8z", bark],
    [circle(5.6, 14.8, 2.9), "#dcb98a", bark, 1],
    [circle(5.6, 19, 2.9), "#dcb98a", bark, 1],
    [circle(5.6, 14.8, 1), "none", bark, 0.9],
    [circle(5.6, 19, 1), "none", bark, 0.9],
  ],
  coal: [
    ["M2.5 16l3.5-6.5 5-1L14 4.5l5 3.5 2.5 7-3 5H6z", "#39434f", "#8496a8", 1.2],
    ["M6 9.5l3.5 4.5-3 6M9.5 14l5-2.5L19 8M14.5 11.5l1.5 8.5", "none", "#8496a8", 1],
  ],
  cores: [
    ["M12 2l8.5 5v10L12 22l-8.5-5V7z", "#2f5f7c", ice, 1.4],
    [circle(12, 12, 4.8), "#8fe3ff"],
    [circle(12, 12, 2.3), "#f3fdff"],
    ["M12 2v5.2M12 16.8V22M3.5 7l4.4 2.5M20.5 7l-4.4 2.5M3.5 17l4.4-2.5M20.5 17l-4.4-2.5", "none", ice, 1.2],
  ],
  steel: [
    ["M2 19l3-6h8l3 6z", steel, snow, 1],
    ["M8 12.5l3-6h8l3 6z", iron, snow, 1],
  ],
  resources: [
    ["M3 9l9-5 9 5v9l-9 4-9-4z", "#7d6a4f", bone, 1.2],
    ["M3 9l9 4.5L21 9M12 13.5V22", "none", bone, 1.2],
  ],
  trees: [
    ["M10.5 17h3v5h-3z", bark],
    ["M12 1.5l5.5 8h-3l4.5 8h-14l4.5-8h-3z", "#4d8f72"],
    ["M12 1.5l2.8 4.1-2.8 1-2.8-1zM9.5 9.5l5 0 1.7 3-4.2-1.2-4.2 1.2z", snow],
  ],
  hunger: [
    ["M3 12.5h18a9 9 0 0 1-5 7.8V21H8v-.7a9 9 0 0 1-5-7.8z", "none", blood, 1.8],
    ["M7 3v6M9.2 3v6M4.8 3v6M4.8 7.5h4.4M7 9v2.5", "none", blood, 1.3],
    ["M15 4l4 4M19 4l-4 4", "none", blood, 1.9],
  ],
  bed: [
    ["M2.5 5v14M2.5 16h19M21.5 19v-6H8v3", "none", bone, 2],
    ["M8 12.5h13.5v-.5a4 4 0 0 0-4-4H8z", "#6a8fb5"],
    [circle(5.3, 11.5, 2), bone],
  ],
  cold: [
    [
      "M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3M3.8 11l4-1.1L6.7 6M20.2 13l-4 1.1 1.1 3.9M20.2 11l-4-1.1L17.3 6M3.8 13l4 1.1L6.7 18",
      "none",
      ice,
      1.7,
    ],
  ],
  heat: [
    ["M12.5 1.5c1 4 6.5 6.5 6.5 13a7 7 0 0 1-14 0c0-3.5 2-5 2.5-8 1.5.8 2.5 2 2.8 3.5 1.5-2 2.5-5 2.2-8.5z", ember],
    ["M12.3 11c.5 2.2 3 3.4 3 6a3.3 3.3 0 0 1-6.6 0c0-2.5 2.7-3.3 3.6-6z", flame],
  ],
  stress: [
    ["M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9z", "#8a95a3"],
    ["M12 12l8.5-4.5v9L12 21z", "#4c5765"],
    ["M12 12L3.5 7.5v9L12 21z", "#68737f"],
  ],
  overload: [
    ["M12 2l2.3 5 5-2-2 5 5 2.3-5 2 2 5-5-2-2.3 5-2.3-5-5 2 2-5-5-2 5-2.3-2-5 5 2z", blood],
    ["M12 7.5v5.5", "none", snow, 2.2],
    [circle(12, 16.2, 1.2), snow],
  ],
  tower: [
    ["M4 2h16l-3 6H7z", steel],
    ["M7 8h10v11H7z", iron],
    ["M5 19h14l2 3H3z", steel],
    ["M9.5 11.5h2.5V14H9.5zM12.5 14.5H15V17h-2.5z", flame],
  ],
  storm: [["M3 8h11.5a3 3 0 1 0-3-3M3 12.5h15a3.3 3.3 0 1 1-3.3 3.3M3 17h7.5a2.5 2.5 0 1 1-2.5 2.5", "none", ice, 2]],
  weather: [
    ["M7 15a4.5 4.5 0 0 1 .5-9 5.5 5.5 0 0 1 10.3 1.5A3.9 3.9 0 0 1 17.5 15z", "#a9bdd0"],
    ["M8 18v3M6.7 18.7l2.6 1.6M9.3 18.7l-2.6 1.6M16 18v3M14.7 18.7l2.6 1.6M17.3 18.7l-2.6 1.6", "none", snow, 1.2],
  ],
  corpses: [
    ["M6 22V10a6 6 0 0 1 12 0v12z", "#6f7d8c", steel, 1.2],
    ["M12 7.5v8M9 10.5h6", "none", snow, 1.9],
    ["M3 22h18", "none", snow, 1.6],
  ],
  round: [
    [circle(12, 12, 9), "none", snow, 1.8],
    ["M12 6.5V12l4 2.5", "none", snow, 1.9],
  ],
  research: [
    ["M9.5 2.5h5M10.5 3v6L4.5 19a2 2 0 0 0 1.8 3h11.4a2 2 0 0 0 1.8-3l-6-10V3", "none", frost, 1.7],
    ["M7.5 15.5h9l2.3 4a1.2 1.2 0 0 1-1 1.7H6.2a1.2 1.2 0 0 1-1-1.7z", "#5fc0b0"],
  ],
  law: [
    ["M6 3h11a2.5 2.5 0 0 1 2.5 2.5V8H17v11.5A2.5 2.5 0 0 1 14.5 22H5a2.5 2.5 0 0 1-2.5-2.5V18h3.5z", "#e5d7b6"],
    ["M9 8h5.5M9 11.5h5.5M9 15h5.5", "none", "#7b6a45", 1.5],
    ["M17 8V5.5a2 2 0 0 1 2.5 0V8z", "#b59e6c"],
  ],
  expedition: [
    ["M3 5l6-2.5 6 2.5 6-2.5V19l-6 2.5L9 19l-6 2.5z", "#c9b98f"],
    ["M9 2.5V19M15 5v16.5", "none", "#8f7f55", 1.1],
    ["M5 15c2-4 3 1 5.5-3s3 .5 5-3", "none", "#a63c2c", 1.6],
    ["M16.5 7l3 3M19.5 7l-3 3", "none", "#a63c2c", 1.7],
  ],
  morning: [
    ["M2 18h20", "none", flame, 2],
    ["M5 18a7 7 0 0 1 14 0z", flame],
    ["M12 4v4M4 9l2.5 2.5M20 9l-2.5 2.5M6 21.5h12", "none", flame, 1.7],
  ],
  dusk: [
    ["M15.5 3.5A9 9 0 1 0 21 15 7.5 7.5 0 0 1 15.5 3.5z", "#b9a6f0"],
    ["M19 3l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8z", snow],
  ],
  dispute: [
    ["M1.5 3h13v9H8l-3.5 3.5V12h-3z", "#d67a72"],
    ["M22.5 9h-6v5H10v4h6l3.5 3.5V18h3z", "#8fb2d6"],
  ],
  consequence: [
    ["M6 3v8a5 5 0 0 0 5 5h7", "none", "#d7a3e8", 2.2],
    ["M14.5 11.5L19.5 16l-5 4.5", "none", "#d7a3e8", 2.2],
    [circle(6, 4, 2.2), "#d7a3e8"],
  ],
  scenario: [
    ["M4 2.5h16v19l-8-4-8 4z", "#c98a3c"],
    ["M12 5.5l1.6 3.7 3.9.4-2.9 2.6.8 3.9-3.4-2-3.4 2 .8-3.9-2.9-2.6 3.9-.4z", "#fff0cd"],
  ],
  citizen: [
    ["M4.5 3h15v18h-15z", "#d9cdb4"],
    [circle(12, 9, 3), "#6b5a44"],
    ["M6.5 18.5a5.5 5.5 0 0 1 11 0z", "#6b5a44"],
  ],
  advisor: [
    ["M3.5 2.5h17v19h-17z", "#37506b", brass, 1.3],
    [circle(12, 9, 3), bone],
    ["M6.5 18.5a5.5 5.5 0 0 1 11 0z", bone],
    ["M12 13.5l1 2-1 3-1-3z", blood],
  ],
  deck: [
    ["M7 2.5h13v16H7z", "#2b4058", frost, 1.3],
    ["M4 5.5h13v16H4z", "#1d2f44", snow, 1.3],
    ["M10.5 10v7M7.5 11.7l6 3.6M13.5 11.7l-6 3.6", "none", ice, 1.2],
  ],
  lock: [
    ["M5 10.5h14V21H5z", steel],
    ["M8 10.5V8a4 4 0 0 1 8 0v2.5", "none", steel, 2.2],
    [circle(12, 15.5, 1.7), ink],
  ],
  warning: [
    ["M12 2.5L22.5 21h-21z", flame],
    ["M12 9v6", "none", "#3d2403", 2.4],
    [circle(12, 18, 1.4), "#3d2403"],
  ],
  done: [
    [circle(12, 12, 9.5), "#234b3a", leaf, 1.4],
    ["M7 12.5l3.5 3.5L17 8.5", "none", "#d4ffe4", 2.6],
  ],
  not: [
    [circle(12, 12, 9.5), "#4a2228", blood, 1.4],
    ["M8 8l8 8M16 8l-8 8", "none", "#ffd9d9", 2.4],
  ],
  leader: [
    ["M3 8l4.5 4L12 4l4.5 8L21 8l-2 11H5z", brass],
    ["M5 19h14v2H5z", "#a87a2d"],
  ],
  up: [["M12 3l8 9h-5v9H9v-9H4z", leaf]],
  clear: [
    ["M15.5 2.5l6 6M18.5 5.5L11 13", "none", wood, 2.4],
    ["M8 10.5l5.5 5.5c-1 4-4.5 6-10.5 6 0-6 1.5-9.5 5-11.5z", steel],
    ["M2 22c3-.2 6-1.2 8-2.5L4.5 14C3 16 2.2 19 2 22z", snow],
  ],
  gather: [
    ["M4 9h16l-2 12H6z", wood],
    ["M6 9a6 6 0 0 1 12 0", "none", bark, 2],
    ["M8 12l1 7M12 12v7M16 12l-1 7", "none", bark, 1.3],
  ],
  build: [
    ["M3 20L13 9l2.5 2.5L5.5 22z", wood],
    ["M10 6l4-4 8 7.5-3.5 3.5-3-2.5-2 .5-3-3z", steel],
  ],
  use: [
    [circle(12, 12, 5), "none", steel, 3],
    ["M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M19 5l-2.8 2.8M7.8 16.2L5 19", "none", steel, 2.6],
  ],
  special: [["M12 1.8l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z", "#ffd98a", "#b5741c", 1]],
  scout: [
    ["M3 21l7-13 3 5 2-3 6 11z", "#7d93a8"],
    ["M10 8l2 3.4-2 1.6-2-1.3z", snow],
    ["M16 3v7M16 3l5 1.8-5 1.8z", blood, blood, 1.3],
  ],
};

export const PICTURES: Record<string, Picture> = { ...THINGS, ...PEOPLE, ...WORKS, ...HOMES, ...SOCIETY };

/** A picture that stands for something unknown: better than nothing at all. */
export const UNKNOWN: Picture = [
  [circle(12, 12, 9), "none", snow, 1.6],
  ["M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4", "none", snow, 1.8],
  [circle(12, 17.5, 1), snow],
];

export function pictureOf(name: string): Picture {
  return PICTURES[name] ?? UNKNOWN;
}

/** The picture of a building; one that only an owner's pack has looks like others of its sort. */
export function drawnAs({ id, hub, outpost, places }: BuildingInfo): string {
  return PICTURES[id] ? id : hub ? "hub" : outpost ? "outpost" : places ? "house" : "workshop";
}

/** The colour of each kind of figure; the pictures differ in shape too. */
export const FIGURE_TINTS = { worker: "#e6b877", engineer: "#8fc6ef", child: "#d9b3ee", automaton: "#a9bdd0" } as const;

/** Heat-range markers: colour, and the letter of the zone that they carry (F4.14). */
export const RANGE_MARKS = [
  { level: "red", zone: "A", tint: "#ff6b57" },
  { level: "orange", zone: "B", tint: "#ff9f43" },
  { level: "yellow", zone: "C", tint: "#ffd84a" },
] as const;
