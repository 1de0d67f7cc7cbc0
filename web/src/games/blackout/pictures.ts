// What a card is about, drawn from our own shapes on a field of 48 by 48: a filled body and light lines over it.

type Glyph = [body: string, lines: string];

const c = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const wheels = (y: number, ...xs: number[]): string => xs.map((x) => c(x, y, 4)).join("");

const GLYPHS: Record<string, Glyph> = {
  anchor: [c(24, 9, 4), "M24 13v27M16 20h16M8 28c1 8 8 13 16 13s15-5 16-13M8 28l-2 6M8 28l6 3M40 28l2 6M40 28l-6 3"],
  antenna: [
    "M18 42l6-22 6 22z",
    "M24 20v-4M20 34h8M14 22a12 12 0 0 1 0-16M34 6a12 12 0 0 1 0 16M19 18a6 6 0 0 1 0-8M29 10a6 6 0 0 1 0 8",
  ],
  apple: [
    "M24 16c6-6 17-2 15 10-1 8-7 16-15 13-8 3-14-5-15-13C7 14 18 10 24 16z",
    "M24 16c0-5 2-8 6-10M15 22c-2 4-1 8 1 11",
  ],
  atom: [
    c(24, 24, 4),
    "M24 12c11 0 19 5 19 12s-8 12-19 12S5 31 5 24s8-12 19-12zM14 18c6-10 14-14 19-11s4 13-1 23-14 14-19 11-4-13 1-23z",
  ],
  bag: ["M8 17h32v23H8z", "M18 17v-6h12v6M24 22v12M18 28h12M8 17h32v23H8z"],
  bamboo: ["", "M12 6v36M24 6v36M36 6v36M6 14h36M6 26h36M6 38h36M12 14l12 12M36 14L24 26M12 38l12-12M36 38L24 26"],
  bicycle: [c(12, 32, 8) + c(36, 32, 8), "M12 32l8-14h12l4 14M20 18l6 14h-14M26 32l6-14M17 18h6M32 18l-2-5h5"],
  binoculars: [
    c(15, 32, 8) + c(33, 32, 8),
    "M8 28l5-17h7v17M40 28l-5-17h-7v17M20 19h8M15 29a3 3 0 0 0-3 3M33 29a3 3 0 0 0-3 3",
  ],
  boat: ["M6 28h36l-6 12H12z", "M24 28V6l13 18H24M20 28V12L11 24h9M4 44q4-3 8 0t8 0 8 0 8 0 8 0"],
  bolt: ["M28 4L11 27h11l-3 17 18-25H25z", "M28 4L11 27h11l-3 17 18-25H25z"],
  book: [
    "M24 12C19 8 12 8 6 9v28c6-1 13-1 18 3 5-4 12-4 18-3V9c-6-1-13-1-18 3z",
    "M24 12v28M11 17c3-.4 6 0 8 1M11 24c3-.4 6 0 8 1M37 17c-3-.4-6 0-8 1M37 24c-3-.4-6 0-8 1",
  ],
  bowl: [
    "M6 24h36c0 9-7 16-18 16S6 33 6 24z",
    "M6 24h36M16 42h16M15 18c-2-3 2-5 0-9M24 18c-2-3 2-5 0-9M33 18c-2-3 2-5 0-9",
  ],
  box: ["M8 16l16-8 16 8v18l-16 8-16-8z", "M8 16l16 8 16-8M24 24v18M16 12l16 8v6"],
  broom: ["M16 26h14l5 15H9z", "M34 5L24 26M16 26h14M15 33l-2 8M22 31v10M29 33l2 8"],
  bus: ["M7 9h34v26H7z" + wheels(37, 15, 33), "M7 9h34v26H7zM7 23h34M18 9v14M30 9v14M11 29h4M33 29h4"],
  cane: [c(24, 11, 6), "M12 42c0-13 4-20 12-20s12 7 12 20M36 24c4 0 5 3 5 6v12"],
  cap: ["M4 19l20-9 20 9-20 9z", "M12 23v10c3 4 8 6 12 6s9-2 12-6V23M44 19v12M4 19l20-9 20 9-20 9z"],
  car: ["M4 34v-8l7-2 6-9h15l7 9 5 2v8z" + wheels(35, 14, 34), "M11 24h28M24 15v9M17 15l-6 9"],
  coins: [c(18, 30, 11) + c(32, 17, 9), "M18 24v12M15 27h5a2 2 0 0 1 0 4h-4a2 2 0 0 0 0 4h5M32 12v10M29 14h6"],
  crane: ["M14 14h6v28h-6z", "M8 42h18M4 14h38M17 14V6l22 8M17 6L6 14M36 14v12M32 26h8l-2 6h-4z"],
  cross: ["M8 8h32v32H8z", "M24 15v18M15 24h18M8 8h32v32H8z"],
  cup: [
    "M9 20h24v9c0 6-4 11-10 11h-4c-6 0-10-5-10-11z",
    "M33 22h4c6 0 6 10 0 10h-5M15 14c-2-3 2-4 0-8M22 14c-2-3 2-4 0-8M29 14c-2-3 2-4 0-8",
  ],
  drone: [
    "M18 20h12v8H18z",
    "M18 22L9 14M30 22l9-8M18 27l-9 8M30 27l9 8M3 13h13M32 13h13M3 36h13M32 36h13" + c(24, 24, 2),
  ],
  drop: ["M24 5c9 11 14 18 14 25a14 14 0 0 1-28 0C10 23 15 16 24 5z", "M16 31a8 8 0 0 0 7 8"],
  eye: ["M3 24c9-15 33-15 42 0-9 15-33 15-42 0z", c(24, 24, 6) + "M3 24c9-15 33-15 42 0-9 15-33 15-42 0z"],
  fish: ["M4 24c7-12 21-14 30-3l9-8v22l-9-8C25 38 11 36 4 24z", "M13 22v1M22 16c3 5 3 11 0 16M28 20c2 3 2 6 0 9"],
  flame: [
    "M24 4c3 9 13 13 13 25a13 13 0 0 1-26 0c0-6 4-9 6-14 2 3 3 5 5 6 2-5 3-11 2-17z",
    "M24 27c4 4 5 7 5 10a5 5 0 0 1-10 0c0-3 3-5 5-10z",
  ],
  gear: [c(24, 24, 12), c(24, 24, 5) + "M24 6v7M24 35v7M6 24h7M35 24h7M11 11l5 5M32 32l5 5M37 11l-5 5M16 32l-5 5"],
  hammer: ["M10 8h20c5 0 8 4 9 9l-9-3v5H10z", "M20 19v24M25 19v24M20 43h5"],
  heart: ["M24 41C10 32 5 24 7 16c2-8 13-9 17 0 4-9 15-8 17 0 2 8-3 16-17 25z", "M6 25h9l4-7 6 13 4-6h13"],
  heli: ["M12 18h16c8 0 11 5 12 13H18c-5 0-8-5-6-13z", "M8 9h32M24 9v9M12 22H4v-6M30 19v7h8M16 37h22M21 31v6M33 31v6"],
  helmet: ["M7 32c0-11 7-20 17-20s17 9 17 20z", "M4 34h40M20 13v10M28 13v10M24 12V8"],
  house: ["M10 22v19h28V22", "M5 24L24 7l19 17M20 41V29h8v12M10 22v19h28V22"],
  key: [c(15, 17, 10), c(15, 17, 3.5) + "M22 24l18 18M33 35l5-5M38 40l4-4"],
  lantern: [
    "M15 17h18l3 8-3 12H15l-3-12z",
    "M24 5v6M17 11h14v6H17zM17 37v5h14v-5M24 20v14M18 20l-1 6 1 8M30 20l1 6-1 8",
  ],
  leaf: ["M40 8C20 8 8 16 9 33c0 4 2 7 2 7s19 2 26-11c4-7 4-14 3-21z", "M8 43c5-12 13-20 24-27M18 29v-8M24 23h9"],
  lift: ["M10 6h28v36H10z", "M24 6v36M10 6h28v36H10zM17 19l-3 4M17 19l3 4M17 19v9M31 29l-3-4M31 29l3-4M31 29V20"],
  mask: ["M6 15h36v12c0 6-4 9-9 9-6 0-6-5-9-5s-3 5-9 5c-5 0-9-3-9-9z", "M13 21h7v7h-6zM28 21h7v7h-6zM42 19V7h-4"],
  megaphone: ["M8 19l22-10v28L8 29z", "M30 9v28M12 30v11h7v-8M36 17a9 9 0 0 1 0 13"],
  mic: ["M17 7h14v20a7 7 0 0 1-14 0z", "M10 22c0 9 6 14 14 14s14-5 14-14M24 36v7M15 43h18M17 15h14M17 21h14"],
  mortar: ["M8 22h32c0 11-6 17-16 17S8 33 8 22z", "M5 22h38M16 42h16M26 22L37 6"],
  mountain: ["M3 41L18 13l8 14 5-7 14 21z", "M13 22l5 5 5-6M3 41L18 13l8 14 5-7 14 21z"],
  paper: ["M10 6h20l8 8v28H10z", "M30 6v8h8M15 20h17M15 26h17M15 32h11M15 13h9"],
  paw: [
    "M24 24c7 0 11 6 11 11 0 4-3 6-6 5-4-1-6-1-10 0-3 1-6-1-6-5 0-5 4-11 11-11z" +
      c(11, 22, 4) +
      c(19, 13, 4) +
      c(29, 13, 4) +
      c(37, 22, 4),
    "",
  ],
  phone: ["M11 6h26v36H11z", "M11 6h26v36H11zM17 12h14v9H17zM18 27h1M24 27h1M30 27h1M18 33h1M24 33h1M30 33h1"],
  plug: ["M14 18h20v8c0 6-4 10-10 10s-10-4-10-10z", "M18 18V7M30 18V7M24 36v8M12 18h24"],
  pot: [
    "M9 20h30v16c0 3-2 5-5 5H14c-3 0-5-2-5-5z",
    "M5 20h38M9 27H4M39 27h5M17 13c-2-3 2-4 0-8M25 13c-2-3 2-4 0-8M33 13c-2-3 2-4 0-8",
  ],
  pump: ["M9 8h18v34H9z", "M6 42h24M13 13h10v8H13zM27 24h4c4 0 2 12 6 12s4-2 4-5V17l-6-6"],
  roof: ["M6 24l12-12h26L32 24z", "M18 12l-4 12M27 12l-4 12M36 12l-4 12M10 19h27M10 24v18h28V19"],
  satchel: ["M8 16h32v24H8z", "M8 16h32v24H8zM8 26h32M24 26v5M16 16v-3c0-9 16-9 16 0v3"],
  scales: [
    "M4 26h16c0 9-16 9-16 0zM28 26h16c0 9-16 9-16 0z",
    "M24 7v34M14 41h20M8 12h32M12 12L4 26M12 12l8 14M36 12l-8 14M36 12l8 14",
  ],
  school: ["M6 20h36v21H6z", "M3 20l21-13 21 13M24 7V3M20 41V30h8v11M12 26h3M33 26h3M12 33h3M33 33h3"],
  scissors: [c(12, 35, 6) + c(36, 35, 6), "M16 31L34 6M32 31L14 6M24 22v1"],
  shield: ["M24 5l16 5v13c0 10-6 16-16 20C14 39 8 33 8 23V10z", "M24 13l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z"],
  ship: ["M5 27h38l-6 13H11z", "M12 27v-8h24v8M19 19v-8h10v8M24 11V5M17 23h2M23 23h2M29 23h2"],
  shirt: ["M16 7l-12 8 5 8 4-3v22h22V20l4 3 5-8-12-8c-2 6-14 6-16 0z", "M24 20v20M16 7c2 6 14 6 16 0"],
  shop: ["M8 20h32v22H8z", "M6 9h36l3 11H3zM14 9l-2 11M24 9v11M34 9l2 11M28 42V28h8v14M12 28h11v8H12z"],
  stall: [
    "M7 26h34v6H7z",
    "M4 9h40l-4 9H8zM15 9l-2 9M24 9v9M33 9l2 9M10 18v24M38 18v24M13 26c0-5 7-5 7 0M22 26c0-5 7-5 7 0",
  ],
  tanks: [
    "M8 16h14v20H8zM26 16h14v20H26z",
    "M8 16c0-5 14-5 14 0v20H8zM26 16c0-5 14-5 14 0v20H26zM22 30h4M12 36v6M18 36v6M30 36v6M36 36v6",
  ],
  tap: [
    "M8 16h22c8 0 11 5 11 12h-8c0-3-1-4-4-4H8z",
    "M19 16V8M13 8h12M8 13v14M37 34c3 4 4 6 4 7a4 4 0 0 1-8 0c0-1 1-3 4-7z",
  ],
  temple: ["M12 24h24v17H12z", "M4 24c7-1 14-6 20-15 6 9 13 14 20 15zM18 41V30h12v11M4 41h40"],
  tripod: [c(24, 13, 8), "M24 21v8M24 29L12 44M24 29v15M24 29l12 15M32 13h9" + c(24, 13, 3)],
  truck: ["M3 13h25v21H3zM28 20h9l8 8v6H28z" + wheels(35, 12, 36), "M3 13h25v21M33 20v8h12"],
  tv: ["M6 13h36v25H6z", "M6 13h36v25H6zM16 4l8 9 8-9M33 19v13M38 22h1M38 29h1"],
  watch: [c(24, 24, 12), "M24 17v7l5 3M17 13l2-9h10l2 9M17 35l2 9h10l2-9" + c(24, 24, 12)],
  wrench: ["M29 8a10 10 0 0 1 12-2l-7 7 2 6 6 2 5-5a10 10 0 0 1-13 12L18 44a5 5 0 0 1-7-7L27 21A10 10 0 0 1 29 8z", ""],
};

