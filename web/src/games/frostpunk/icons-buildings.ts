// One picture for each building, recognisable by its outline.

import { circle, tone, type Picture } from "./icons-shapes";

const { ink, snow, ice, steel, iron, ember, flame, wood, bark, brass, blood, leaf, bone } = tone;
const WALL = "#6d7f93";
const ROOF = "#46566a";

export const BUILDINGS: Record<string, Picture> = {
  cookhouse: [
    ["M3 11h18v3a8 8 0 0 1-8 8h-2a8 8 0 0 1-8-8z", iron, steel, 1.2],
    ["M1.5 11h21", "none", steel, 2],
    ["M8 8c-1.2-1.6 1.2-2.5 0-4.500M12 8c-1.2-1.6 1.2-2.5 0-4.500M16 8c-1.2-1.6 1.2-2.5 0-4.5", "none", snow, 1.6],
  ],
  platform: [
    ["M2 20h20v2.500H2zM4 14h16v6H4z", wood],
    ["M8 14V8h8v6z", bark],
    [circle(12, 4.5, 2.5), bone],
    ["M17 7l4.5-3v8L17 9.500z", brass],
  ],
  generator: [
    ["M5 22l2-13h10l2 13z", iron],
    ["M8 9V3h8v6z", steel],
    ["M10 3V1h4v2z", iron],
    [circle(12, 15.5, 4), "#2a1608", ember, 1.6],
    ["M12 12.500c.5 1.6 2 2.3 2 4a2 2 0 0 1-4 0c0-1.5 1.5-2.2 2-4z", flame],
  ],
  workshop: [
    ["M2.5 22V11l6-3v3l6-3v3l7-3v14z", WALL],
    [circle(12, 16, 3), "none", brass, 2],
    [
      "M12 11.500v1.500M12 19v1.500M7.5 16H9M15 16h1.500M8.9 12.900l1 1M14 18l1.1 1.100M15.1 12.900l-1 1M10 18l-1.1 1.1",
      "none",
      brass,
      1.7,
    ],
  ],
  "charcoal-kiln": [
    ["M3 22c0-9 4-13 9-13s9 4 9 13z", "#8a6a52"],
    ["M9 22v-5a3 3 0 0 1 6 0v5z", "#2a1608"],
    ["M12 16c.6 1.7 2 2.2 2 4a2 2 0 0 1-4 0c0-1.6 1.4-2.2 2-4z", ember],
    ["M12 8.500c-2-2 2-3 0-6.5", "none", "#9fb0c0", 1.8],
  ],
  "gathering-post": [
    ["M3 11l9-7 9 7z", ROOF],
    ["M5 11v11M19 11v11", "none", wood, 2.2],
    ["M7.5 16h9l-1.2 6H8.700z", wood],
    ["M9 16a3 3 0 0 1 6 0", "none", bark, 1.5],
  ],
  "hunters-hut": [
    ["M2.5 22L12 7l9.5 15z", wood],
    ["M9.5 22l2.5-5 2.5 5z", ink],
    ["M12 8c-2-1-4-2.5-4-5.500M12 8c2-1 4-2.5 4-5.500M8.3 4.500L5.5 4M15.7 4.500l2.8-.5", "none", bone, 1.6],
  ],
  factory: [
    ["M2 22V12h13v10z", WALL],
    ["M15 22V4h3v18zM19.5 22V7h2.500v15z", steel],
    ["M4.5 15h3v3h-3zM9.5 15h3v3h-3z", flame],
    ["M16.5 3c-1.5-1 1-1.5 0-2.5", "none", snow, 1.5],
  ],
  sawmill: [
    ["M2 15h20v3H2z", wood],
    ["M5 18v4M19 18v4", "none", bark, 2.2],
    [
      "M12 3l1.5 2 2.3-.9.3 2.5 2.5.3L17.7 9l2 1.5-2 1.5.6 3H5.700l.6-3-2-1.5 2-1.500L5.4 6.900l2.5-.3.3-2.5 2.3.9z",
      steel,
    ],
    [circle(12, 10.5, 2), ink],
  ],
  "medical-post": [
    ["M2 22L12 4l10 18z", bone],
    ["M12 10v8M8.5 14h7", "none", blood, 2.9],
  ],
  infirmary: [
    ["M3 22V9h18v13z", bone],
    ["M2 9l10-6.500L22 9z", "#b8574f"],
    ["M12 11v8M8 15h8", "none", blood, 3],
  ],
  "coal-thumper": [
    ["M4 22L9 3h6l5 19", "none", steel, 2],
    ["M6.5 13h11M5.5 17.500h13", "none", iron, 1.6],
    ["M10.5 3h3v12h-3z", iron],
    ["M8.5 15h7l-1.5 4h-4z", ember],
    ["M7 22l2.5-2.500h5L17 22z", "#39434f", "#8496a8", 1],
  ],
  beacon: [
    ["M8 22l2-12h4l2 12z", WALL],
    ["M7.5 10h9V8h-9z", steel],
    [circle(12, 5, 2.8), flame],
    ["M3 5h3.500M17.5 5H21M5 .8l2.2 2M19 .8l-2.2 2", "none", flame, 1.8],
  ],
  hothouse: [
    ["M2.5 22V12a9.5 9.5 0 0 1 19 0v10z", "#4f8f86", ice, 1.2],
    ["M12 3v19M2.5 13h19M7 5.500V22M17 5.500V22", "none", ice, 0.9],
    ["M12 21v-5c-3 0-4-2-4-4 3 0 4 2 4 4 0-2.5 1.5-4 4-4 0 2.5-1.5 4-4 4", leaf, leaf, 1],
  ],
  "coal-mine": [
    ["M2 22V12l10-8 10 8v10z", "#4b5866"],
    ["M7 22v-8h10v8z", ink],
    ["M7 22v-8h10v8", "none", wood, 1.8],
    ["M9 22l1.5-4h3L15 22z", "#39434f", "#8496a8", 1],
  ],
  "wall-drill": [
    ["M2 7h9v10H2z", WALL],
    ["M11 6l11 6-11 6z", steel],
    ["M13.5 7.500v9M16 9v6.200M18.5 10.300v3.5", "none", iron, 1.4],
    ["M4 20h3M9 20h3M4.5 17v3M8.5 17v3", "none", iron, 2],
    ["M4.5 10h4v4h-4z", flame],
  ],
  tent: [
    ["M1.5 21L12 4l10.5 17z", "#b9a27e"],
    ["M8.5 21L12 12l3.5 9z", ink],
    ["M12 4V2M12 4L1.5 21M12 4l10.5 17", "none", "#8a7655", 1.3],
  ],
  bunkhouse: [
    ["M2.5 22V10.500h19V22z", wood],
    ["M1 11l5-6h12l5 6z", bark],
    ["M2.5 14.500h19M2.5 18.300h19", "none", bark, 1],
    ["M5 13h3.500v3.500H5zM15.5 13H19v3.500h-3.500z", flame],
    ["M10 22v-7h4v7z", ink],
  ],
  house: [
    ["M4 22V10h16v12z", WALL],
    ["M2 11L12 2.5 22 11z", "#a0493f"],
    ["M16.5 3h3v4h-3z", iron],
    ["M6.5 12.500H10V16H6.500zM14 12.500h3.500V16H14z", flame],
    ["M10.3 22v-5.500h3.400V22z", ink],
  ],
  ruin: [
    ["M3 22V11l3 2 1-5 3 4 2-6 2 5 3-2 1 5 3-1v9z", "#5a6470"],
    ["M3 22h18", "none", snow, 2],
    ["M7 22l5-7 5 7M8 14l8 7", "none", "#39424c", 1.7],
  ],
  "childrens-home": [
    ["M3.5 22V11.500h17V22z", "#d9b36a"],
    ["M2 12L12 4l10 8z", "#b4544b"],
    ["M10 22v-4.500a2 2 0 0 1 4 0V22z", ink],
    [circle(7, 15.7, 1.7), flame],
    [circle(17, 15.7, 1.7), flame],
    ["M12 4V1.500l3 1-3 1", "none", bone, 1.2],
  ],
  "care-home": [
    ["M3.5 22V11.500h17V22z", "#7f93a8"],
    ["M2 12L12 4l10 8z", ROOF],
    ["M12 20c-3.5-2.5-4.7-3.7-4.7-5.400a2.3 2.3 0 0 1 4.7-.6 2.3 2.3 0 0 1 4.7.6c0 1.7-1.2 2.9-4.7 5.400z", "#ff9aa8"],
  ],
  "fighting-arena": [
    ["M2 20c0-5 4.5-8 10-8s10 3 10 8z", "#a98a5e"],
    ["M2 20h20v2H2z", bark],
    ["M4 12V7M9 10V5M15 10V5M20 12V7M4 8.500c2-1 3-1.5 5-2M9 6.500h6M15 6.500c2 .5 3 1 5 2", "none", bone, 1.5],
    ["M9.5 19l5-4.500M14.5 19l-5-4.5", "none", blood, 2],
  ],
  "public-house": [
    ["M4 6h11v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z", brass],
    ["M15 9h3.500a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H15", "none", brass, 2.2],
    ["M3 7a2.5 2.5 0 0 1 3-3 4 4 0 0 1 7 0 2.5 2.5 0 0 1 3 3 2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z", snow],
    ["M7.5 12v7M11.5 12v7", "none", "#94702f", 1.6],
  ],
  "field-kitchen": [
    ["M4 9h13v7H4z", iron],
    ["M13 9V2.500h2.500V9z", steel],
    [circle(7, 18.5, 3.2), "none", wood, 1.9],
    ["M10 17h11l1.5-3", "none", wood, 1.9],
    ["M6 11.500h5.500V14H6z", ember],
    ["M5 7c-1-1 1-2 0-3.500M9 7c-1-1 1-2 0-3.5", "none", snow, 1.5],
  ],
  cemetery: [
    ["M2 21h20", "none", snow, 2],
    ["M4 21v-8a3 3 0 0 1 6 0v8z", steel],
    ["M17 7v14M13.5 11h7", "none", wood, 2.4],
    ["M7 13v4M5.5 14.500h3", "none", ink, 1.3],
  ],
  temple: [
    ["M3 22V13h18v9z", WALL],
    ["M2 13L12 5l10 8z", "#c98a3c"],
    ["M12 5V1M10.5 2.300h3", "none", brass, 1.5],
    ["M9 22v-5a3 3 0 0 1 6 0v5z", flame],
    ["M5.5 16v4M18.5 16v4", "none", bone, 1.5],
  ],
  "faith-keepers": [
    ["M6 22V9l6-7 6 7v13z", "#7a6a9c"],
    ["M12 7v9M8.5 10.500h7", "none", bone, 2.2],
    ["M2 22v-6l3-2v8zM22 22v-6l-3-2v8z", "#5a4d78"],
  ],
  "snow-pit": [
    ["M1.5 9h21l-4.5 12H6z", "#4b6a86"],
    ["M1.5 9c3-3 6-1 8-2.5 3-2 5 .5 7-.5s4 1 6 3z", snow],
    ["M8 13.500h8M12 11.500v6", "none", ink, 1.8],
  ],
  "propaganda-centre": [
    ["M2 10h5l9-6v16l-9-6H2z", brass],
    ["M4.5 14.500h3.500L9 21H6z", "#94702f"],
    ["M18.5 8.500a5 5 0 0 1 0 7M20.5 5.500a9 9 0 0 1 0 13", "none", flame, 1.8],
  ],
  agitator: [
    ["M3 22l1.5-8h15L21 22z", wood],
    ["M7 14c0-3 2-4.5 5-4.500s5 1.5 5 4.500z", "#8c4a45"],
    [circle(12, 6, 3), "#f0d3b0"],
    ["M16 11l4-6.500M20 4.500V1.5", "none", "#8c4a45", 2.4],
    ["M7.5 17.500h9", "none", bark, 1.5],
  ],
  prison: [
    ["M3 4h18v18H3z", WALL],
    ["M7 8h10v10H7z", ink],
    ["M9 8v10M12 8v10M15 8v10", "none", steel, 1.6],
    ["M3 4h18M3 22h18", "none", ROOF, 2],
  ],
};
