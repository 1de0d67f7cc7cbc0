// People from head to foot, on 24 by 34: on the map each kind is told apart by pose and tool.

import { circle, tone, type Picture } from "./icons-shapes";
import type { Figure } from "./types";

const { ink, steel, brass, bark, bone, flame } = tone;
const LINE = 1.1;
export const SKIN = "#edcba6";

export const STANDING: Record<Figure, Picture> = {
  // Legs apart, a pick over the shoulder.
  worker: [
    ["M17.5 23L20 5.5", "none", ink, 3.2],
    ["M17.5 23L20 5.5", "none", bark, 1.8],
    ["M13.3 7.2Q19.5 1.2 23.6 9.2 19 4.8 13.3 7.2z", steel, ink, 0.9],
    ["M8 21h8l2 12h-4L12 26l-2 7H6z", "#4d4239", ink, LINE],
    ["M5.8 14.5Q12 10.5 18.2 14.5L17.5 24H6.5z", "#c99a5f", ink, LINE],
    ["M9 13.5l1.5 10.3M15 13.5l-1.5 10.3", "none", "#6e4d2c", 1.3],
    ["M6.5 15l-2.7 6.5 2 1.7M17.8 15l1.4 3.5-1.7 2", "none", ink, 3.6],
    ["M6.5 15l-2.7 6.5 2 1.7M17.8 15l1.4 3.5-1.7 2", "none", "#c99a5f", 2.2],
    [circle(12, 9, 3.7), SKIN, ink, LINE],
    ["M7.6 8.3C7.3 4.5 9.3 3 12 3s4.3 1.3 4.5 4l2.7 1.1v.9z", "#5d4328", ink, LINE],
  ],
  // A long coat and a tall hat, a spanner in the hand.
  engineer: [
    ["M9 29h2.2v4H8zM12.8 29H15l1 4h-3.2z", "#24394f", ink, LINE],
    ["M6.7 14Q12 11 17.3 14l2 16.5H4.7z", "#6fa8d8", ink, LINE],
    ["M12 14v16M12 14l-2.5-1.5M12 14l2.5-1.5", "none", "#23415f", 1.1],
    [circle(13.4, 19, 0.6) + circle(13.4, 23, 0.6), brass],
    ["M20.3 14v13", "none", ink, 3.4],
    ["M20.3 14v13M18.4 10.3v2.5l1.9 1.6 1.9-1.6v-2.5", "none", "#c3d0dc", 2],
    ["M7 15.5L4.8 23M17 15.5l3 4.5", "none", ink, 3.6],
    ["M7 15.5L4.8 23M17 15.5l3 4.5", "none", "#6fa8d8", 2.2],
    [circle(12, 9.7, 3.5), SKIN, ink, LINE],
    ["M9.8 12.2q2.2 2 4.4 0", "none", "#5a4636", 1.3],
    ["M8.3 1h7.4v6H8.3zM6.2 6.5h11.6v1.6H6.2z", "#2f4f70", ink, LINE],
    [circle(10.3, 5.3, 1.3) + circle(13.7, 5.3, 1.3), ink, brass, 0.9],
  ],
  // Half as tall, an arm in the air.
  child: [
    ["M9 28h2.5v5H8.5zM12.5 28H15l.5 5h-3z", "#463a55", ink, LINE],
    ["M7.3 22Q12 19.5 16.7 22l1 7.5H6.3z", "#cba3e2", ink, LINE],
    ["M16 22.5l4-5M8 22.5l-3 3.7", "none", ink, 3.4],
    ["M16 22.5l4-5M8 22.5l-3 3.7", "none", "#cba3e2", 2],
    [circle(12, 17, 3.6), SKIN, ink, LINE],
    ["M8.3 20.3h7.4l.3 1.9H8z", "#a8434d", ink, 0.8],
    ["M8.2 16.5c0-3.5 1.5-5 3.8-5s3.8 1.5 3.8 5z", "#a8434d", ink, LINE],
    ["M7.8 15.5h8.4v1.7H7.8z", bone, ink, 0.8],
    [circle(12, 10.6, 1.7), bone, ink, 0.9],
  ],
  // A boiler on four legs with one eye.
  automaton: [
    ["M8 18L2.5 25 4 33M16 18l5.5 7L20 33", "none", ink, 3.4],
    ["M8 18L2.5 25 4 33M16 18l5.5 7L20 33", "none", "#8899aa", 2],
    ["M10 19l-2.5 7 1 7M14 19l2.5 7-1 7", "none", ink, 3.2],
    ["M10 19l-2.5 7 1 7M14 19l2.5 7-1 7", "none", "#b4c3d1", 1.8],
    ["M6 8.5h12l1.5 10.5h-15z", "#a9bdd0", ink, LINE],
    ["M13.5 8.5H18l1.5 10.5h-5z", "#7d90a4"],
    ["M5.5 15h13.5", "none", "#5c6e82", 1.2],
    ["M15 8.5V3h2.5v5.5z", "#5c6e82", ink, LINE],
    ["M8.5 8.5C8.5 5 9.5 4 11 4s2.5 1 2.5 4.5z", "#5c6e82", ink, LINE],
    [circle(10.6, 11.6, 2.2), flame, ink, LINE],
  ],
};

/** The same in one colour, on 12 by 18, for rows of them. */
export const SILHOUETTES: Record<Figure, string> = {
  worker:
    "M5 1c2 0 3 1.2 3 2.6l1 .4H7.7A2.6 2.6 0 0 1 2.5 4C2.5 2 3.5 1 5 1zM1.5 18V10.5C1.5 8.5 3 7.3 5 7.3s3.5 1.2 3.5 3.2V18H5.7v-4H4.3v4zM9 14.5L10 5.5 8 5.8Q10 3 12 6.6L11 6 10.1 14.5z",
  engineer:
    "M3.3 0h3.9v3h1.3v1H7.6a2.6 2.6 0 0 1-4.7 0H2V3h1.3zM5.25 7c2 0 3 1 3.25 3L9.5 16.5H6.7V18H3.8v-1.5H1L2 10c.2-2 1.3-3 3.25-3zM10.3 8V6l.6.7.6-.7v2l-.3.5V15h-.9V8.5z",
  child:
    "M6 4a1.2 1.2 0 0 1 1 2C8.2 6.5 8.6 7.5 8.6 9A2.6 2.6 0 0 1 3.4 9c0-1.5.4-2.5 1.6-3A1.2 1.2 0 0 1 6 4zM6 12c1 0 1.7.2 2.2.6L10.5 10l.9.9L9 13.8V16H7.7v2H4.3v-2H3v-1.5c0-1.7 1.3-2.5 3-2.5z",
  automaton:
    "M3.5 4V2.5h1.2V4H6C6 2.5 6.5 2 7.3 2S8.5 2.5 8.5 4H9l1 5.5-.5.5L11.5 13.5 11 18H10l.3-4.2L8.3 10.5H7.8L8.5 14 8 18H7l.3-4L6.5 10.5h-1L4.7 14 5 18H4l-.5-4 .7-3.5h-.5L1.7 13.8 2 18H1L.5 13.5 2.5 10 2 9.5 3 4z",
};