const BY_TRADE: Record<string, string> = {
  ...{ "yellow-1": "broom", "yellow-2": "satchel", "red-1": "lantern", "red-2": "shop", "red-3": "box" },
  ...{ "blue-1": "bolt", "blue-2": "paper", "blue-3": "hammer" },
  ...{ leader: "megaphone", doctor: "bag", mechanic: "wrench", scout: "binoculars" },
};

const BY_CARD: Record<string, string> = {
  ...{
    N01: "bicycle",
    N02: "scissors",
    N03: "mountain",
    N04: "shirt",
    N05: "car",
    N06: "paw",
    N07: "cup",
    N08: "watch",
  },
  ...{ V01: "stall", V02: "pot", V03: "bus", V04: "heart", V05: "key", V06: "crane", V07: "helmet", V08: "cross" },
  ...{ V09: "anchor", V10: "flame", V11: "bus", V12: "shirt", V13: "bamboo", V14: "leaf", V15: "antenna", V16: "bus" },
  ...{ V17: "tap", V18: "cap", V19: "fish", V20: "boat", V21: "mortar", V22: "lift", V23: "book", V24: "anchor" },
  ...{ V25: "key", V26: "box", V27: "heli", V28: "phone", V29: "mask", V30: "mountain" },
  ...{
    S01: "paper",
    S02: "megaphone",
    S03: "tv",
    S04: "coins",
    S05: "scales",
    S06: "gear",
    S07: "bowl",
    S08: "temple",
  },
  ...{ S09: "cane", S10: "tripod", S11: "shield", S12: "drone", S13: "ship", S14: "mic", S15: "box", S16: "heart" },
  ...{ S17: "plug", S18: "atom" },
  ...{ P01: "gear", P02: "plug", P03: "school", P04: "pump", P05: "cap", P06: "bag", P07: "truck", P08: "cross" },
  ...{ P09: "school", P10: "bolt", P11: "roof", P12: "coins", P13: "stall", P14: "truck", P15: "flame", P16: "ship" },
  ...{ P17: "drone", P18: "eye", P19: "book", P20: "tripod", P21: "bowl", P22: "pot", P23: "drop", P24: "tanks" },
  ...{ EA: "house", EB: "truck", EC: "plug", ED: "boat" },
};

/** The picture of a card; cards of packs that we do not know have the sign of their kind. */
export function pictureOf(id: string, kind: string): Glyph {
  const trade = id.slice(id.indexOf("-") + 1);
  const name = BY_CARD[id] ?? BY_TRADE[trade] ?? (kind === "plan" || kind === "emergency" ? "paper" : "lantern");
  return GLYPHS[name]!;
}
