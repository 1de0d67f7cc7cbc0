// Where people sleep: shelters, the homes that laws bring, and what a storm leaves of them.

import {
  boxes,
  CANVAS,
  cap,
  CAP,
  circle,
  LINE,
  LIT,
  PLANK,
  SHADE,
  SLATE,
  STONE,
  tone,
  type Picture,
} from "./icons-shapes";

const { ink, snow, bark, brass } = tone;

export const HOMES: Record<string, Picture> = {
  tent: [
    ["M9 5l8.8 1.5L23 19.5 15.5 22z", "#94876c", ink, LINE],
    ["M9 5L1.5 22h14z", CANVAS, ink, LINE],
    ["M9 9.5L6 22h5.8z", "#1c1612"],
    ["M9 13L6.9 22h4z", LIT],
    ["M9 9.5L11.8 22l1.7-1z", "#a99c7f"],
    ["M9 5L7.8 2.4M9 5l1.4-2.3M17.8 6.5l.9-2", "none", bark, 1.2],
    [
      cap([6, 11.5], [9, 4.6]) + "M9 4.6l8.8 1.5 2.4 6c-1.3.8-2-.9-3-.3-1.2 1.2-2.2-.9-3.3.3-1.2.6-1.6-1.4-2.7-.6z",
      CAP,
    ],
  ],
  bunkhouse: [
    ["M16.3 3h2.7v5h-2.7z", SLATE, ink, LINE],
    ["M2 12h20v10H2z", PLANK, ink, LINE],
    ["M2 14.5h20M2 17h20M2 19.5h20", "none", bark, 0.8],
    ["M3.7 6.5h16.6l2.9 6.3H.8z", SLATE, ink, LINE],
    ["M8 6.5l-1 6.3M12 6.5v6.3M16 6.5l1 6.3", "none", "#2d3b4c", 0.8],
    ["M10.3 22v-6.8h3.4V22z", "#2a1c11", ink, LINE],
    [boxes(3, 2.8, [3.7, 15], [6.9, 15], [14.5, 15], [17.7, 15]), "#2a1c11"],
    [boxes(2.2, 2, [4.1, 15.4], [7.3, 15.4], [14.9, 15.4], [18.1, 15.4]), LIT],
    ["M3.7 6.5h16.6l1.4 3H2.3z" + cap([2.3, 9], [21.7, 9]) + cap([16.3, 2.7], [19, 2.7]), CAP],
  ],
  house: [
    ["M16.5 2.5h3v7h-3z", "#7d5a50", ink, LINE],
    ["M4 22V10.5L12 3l8 7.5V22z", STONE, ink, LINE],
    ["M12.5 3.5l7.5 7V22h-4V9z", SHADE],
    ["M2.7 11.7L12 3l9.3 8.7", "none", SLATE, 2.1],
    [boxes(3.4, 3.6, [6.2, 11], [14.2, 11], [14.2, 16.6]), "#1f2a36"],
    [boxes(2.6, 2.8, [6.6, 11.4], [14.6, 11.4], [14.6, 17]), LIT],
    ["M6.2 22v-5.4h3.6V22z", "#5a3a2c", ink, LINE],
    [circle(12, 7.8, 1.1), LIT],
    [cap([2.4, 11.4], [12, 2.4], [21.6, 11.4]) + cap([16.5, 2.3], [19.5, 2.3]), CAP],
  ],
  // Walls that fell, beams under snow.
  ruin: [
    ["M2.5 22V9.5l2.5 1 .8-3 2.2 4.5 1 10z", "#8794a2", ink, LINE],
    ["M15 22l.7-7 2.3 1.5 1.2-4.5 2.3 2V22z", "#6d7a88", ink, LINE],
    ["M5 22L15.5 9M8.5 12.5L19 21.5", "none", "#7b5634", 2],
    ["M4.5 13h1.8v2.5H4.5zM18 18h1.5v2H18z", ink],
    ["M1 22c2.5-2.5 4.5-1.3 6.5-2 3-1.5 5.5-.5 7.5.3 2.5-1 5.5-.8 8 1.7z", snow],
    ["M2.5 9.3l2.5 1 .3-1.3 2 4-1.3-.3-1.2-1-2.3-.7z", snow],
  ],
  // A bell over the roof, round windows, a kite.
  "childrens-home": [
    ["M10 6V2.3h4V6z", "#b9c6d3", ink, LINE],
    ["M9.3 2.7L12 .6l2.7 2.1z", SLATE, ink, LINE],
    ["M12 3.4a1.2 1.2 0 0 1 1.2 1.2V5.5h-2.4v-.9A1.2 1.2 0 0 1 12 3.4z", brass],
    ["M3 22V11.5h18V22z", "#b9c6d3", ink, LINE],
    ["M1.6 12.3L6 6h12l4.4 6.3z", "#6a5a86", ink, LINE],
    ["M6.5 12.3l2-3.3 2 3.3zM13.5 12.3l2-3.3 2 3.3z", "#b9c6d3", ink, LINE],
    ["M10.2 22v-3.7a1.8 1.8 0 0 1 3.6 0V22z", "#3a2a4a", ink, LINE],
    [
      circle(6.6, 16.5, 1.8) + circle(17.4, 16.5, 1.8) + circle(8.5, 11.4, 0.7) + circle(15.5, 11.4, 0.7),
      LIT,
      "#2b3947",
      0.7,
    ],
    ["M6 5.8h12l1.3 2H4.7z" + cap([4.7, 7.3], [19.3, 7.3]) + cap([9.3, 2.5], [12, 0.4], [14.7, 2.5]), CAP],
  ],
  // A long roof, a bench at the wall, a heart.
  "care-home": [
    ["M3 22V11h18v11z", STONE, ink, LINE],
    ["M1.3 12L5 5.5h14l3.7 6.5z", SLATE, ink, LINE],
    ["M17 5.5V3h2v4z", SLATE, ink, LINE],
    [
      "M12 20.8c-4-2.9-5.3-4.2-5.3-6.1a2.6 2.6 0 0 1 5.3-.7 2.6 2.6 0 0 1 5.3.7c0 1.9-1.3 3.2-5.3 6.1z",
      "#f3b6c4",
      ink,
      LINE,
    ],
    [boxes(1.7, 2.4, [4.2, 14], [18.1, 14]), LIT],
    ["M1 22h5M18 22h5M2.3 22v-2.3M21.7 22v-2.3", "none", bark, 1.2],
    ["M5 5.3h14l2 3.5H3z" + cap([3, 8.3], [21, 8.3]), CAP],
  ],
};
