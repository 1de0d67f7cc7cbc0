// What laws bring beside homes: where people meet, pray, quarrel, and are buried or locked up.

import { boxes, cap, CAP, circle, LINE, LIT, PLANK, SHADE, SLATE, STONE, tone, type Picture } from "./icons-shapes";

const { ink, snow, steel, iron, wood, bark, brass, blood, bone } = tone;

export const SOCIETY: Record<string, Picture> = {
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
