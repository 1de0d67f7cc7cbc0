// People, how they are, and what they feel.

import { SKIN } from "./icons-figures";
import { circle, tone, type Picture } from "./icons-shapes";

const { ink, snow, ice, steel, iron, flame, brass, bark, blood, leaf, bone } = tone;

export const PEOPLE: Record<string, Picture> = {
  // A flat cap and a pick, a top hat with goggles and a spanner, a bobble cap on a small body, a boiler on legs: told
  // apart by outline alone.
  worker: [
    ["M18.3 22L20.5 7", "none", ink, 3.4],
    ["M18.3 22L20.5 7", "none", bark, 2],
    ["M14.5 7.5Q20.5 2 23.8 9.5 19.5 5.5 14.5 7.5z", steel, ink, 0.8],
    ["M1.8 22.5c0-5.5 3.2-8.7 8.2-8.7s8.2 3.2 8.2 8.7z", "#cf9d60", ink, 1],
    ["M6.5 14.8V22.5M13.5 14.8V22.5", "none", "#6e4d2c", 1.6],
    [circle(10, 9.5, 4.2), SKIN, ink, 1],
    ["M4.8 9C4.3 4 6.5 2 10 2s5 1.5 5.2 4.7l3.6 1.5V9.5z", "#6b4a2c", ink, 1],
  ],
  engineer: [
    ["M20.3 11.5V22", "none", ink, 3.6],
    ["M20.3 11.5V22M18.3 7.3v2.7l2 1.7 2-1.7V7.3", "none", "#c3d0dc", 2.1],
    ["M1.8 22.5c0-5.5 3.2-8.3 8.2-8.3s8.2 2.8 8.2 8.3z", "#6fa8d8", ink, 1],
    ["M10 15l1.5 2-1.5 5.5L8.5 17z", "#23415f"],
    [circle(10, 10.5, 4), SKIN, ink, 1],
    ["M6 .8h8v7.7H6zM3.3 8h13.4v1.6H3.3z", "#2f4f70", ink, 1],
    [circle(8.2, 11.2, 1.6) + circle(11.9, 11.2, 1.6), ink, brass, 1],
  ],
  child: [
    ["M16 19l4-4.5", "none", ink, 4],
    ["M16 19l4-4.5", "none", "#cba3e2", 2.6],
    ["M5.3 22.5c0-4.5 2.2-6.5 6.2-6.5s6.2 2 6.2 6.5z", "#cba3e2", ink, 1],
    [circle(11.5, 13, 4), SKIN, ink, 1],
    ["M7.6 16.5h7.8l.3 2H7.3z", "#a8434d", ink, 0.8],
    ["M7.3 12c0-4 1.7-5.7 4.2-5.7s4.2 1.7 4.2 5.7z", "#a8434d", ink, 1],
    ["M6.8 11h9.4v2H6.8z", bone, ink, 0.8],
    [circle(11.5, 5.2, 2), bone, ink, 1],
  ],
  automaton: [
    ["M7 15L3 18.5l.7 4M17 15l4 3.5-.7 4M10 16l-1.5 3 .5 3.5M14 16l1.5 3-.5 3.5", "none", ink, 3],
    ["M7 15L3 18.5l.7 4M17 15l4 3.5-.7 4M10 16l-1.5 3 .5 3.5M14 16l1.5 3-.5 3.5", "none", "#9fb1c3", 1.7],
    ["M5.5 6.5h13L20 16H4z", "#a9bdd0", ink, 1],
    ["M14 6.5h4.5L20 16h-5z", "#7d90a4"],
    ["M14.5 6.5V1.5h2.7v5zM7.5 6.5c0-3 1-4.3 2.7-4.3s2.7 1.3 2.7 4.3z", iron, ink, 1],
    [circle(10.5, 11, 2.6), flame, ink, 1],
  ],
  people: [
    ["M1.5 20c0-4 2-6 5-6s5 2 5 6zM12.5 20c0-4 2-6 5-6s5 2 5 6z", "#8ba3bc"],
    [circle(6.5, 10.5, 2.7), "#8ba3bc"],
    [circle(17.5, 10.5, 2.7), "#8ba3bc"],
    ["M6 22c0-5 2.5-7.5 6-7.5s6 2.5 6 7.5z", snow],
    [circle(12, 9.5, 3.5), snow],
  ],
  // A cloth around the head, a thermometer in the mouth.
  sick: [
    [circle(11, 12.5, 8.7), "#b3c47e", ink, 1],
    ["M2.8 9.7C4 5.3 7.2 3.3 11 3.3s7 2 8.2 6.4q-8.2-3-16.4 0z", snow, ink, 1],
    ["M4.3 7.2q6.5-2.7 13.4 0", "none", "#9db4c8", 1],
    ["M6.5 11.5l2.3 1.2-2.3 1.2M15.5 11.5l-2.3 1.2 2.3 1.2", "none", ink, 1.5],
    ["M7.8 18.3q2.7-2 5 0", "none", ink, 1.5],
    ["M12.5 17.7L21.5 14", "none", ink, 3.6],
    ["M12.5 17.7L21.5 14", "none", snow, 2.2],
    ["M12.5 17.7l3.5-1.5", "none", blood, 1.5],
  ],
  grave: [
    ["M3.5 11a8.5 8.5 0 0 1 17 0c0 3-1.5 4.8-3.2 5.7V21H6.7v-4.3C5 15.8 3.5 14 3.5 11z", bone, ink, 1],
    [circle(8.6, 11.5, 2.3) + circle(15.4, 11.5, 2.3), ink],
    ["M12 14l1.3 2.3h-2.6z", ink],
    ["M9.3 18V21M12 18V21M14.7 18V21", "none", ink, 1.2],
  ],
  cure: [
    [circle(12, 12, 9.5), "#2c5a48", leaf, 1.3],
    ["M12 6.5v11M6.5 12h11", "none", snow, 3.6],
  ],
  turn: [
    ["M19.5 9A8.5 8.5 0 0 0 4.5 8M4.5 15a8.5 8.5 0 0 0 15 1", "none", snow, 2.2],
    ["M20.5 3v6.5H14zM3.5 21v-6.5H10z", snow],
  ],
  tired: [
    ["M3 12.5h9v1.8L6.5 21H12v2H3v-1.8L8.5 15H3z", "#b9a6f0"],
    ["M13 3h8v1.7L16.2 11H21v1.8h-8v-1.7L17.8 5H13z", "#b9a6f0"],
  ],
  hope: [
    [
      "M12 2.5c2.5 3 5.5 5.5 5.5 10a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5.3 1.2 1 2 1.8 2.3C10 7.5 10.5 5 12 2.5z",
      "#7fd3ff",
    ],
    ["M6 20h12M8.5 22.5h7", "none", "#7fd3ff", 1.9],
  ],
  discontent: [
    [
      "M6.5 22V13.5a2 2 0 0 1-1-2V8a1.7 1.7 0 0 1 3.3-.5V5.8a1.8 1.8 0 0 1 3.5 0v.9a1.7 1.7 0 0 1 3.4.3v1a1.6 1.6 0 0 1 3 .8V14a4.5 4.5 0 0 1-2.2 4v4z",
      blood,
    ],
    ["M8.8 7.5V11M12.3 7v4M15.7 7.8V11", "none", "#7c2b28", 1.3],
    ["M4 3l1.5 1.8M20 3l-1.5 1.8M12 1v1.5", "none", blood, 1.6],
  ],
  care: [
    ["M12 12.5C7 9 5.5 7.3 5.5 5a3.2 3.2 0 0 1 6.5-1 3.2 3.2 0 0 1 6.5 1c0 2.3-1.5 4-6.5 7.5z", "#ff9aa8"],
    ["M2.5 15l4-1 5 3h3.5c1.5 0 1.5 2 0 2H11l5 .2 4-3c1.5-1 2.6.6 1.5 1.7L16 22H8l-5.5-1.5z", bone],
  ],
  justice: [
    ["M12 2.5v18M7 21h10M4 6.5h16", "none", brass, 1.9],
    ["M1.5 14.5L5 7l3.5 7.5a3.5 3.5 0 0 1-7 0zM15.5 14.5L19 7l3.5 7.5a3.5 3.5 0 0 1-7 0z", "#f0d9a0"],
  ],
  motivation: [
    ["M12 21.5V10", "none", leaf, 2.2],
    ["M12 12c-5 .5-7.5-2-8-7 5-.5 8 2 8 7zM12 15c0-4.5 3-7 8-6.5-.3 4.5-3 7-8 6.5z", leaf],
    ["M6 22h12", "none", "#9b7a52", 2.2],
  ],
  anger: [["M13.5 1L5 13h5.5L8 23l11-13.5h-6.5z", "#ff6b57"]],
  apathy: [
    [circle(12, 12, 9), "#8fa0b3"],
    ["M6.5 10.5h4M13.5 10.5h4M8.5 16h7", "none", ink, 1.9],
  ],
  greed: [
    ["M9 6.5L7 2.5h10l-2 4z", "#a8873f"],
    ["M9 7h6c4 3.5 6 7 6 10a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 17c0-3 2-6.5 6-10z", "#d7b04e"],
    [circle(12, 14.8, 3.6), "none", "#6f5414", 1.6],
    ["M12 12.5v4.6", "none", "#6f5414", 1.6],
  ],
  bag: [
    ["M8 7L6 2.5h12L16 7z", steel],
    ["M8 7.5h8c4 3.5 5.5 7 5.5 10a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4c0-3 1.5-6.5 5.5-10z", iron, steel, 1.2],
    ["M9.7 13a2.4 2.4 0 1 1 3.6 2c-.8.5-1.3 1-1.3 2M12 19v.2", "none", ice, 1.7],
  ],
};
