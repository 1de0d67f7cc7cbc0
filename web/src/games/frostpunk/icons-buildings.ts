// One picture for each building, recognisable by its outline: a dark line around every mass, light from the left,
// windows and fires that can go out, and snow that lies on the roof when it is cold. They stand on the line y = 22.

import { boxes, cap, CAP, circle, LIT, tone, type Picture } from "./icons-shapes";

const { ink, snow, steel, iron, wood, bark, brass, blood, leaf, bone } = tone;
const LINE = 0.8;
const STONE = "#8296ab";
const SHADE = "#5d7085";
const SLATE = "#3c4d61";
const PLANK = "#a87a4c";
const CANVAS = "#cfc0a0";
const SMOKE = "#a9b9c9";

export const BUILDINGS: Record<string, Picture> = {
  // A cauldron over the fire, and the hood that takes its smoke.
  cookhouse: [
    ["M3.6 11v11M20.4 11v11", "none", bark, 1.9],
    ["M5 20.5h14l1 1.5H4z", iron, ink, LINE],
    ["M8.3 20.5c0-2 1.4-2 1.7-3.7 1 .6 1.3 1.4 1.4 2.2.8-.9 1-2 .9-3 2 1 3.4 2.5 3.4 4.5z", LIT],
    ["M6.5 11.5h11v2.2a5.5 4.6 0 0 1-11 0z", "#48586a", ink, LINE],
    ["M5.7 11.5h12.6", "none", steel, 1.5],
    ["M1.8 11L9.5 5V1.8h5V5l7.7 6z", SLATE, ink, LINE],
    ["M14.5 5l7.7 6h-8z", "#2d3b4c"],
    ["M9 1.8h6", "none", steel, 1.4],
    [cap([1.8, 10.6], [9.5, 4.6], [14.5, 4.6], [22.2, 10.6]), CAP],
  ],
  // A stage of planks with steps, a desk to speak from and a horn.
  platform: [
    ["M2 15.5h20V22H2z", PLANK, ink, LINE],
    ["M15.5 17.5H22M15.5 19.7H22", "none", bark, 0.9],
    ["M2 15.5h13.5V22H2zM5.4 15.5V22M8.8 15.5V22M12.2 15.5V22", "none", bark, 0.9],
    ["M1 13.5h22v2H1z", "#c79a66", ink, LINE],
    ["M5.5 7.5h6l-.9 6H6.4z", bark, ink, LINE],
    ["M4.7 7l7.5-1v1.7H4.7z", CANVAS, ink, LINE],
    ["M17.5 13.5V3", "none", steel, 1.2],
    ["M17.5 2.8l-5-1.8v5.2l5-1.7zM17.5 2.8h1.8v1.7h-1.8z", brass, ink, LINE],
    [cap([1, 13], [23, 13]), CAP],
  ],
  // The furnace itself: tiers of iron, a crown, a door of fire.
  generator: [
    ["M3 12.5h3.8V22H3zM17.2 12.5H21V22h-3.8z", SHADE, ink, LINE],
    ["M4.9 12.5c0-3 2-3 3.6-3M19.1 12.5c0-3-2-3-3.6-3", "none", steel, 1.3],
    ["M6.3 22L8 9h8l1.7 13z", "#718499", ink, LINE],
    ["M12.5 9H16l1.7 13h-5.2z", "#55677b"],
    ["M8.5 9L9.3 4h5.4l.8 5z", "#718499", ink, LINE],
    ["M12.5 4h2.2l.8 5h-3z", "#55677b"],
    ["M6.8 8.2h10.4v1.9H6.8zM8 2.2h8v2.3H8z", SLATE, ink, LINE],
    ["M9.5 22v-4a2.5 2.5 0 0 1 5 0v4z", "#1a0f08", ink, LINE],
    ["M10.2 22c-.2-1.9.8-2 1.3-4 1.4 1 2.3 2.3 2.3 4z", LIT],
    [boxes(1, 2.4, [9.3, 11.6], [11.5, 11.6], [13.7, 11.6], [10.2, 5.4], [12.8, 5.4]), LIT],
    [
      cap([6.8, 8], [17.2, 8]) + cap([8, 2], [16, 2]) + cap([3, 12.2], [6.8, 12.2]) + cap([17.2, 12.2], [21, 12.2]),
      CAP,
    ],
  ],
  // A roof of saw teeth with a gear on the wall.
  workshop: [
    ["M1.8 22V10.5L8 6v4.5L14.2 6v4.5L20.4 6l1.8 16z", STONE, ink, LINE],
    ["M8 6v4.5H3.5L8 7.2M14.2 6v4.5H9.7l4.5-3.3M20.4 6v4.5h-4.5l4.5-3.3", LIT, ink, LINE],
    ["M1.8 10.8h19.2", "none", SLATE, 1.3],
    [circle(9.2, 16.4, 2.9), "none", "#2c3a4a", 2],
    [
      "M9.2 11.7v1.8M9.2 19.3v1.8M4.5 16.4h1.8M12.1 16.4h1.8M5.9 13.1l1.3 1.3M11.2 18.4l1.3 1.3M12.5 13.1l-1.3 1.3M7.2 18.4l-1.3 1.3",
      "none",
      "#2c3a4a",
      2.1,
    ],
    ["M15.5 22v-7h4.7v7z", "#26323f", ink, LINE],
    ["M17.85 15v7", "none", SHADE, 0.8],
    [cap([1.8, 10.5], [8, 5.6]) + cap([8, 10.5], [14.2, 5.6]) + cap([14.2, 10.5], [20.4, 5.6]), CAP],
  ],
  // A hive of bricks with fire in its mouth, logs beside it.
  "charcoal-kiln": [
    ["M9.5 5.5V2.5h4.5v3z", SLATE, ink, LINE],
    ["M2.5 22c0-11 4-16.5 9-16.5S20.5 11 20.5 22z", "#8d7363", ink, LINE],
    ["M13 5.8c4.5 1 7.5 6.5 7.5 16.2H16c0-8-1-13-3-16.2z", "#6c5548"],
    ["M5 11.5h13M3.3 16.2h16.4M8.5 7v4.5M14 7v4.5M6.3 11.5v4.7M17 11.5v4.7", "none", "#4c3b32", 0.8],
    ["M7.8 22v-4a3.7 3.7 0 0 1 7.4 0v4z", "#1a0f08", ink, LINE],
    ["M8.9 22c-.3-2.3 1.5-2.7 1.9-4.6 1 .5 1.3 1.2 1.3 1.8.5-.4.7-.9.7-1.6 1.3 1 1.7 2.7 1.5 4.4z", LIT],
    [circle(20.5, 20.2, 1.8), wood, ink, LINE],
    [circle(22, 17.5, 1.6), wood, ink, LINE],
    [cap([4.5, 11], [6.8, 7.3], [11.5, 5.2], [16.2, 7.3], [18.5, 11]), CAP],
  ],
  // A lean-to with what was brought in.
  "gathering-post": [
    ["M4 10v12M20.3 6.5V22", "none", bark, 1.7],
    ["M9 12v10M15.5 9v13", "none", "#5d4027", 1.1],
    ["M5.5 16h6v6h-6z", PLANK, ink, LINE],
    ["M5.5 16l6 6M11.5 16l-6 6", "none", bark, 1],
    ["M12.5 18.5h6.7V22h-6.7z", "#8f6b44", ink, LINE],
    ["M13.5 15h4.7v3.5h-4.7z", PLANK, ink, LINE],
    ["M1.5 11.2L22.8 4.3v3L1.5 14z", SLATE, ink, LINE],
    ["M8 11.9v2.3", "none", ink, 0.8],
    ["M7 14.2h2l.4 1.8H6.6z", LIT],
    [cap([1.5, 11], [22.8, 4]), CAP],
  ],
  // Roof to the ground, antlers over the door, skis against the wall.
  "hunters-hut": [
    ["M12 6.5L1.8 22h20.4z", SLATE, ink, LINE],
    ["M12 10.2L5.5 22h13z", PLANK, ink, LINE],
    ["M9.8 14.2h4.4M8.2 17h7.6M6.7 19.6h10.6", "none", bark, 0.9],
    ["M10 22v-4.5a2 2 0 0 1 4 0V22z", "#1c1410", ink, LINE],
    ["M10.9 22v-3.5h2.2V22z", LIT],
    [
      "M11.5 7C8.5 6.8 6.5 5 6 1.6M8.5 5.9C6.8 6.2 5.2 5.9 4 5M7 4L8.8 2M12.5 7c3-.2 5-2 5.5-5.4M15.5 5.9c1.7.3 3.3 0 4.5-.9M17 4l-1.8-2",
      "none",
      bone,
      1.3,
    ],
    ["M20.3 9.5V22M22.2 10.5V22", "none", CANVAS, 1.1],
    [cap([3, 20], [12, 6.2], [21, 20]), CAP],
  ],
  // A hall with two tall chimneys.
  factory: [
    ["M14.2 22V3.5h3.6V22zM19 22V6.5h3.3V22z", "#6c7f94", ink, LINE],
    ["M13.7 3.5h4.6v2h-4.6zM18.5 6.5h4.3v1.7h-4.3zM14.2 9h3.6M19 11.5h3.3", SLATE, ink, LINE],
    ["M15.5 2.5c-1.5-1.5 1.5-1.3.3-2.3M20.3 5c-1.3-1.3 1.5-1.4.4-2.6", "none", SMOKE, 1.3],
    ["M1.8 22V13l7-3.5 7 3.5v9z", STONE, ink, LINE],
    ["M1 13.5l7.8-4.2 7.8 4.2", "none", SLATE, 1.8],
    ["M6.3 22v-4.8h5V22z", "#26323f", ink, LINE],
    [boxes(2, 2.4, [3, 14.6], [7.8, 13], [12.6, 14.6]), LIT],
    ["M7.3 18.6h3M7.3 20.3h3", "none", SHADE, 0.9],
    [cap([1, 13], [8.8, 8.8], [16.6, 13]), CAP],
  ],
  // The blade in its log.
  sawmill: [
    ["M3.5 18v4M8.5 18v4M15.5 18v4M20.5 18v4", "none", bark, 1.9],
    [
      "M12 2.3l1.6 1.9 2.2-1.1.6 2.4 2.5 0-.4 2.4 2.3.9-1.3 2.1 1.8 1.6-2.5 1.7H5.2L2.7 12.5l1.8-1.6-1.3-2.1 2.3-.9-.4-2.4 2.5 0 .6-2.4 2.2 1.1z",
      "#b4c3d1",
      ink,
      LINE,
    ],
    ["M12 5.4a6 6 0 0 1 6 6", "none", "#8497a9", 0.9],
    [circle(12, 10.5, 1.9), SLATE, ink, LINE],
    ["M1.5 13.8h18.2a2.6 2.6 0 0 1 0 5.2H1.5z", PLANK, ink, LINE],
    ["M3 15.7h6M11 17.3h6M3 17.3h4", "none", bark, 0.9],
    [circle(20.2, 16.4, 2.6), "#e0bf91", ink, LINE],
    [circle(20.2, 16.4, 1.1), "none", bark, 0.8],
    [cap([1.5, 13.6], [21, 13.6]), CAP],
  ],
  // A marquee with a cross and a pennant.
  "medical-post": [
    ["M12 6V1.5", "none", steel, 1],
    ["M12 1.5l4 1.2-4 1.2z", blood],
    ["M2 22l1.5-8.5h17L22 22z", "#dcd6c6", ink, LINE],
    ["M17 13.5h3.5L22 22h-4z", "#b3b0a6"],
    ["M12 5L2 13.8q2.5 1.2 5 0 2.5 1.2 5 0 2.5 1.2 5 0 2.5 1.2 5 0z", bone, ink, LINE],
    ["M12 5l5 8.8q2.5 1.2 5 0z", "#bdb8ab"],
    ["M9.5 22l1-5h3l1 5z", LIT],
    ["M12 7.2v5.2M9.4 9.8h5.2", "none", blood, 2],
    [cap([2.8, 12.6], [12, 4.7], [21.2, 12.6]), CAP],
  ],
  // Two wings and a tall front with a cross.
  infirmary: [
    ["M1 22V12.5h22V22z", "#98a8b8", ink, LINE],
    ["M.6 13l1.6-3h19.6l1.6 3z", SLATE, ink, LINE],
    ["M6.5 22V8.5L12 3l5.5 5.5V22z", "#d6dbe0", ink, LINE],
    ["M12.5 3.5l5 5V22h-4V6z", "#b4bec8"],
    ["M5.6 9.3L12 2.6l6.4 6.7", "none", SLATE, 1.7],
    ["M12 7.3v6.4M8.8 10.5h6.4", "none", blood, 2.5],
    ["M10.2 22v-4.2h3.6V22z", LIT, ink, LINE],
    [boxes(1.7, 2.8, [2.2, 15], [4.4, 15], [17.9, 15], [20.1, 15]), LIT],
    [cap([5.4, 9.2], [12, 2.3], [18.6, 9.2]) + cap([2.2, 9.7], [6, 9.7]) + cap([18, 9.7], [21.8, 9.7]), CAP],
  ],
  // A derrick with a hammer that breaks coal out of the ground.
  "coal-thumper": [
    ["M3.3 22L9 4.5M20.7 22L15 4.5", "none", steel, 1.7],
    ["M7.2 10.5h9.6M5.7 15h12.6M7.2 10.5l11 4.5M16.8 10.5l-11 4.5", "none", iron, 1],
    ["M7 1.5h10v3.6H7z", SLATE, ink, LINE],
    ["M8.6 2.5h1.7v1.6H8.6zM13.7 2.5h1.7v1.6h-1.7z", LIT],
    ["M11 5h2v9h-2z", "#b4c3d1", ink, LINE],
    ["M8.3 13h7.4l.9 4.6-2 1.4H9.4l-2-1.4z", "#6c7f94", ink, LINE],
    ["M12.5 13h3.2l.9 4.6-2 1.4h-2.1z", "#4d5f73"],
    ["M4.7 22l2-2.6 2.6 1.2 2.7-1.8 2.8 1.7 2.5-1 2 2.5z", "#2b343f", "#8496a8", 0.9],
    [cap([7, 1.3], [17, 1.3]) + cap([5.7, 14.3], [8.4, 14.3]) + cap([15.6, 14.3], [18.3, 14.3]), CAP],
  ],
  // A tower whose light is seen from far away.
  beacon: [
    ["M9.5 5.8L0 2.2v7.2zM14.5 5.8L24 2.2v7.2z", "rgb(255 214 130 / 45%)"],
    ["M8 22l1.6-13h4.8L16 22z", "#c9d3dd", ink, LINE],
    ["M12.7 9h1.7L16 22h-2.8z", "#94a4b5"],
    ["M9.1 13h5.8l.4 3.2H8.7zM8.2 19.5h7.6l.2 2.5H8z", "#55677b"],
    ["M7.5 8.3h9v1.9h-9z", SLATE, ink, LINE],
    ["M9.3 3.5h5.4v4.8H9.3z", "#26323f", ink, LINE],
    ["M10.3 4h3.4v3.8h-3.4z", LIT],
    ["M8.7 3.7L12 .8l3.3 2.9z", SLATE, ink, LINE],
    ["M5.5 22h13", "none", SHADE, 1.6],
    [cap([8.7, 3.5], [12, 0.6], [15.3, 3.5]) + cap([7.5, 8], [16.5, 8]), CAP],
  ],
  // A vault of glass with green in it.
  hothouse: [
    ["M1.8 22V13a10.2 9.5 0 0 1 20.4 0v9z", "#4f8793", ink, LINE],
    ["M4 21c0-3.5 1-5 2.3-5s2 1.7 2 3c.3-3.3 1.6-6 3.7-6s3.4 2.7 3.7 6c0-1.3.7-3 2-3s2.3 1.5 2.3 5z", leaf],
    ["M12 21v-6.5M6.3 21v-3.5M17.7 21v-3.5", "none", "#2f6b47", 0.9],
    ["M9.2 5v3M14.8 5v3M5 8v2.5M19 8v2.5", "none", ink, 0.6],
    [circle(9.2, 9.2, 1.3) + circle(14.8, 9.2, 1.3) + circle(4.9, 11.4, 1) + circle(19.1, 11.4, 1), LIT],
    ["M12 3.6V21M6.9 5V21M17.1 5V21M2 13.3h20", "none", "#cfe6ee", 0.8],
    ["M1 20.3h22V22H1z", SHADE, ink, LINE],
    [cap([4.7, 6.7], [8.2, 4], [12, 3.2], [15.8, 4], [19.3, 6.7]), CAP],
  ],
  // The wheel over the shaft.
  "coal-mine": [
    ["M13.6 8L20.5 22M10.4 8L3.5 22M10.4 8v14M13.6 8v14", "none", steel, 1.5],
    ["M6.5 15.5h11M10.4 11.5h3.2", "none", iron, 1.1],
    [circle(12, 6.3, 4.3), "#2b3947", "#b4c3d1", 1.5],
    ["M12 2.5v7.6M8.2 6.3h7.6M9.3 3.6l5.4 5.4M14.7 3.6L9.3 9", "none", "#b4c3d1", 0.7],
    ["M1.5 22v-3.5L6 16l1.5 6zM22.5 22v-3.5L18 16l-1.5 6z", "#4b5866", ink, LINE],
    ["M7 22v-4.5l5-2.8 5 2.8V22z", PLANK, ink, LINE],
    ["M8.8 22v-4h6.4v4z", "#12100e"],
    ["M9.3 20h5.4l-.8 2h-3.8z", "#56657a", ink, LINE],
    [circle(12, 17.1, 0.9), LIT],
    [cap([6.5, 17.4], [12, 14.2], [17.5, 17.4]) + cap([1.5, 18.3], [6, 15.8]) + cap([18, 15.8], [22.5, 18.3]), CAP],
  ],
  // A drill in the ice of the wall.
  "wall-drill": [
    ["M18.5 2l4 2.5.5 17.5h-5l1-5-2.5-4.5 2-4z", "#7fa3c2", ink, LINE],
    ["M19.5 6l1.5 3M20 14l1.5 4", "none", "#cfe6f5", 0.9],
    ["M11.5 8l7.5 4.7-7.5 4.7z", "#b4c3d1", ink, LINE],
    ["M13 8.9v7.6M15 10.2v5M17 11.5v2.4", "none", SLATE, 1],
    ["M1.5 8h7.3V5.5h2.7v12.3h-10z", STONE, ink, LINE],
    ["M1.5 13.5h10v4.3h-10z", SHADE],
    ["M3 9.6h3.7v2.7H3z", LIT, ink, LINE],
    ["M3 8V4.5h2.4V8z", SLATE, ink, LINE],
    ["M2.8 18h8.9a2 2 0 0 1 0 4H2.8a2 2 0 0 1 0-4z", "#26323f", ink, LINE],
    [circle(3.4, 20, 0.9) + circle(7.2, 20, 0.9) + circle(11, 20, 0.9), steel],
    [cap([5.4, 7.8], [8.8, 7.8]) + cap([8.8, 5.2], [11.5, 5.2]) + cap([18.5, 1.7], [22.6, 4.3]), CAP],
  ],
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
  // Two in a ring of ropes.
  "fighting-arena": [
    ["M1 15.5c0-3 5-5 11-5s11 2 11 5V18c0 2.5-5 4-11 4S1 20.5 1 18z", "#6f5b45", ink, LINE],
    ["M3.3 15.5c0-2 4-3.3 8.7-3.3s8.7 1.3 8.7 3.3-4 3.3-8.7 3.3-8.7-1.3-8.7-3.3z", "#c9b187", ink, LINE],
    ["M4 14.5V7M20 14.5V7", "none", bone, 1.4],
    ["M4 8.3Q12 6 20 8.3M4 11Q12 8.7 20 11", "none", bone, 0.7],
    ["M8.8 8L7 17M15.2 8L17 17M8.3 11l.7 5.7M15.7 11l-.7 5.7", "none", ink, 2.8],
    ["M8.8 8L7 17M8.3 11l.7 5.7", "none", "#5d86ad", 1.7],
    ["M15.2 8L17 17M15.7 11l-.7 5.7", "none", blood, 1.7],
    ["M8.6 8.5l3.2-1.7M15.4 8.5l-3.2 1", "none", "#e3bf98", 1.5],
    [circle(8.7, 5.2, 1.9) + circle(15.3, 5.2, 1.9), "#e3bf98", ink, LINE],
    [cap([1, 15], [4, 12], [10, 10.4]) + cap([14, 10.4], [20, 12], [23, 15]), CAP],
  ],
  // A steep house with a mug on its sign.
  "public-house": [
    ["M4.3 3h2.5v6H4.3z", "#7d5a50", ink, LINE],
    ["M2 22V11L8.3 4l6.2 7v11z", PLANK, ink, LINE],
    ["M1 12.2L8.3 4l7.3 8.2", "none", SLATE, 1.9],
    ["M2 15.7h12.5M8.3 7v8.7M4.5 15.7L8.3 11M12 15.7L8.3 11", "none", bark, 1],
    [boxes(2.5, 2.8, [3.3, 17.3], [10.7, 17.3]), LIT, "#2a1c11", 0.7],
    ["M6.8 22v-4.7h3V22z", "#2a1c11"],
    ["M14.5 8.7h7M18.5 8.7v2", "none", iron, 1.1],
    ["M15.5 12.3h5.2v7a1.2 1.2 0 0 1-1.2 1.2h-2.8a1.2 1.2 0 0 1-1.2-1.2z", "#c3ccd6", ink, LINE],
    ["M20.7 14h1.3a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-1.3", "none", "#c3ccd6", 1.2],
    ["M15 12.6a1.5 1.5 0 0 1 1.5-2 2 2 0 0 1 3.4 0 1.5 1.5 0 0 1 1.3 2z", snow, ink, 0.6],
    [cap([0.8, 12], [8.3, 3.5], [15.8, 12]) + cap([4.3, 2.6], [6.8, 2.6]), CAP],
  ],
  // A stove on wheels.
  "field-kitchen": [
    ["M14 9V2.5h2.6V9z", SLATE, ink, LINE],
    ["M13.3 2.5h4", "none", steel, 1.4],
    ["M3 8.5h15v4.5l-1.5 3.5h-12L3 13z", "#6c7f94", ink, LINE],
    ["M11 8.5h7v4.5l-1.5 3.5H11z", "#4d5f73"],
    ["M3.8 8.3a4.3 3.5 0 0 1 8.6 0z", "#48586a", ink, LINE],
    ["M6.8 5.4h2.6", "none", steel, 1.2],
    ["M12.3 10.5h4v3.3h-4z", LIT, ink, LINE],
    ["M18 12.5l5 3.3M17 14.5h6", "none", bark, 1.4],
    [circle(7.5, 18.3, 3.7), "#2a1f16", wood, 1.5],
    ["M7.5 14.8v7M4 18.3h7M5 15.9l5 4.9M10 15.9l-5 4.9", "none", wood, 0.9],
    ["M16.5 16.5V22", "none", iron, 1.3],
    [cap([3.8, 8.2], [5.4, 5.6], [10.8, 5.6], [12.4, 8.2]) + cap([13.3, 2.1], [17.3, 2.1]), CAP],
  ],
  // Stones and a cross on a hill.
  cemetery: [
    ["M.8 22c1.5-3.5 6-5 11.2-5s9.7 1.5 11.2 5z", "#5f7a92", ink, LINE],
    ["M12 2.5V18M8.3 6.5h7.4", "none", ink, 3.2],
    ["M12 2.7V18M8.5 6.5h7", "none", "#a3b2c1", 1.9],
    ["M2.8 19.5v-6a2.4 2.4 0 0 1 4.8 0v6z", STONE, ink, LINE],
    ["M16.8 20v-5.5a2.2 2.2 0 0 1 4.4 0V20z", SHADE, ink, LINE],
    ["M4.1 13.8h2.2M4.1 15.6h2.2M18 15h2M18 16.7h2", "none", ink, 0.8],
    ["M.8 22c1.5-2.3 4-2.3 6-1.6 2.7-1.2 5-.6 6.7 0 2.5-1 6.5-1.5 9.7 1.6z", "#dbe7f1"],
    [
      cap([2.6, 13], [5.2, 10.8], [7.8, 13]) + cap([16.6, 14.3], [19, 12], [21.4, 14.3]) + cap([8.3, 5.2], [15.7, 5.2]),
      CAP,
    ],
  ],
  // Columns, a spire, an eye of light.
  temple: [
    ["M12 .5l2 7h-4z", "#8f84b8", ink, LINE],
    ["M3.5 22V12h17v10z", "#4a4668", ink, LINE],
    ["M1.5 12.5L12 6l10.5 6.5z", "#8f84b8", ink, LINE],
    ["M12 6l10.5 6.5H15z", "#6c6294"],
    [circle(12, 10.2, 1.5), LIT],
    ["M4.8 13v7.5M8.3 13v7.5M15.7 13v7.5M19.2 13v7.5", "none", "#cbd3e2", 1.7],
    ["M10.1 22v-5.5a1.9 1.9 0 0 1 3.8 0V22z", LIT],
    ["M1.5 20.5h21V22h-21z", "#a3a6c0", ink, LINE],
    [cap([1.5, 12.2], [12, 5.6], [22.5, 12.2]), CAP],
  ],
  // A keep with banners and a shield.
  "faith-keepers": [
    ["M1.5 22V11.5L4.5 8l3 3.5V22zM16.5 22V11.5l3-3.5 3 3.5V22z", "#5d5580", ink, LINE],
    ["M6 22V9l6-7.3L18 9v13z", "#8f84b8", ink, LINE],
    ["M12.3 2L18 9v13h-4V8z", "#6c6294"],
    ["M12 8.3l4 1.3v3.8c0 2.4-1.7 4-4 5-2.3-1-4-2.6-4-5V9.6z", "#e4e0ee", ink, LINE],
    ["M12 10v6.6M9.7 12.3h4.6", "none", "#5d5580", 1.6],
    ["M10.4 22v-1.8a1.6 1.6 0 0 1 3.2 0V22z", LIT],
    ["M3.3 13.5h2.4v5l-1.2-1-1.2 1zM18.3 13.5h2.4v5l-1.2-1-1.2 1z", "#cbb8e6"],
    [
      cap([6, 8.8], [12, 1.4], [18, 8.8]) +
        cap([1.5, 11.2], [4.5, 7.7], [7.5, 11.2]) +
        cap([16.5, 11.2], [19.5, 7.7], [22.5, 11.2]),
      CAP,
    ],
  ],
  // What lies under the snow, and a shovel.
  "snow-pit": [
    ["M1 13.5c2.5-3 5.5-3 7.5-2.5 2.5-1.8 5.5-1.5 7.5 0 2.5-.7 5.5.2 7 2.5L20.5 22h-17z", snow, ink, LINE],
    ["M4 14.5c4-1.7 12-1.7 16 0L18 20.5H6z", "#27405a", ink, LINE],
    ["M7 17.3q2-1.5 4 0t6 0M7.3 19.3q2-1.3 4 0t5.5 0", "none", "#b9cbdb", 1.3],
    ["M18.5 12L20.3 3.5", "none", bark, 1.4],
    ["M18.7 2.3l3.3.7-.3 1.4-3.3-.7z", bark, ink, 0.5],
    ["M17.2 11.3l3 .6-.8 3.8c-1.3.5-2.2.3-3-.6z", steel, ink, LINE],
    ["M6.5 11.5V5.5M4.3 7.5h4.4", "none", ink, 2.4],
    ["M6.5 11.5V5.7M4.5 7.5h4", "none", "#a3b2c1", 1.4],
  ],
  // Horns on a roof that can be heard everywhere.
  "propaganda-centre": [
    ["M12 11V7", "none", steel, 1.6],
    ["M12.5 8.2L11 5.4 18.8.6l3.7 7.2z", brass, ink, LINE],
    ["M18.8.6c1.8.3 4.5 5 3.7 7.2-1.7-.3-4.4-5-3.7-7.2z", "#7d5a24", ink, LINE],
    ["M11.5 8.2L13 5.4 5.2.6 1.5 7.8z", "#b58b42", ink, LINE],
    ["M5.2.6C3.4.9.7 5.6 1.5 7.8c1.7-.3 4.4-5 3.7-7.2z", "#5f4319", ink, LINE],
    ["M3 22V13h18v9z", STONE, ink, LINE],
    ["M15 13h6v9h-6z", SHADE],
    ["M2 11h20v2.2H2z", SLATE, ink, LINE],
    ["M9.7 22v-8.8h4.6V22L12 20.3z", "#a8434d", ink, LINE],
    [boxes(2.6, 2.2, [5, 14.6], [5, 18.4], [16.4, 14.6], [16.4, 18.4]), LIT],
    [cap([2, 10.7], [22, 10.7]) + cap([5.2, 0.5], [12, 4.8], [18.8, 0.5]), CAP],
  ],
  // Somebody on a crate with a raised fist, and those who listen.
  agitator: [
    ["M6.5 14.5h11V20h-11z", PLANK, ink, LINE],
    ["M6.5 17.2h11M10 14.5V20M14 14.5V20", "none", bark, 0.9],
    ["M8.8 14.5l.7-6.7h5l.7 6.7z", "#4a6078", ink, LINE],
    ["M14 8.5L17.6 3.3", "none", ink, 3],
    ["M13.9 8.7L17.5 3.5", "none", "#4a6078", 1.9],
    [circle(17.9, 2.7, 1.5), "#e3bf98", ink, LINE],
    ["M9.8 8.5l-3.3 3.7", "none", "#4a6078", 1.9],
    [circle(11.7, 5.2, 2.4), "#e3bf98", ink, LINE],
    ["M9 4.6c.3-2 1.5-2.8 2.8-2.8s2.5.8 2.7 2.8z", SLATE, ink, LINE],
    [
      "M.8 22c0-2.7 1.5-4 3.2-4s3.2 1.3 3.2 4zM16.8 22c0-2.7 1.5-4 3.2-4s3.2 1.3 3.2 4zM8.5 22.5c0-1.8 1.5-2.7 3.5-2.7s3.5.9 3.5 2.7z",
      "#33445a",
      ink,
      LINE,
    ],
    [circle(4, 16.3, 1.8) + circle(20, 16.3, 1.8), "#e3bf98", ink, LINE],
    [
      cap([6.5, 14], [8.8, 14]) +
        cap([15.2, 14], [17.5, 14]) +
        cap([2.3, 15.3], [5.7, 15.3]) +
        cap([18.3, 15.3], [21.7, 15.3]),
      CAP,
    ],
  ],
  // Towers, a wall, bars.
  prison: [
    ["M1 22V6h1.3v1.3h1.3V6H5v1.3h1.3V6h1.2v16zM16.5 22V6h1.2v1.3H19V6h1.4v1.3h1.3V6H23v16z", SHADE, ink, LINE],
    ["M6 22V9.5h12V22z", STONE, ink, LINE],
    ["M6 11.7V9h1.5v1.3H9V9h1.5v1.3H12h1.5V9H15v1.3h1.5V9H18v2.7z", STONE, ink, LINE],
    ["M8.5 22v-6a3.5 3.5 0 0 1 7 0v6z", "#141b23", ink, LINE],
    ["M9.2 22v-6.2a2.8 2.8 0 0 1 5.6 0V22z", LIT],
    ["M9.9 13.5V22M12 12.7V22M14.1 13.5V22M8.5 18h7", "none", "#141b23", 1.1],
    ["M3 11h2v4.5H3zM19 11h2v4.5h-2z", "#141b23"],
    ["M4 11v4.5M20 11v4.5", "none", steel, 0.7],
    [cap([1, 5.6], [7.5, 5.6]) + cap([16.5, 5.6], [23, 5.6]) + cap([7.5, 9.5], [16.5, 9.5]), CAP],
  ],
};
