// What a card is about, drawn from our own shapes on a field of 48 by 48: a filled body and light lines over it.

import { circle as c } from "../../table/picture";

type Glyph = [body: string, lines: string];

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
  heli: [
    "M14 16h14c8 0 12 6 12 14H20c-6 0-8-6-6-14z",
    "M6 8h36M24 8v8M14 16h14c8 0 12 6 12 14H20c-6 0-8-6-6-14zM14 21L3 17v-4M30 17v7h9M17 37h24M23 30v7M34 30v7",
  ],
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
  ambulance: [
    "M3 13h24v22H3zM27 19h9l8 9v7H27z" + wheels(36, 12, 35),
    "M3 13h24v22M31 19v9h12M15 18v10M10 23h10M10 9h6v4h-6z",
  ],
  anvil: [
    "M4 16h36c0 6-6 9-12 9v7h6v8H12v-8h6v-7C9 25 5 22 4 16z",
    "M4 16h36M12 40h22M40 16l4-2M28 6l-6 6M33 9l-3 3M20 25h6",
  ],
  battery: ["M12 10h24v32H12z", "M19 10V6h10v4M12 10h24v32H12zM26 16l-7 12h5l-2 9 8-13h-5z"],
  blackboard: ["M6 8h36v24H6z", "M6 8h36v24H6zM12 32L8 43M36 32l4 11M12 22l5-8 5 8 5-8M29 25h8"],
  books: [
    "M8 32h32v9H8zM11 22h28v10H11zM9 12h27v10H9z",
    "M8 32h32v9H8zM11 22h28v10H11zM9 12h27v10H9zM14 32v9M17 22v10M14 12v10",
  ],
  boot: ["M13 6h13v19c6 3 15 3 16 12H13z", "M13 6h13v19c6 3 15 3 16 12H13zM11 37h33v4H11zM20 12h6M20 17h6M20 22h6"],
  briefcase: ["M6 16h36v24H6z", "M6 16h36v24H6zM17 16v-5h14v5M6 27h36M22 25h4v5h-4z"],
  buoy: [c(24, 24, 17), c(24, 24, 17) + c(24, 24, 7) + "M21 8v9M27 8v9M21 31v9M27 31v9M8 21h9M8 27h9M31 21h9M31 27h9"],
  chef: [
    "M13 24c-9-1-8-13 1-12 2-7 18-7 20 0 9-1 10 11 1 12v8H13z",
    "M13 32V24c-9-1-8-13 1-12 2-7 18-7 20 0 9-1 10 11 1 12v8zM13 32h22v8H13zM20 22v8M28 22v8",
  ],
  buckets: [
    c(9, 10, 4.5) + c(24, 10, 4.5) + c(39, 10, 4.5) + "M11 25h11l-2 10h-7zM26 25h11l-2 10h-7z",
    "M9 15v14L5 42M9 29l3 13M24 15v14l-3 13M24 29l3 13M39 15v14l-3 13M39 29l4 13M9 18l6 7M24 18l-6 7M24 18l6 7M39 18l-6 7" +
      "M11 25h11l-2 10h-7zM26 25h11l-2 10h-7z",
  ],
  kite: [
    "M31 3l12 14-16 17-10-20z",
    "M31 3l12 14-16 17-10-20zM31 3l-4 31M17 14l26 3M27 34c-1 6-8 2-10 7s-8 1-11 3M22 35l-3 7 6-2zM12 39l-2 6 6-2z" +
      "M29 34L45 45",
  ],
  sampan: [
    "M3 28c8 4 34 4 42-2-2 8-6 13-11 13H14C8 39 5 34 3 28zM12 29c0-15 19-15 19 0z",
    "M3 28c8 4 34 4 42-2-2 8-6 13-11 13H14C8 39 5 34 3 28zM12 30c0-16 19-16 19 0M18 20v10M25 20v10M34 32L41 8" +
      "M4 44q4-3 8 0t8 0 8 0 8 0 8 0",
  ],
  container: [
    "M4 16h40v22H4z",
    "M4 16h40v22H4zM10 20v14M16 20v14M22 20v14M28 20v14M34 20v14M39 20v14M24 3v5L8 16M24 8l16 8",
  ],
  crates: [
    "M5 26h17v16H5zM26 26h17v16H26zM15 8h17v16H15z",
    "M5 26h17v16H5zM26 26h17v16H26zM15 8h17v16H15zM5 34h17M26 34h17M15 16h17",
  ],
  crest: [
    "M8 30c0-13 7-20 16-20s16 7 16 20z",
    "M4 32c8 4 32 4 40 0M24 10c-6 4-8 10-8 18M24 5c7 3 9 9 9 15M20 30v-8l4-3 4 3v8",
  ],
  flag: ["M12 8h28l-6 8 6 8H12z", "M12 4v40M12 8h28l-6 8 6 8H12M7 44h10"],
  foodtruck: ["M3 12h30v22H3zM33 20h7l5 7v7H33z" + wheels(35, 12, 37), "M7 20h20v8H7zM4 20l3-6h20l3 6zM37 20v7h8"],
  gamepad: [
    "M9 14h30c4 8 6 22 2 23s-6-7-10-7H17c-4 0-6 8-10 7S5 22 9 14z",
    "M16 18v8M12 22h8M24 14V7l7-3" + c(31, 20, 1.6) + c(35, 24, 1.6),
  ],
  giving: [
    c(24, 13, 9),
    c(24, 13, 9) + "M24 8v10M20 11h6M5 31h9c6-3 8 0 12 0h4c4 0 4 5 0 5h-8M30 34l9-6c4-1 5 3 2 5L29 42c-5 2-10 1-15 1H5",
  ],
  helm: [
    c(24, 24, 12),
    c(24, 24, 12) + c(24, 24, 4) + "M24 4v16M24 28v16M4 24h16M28 24h16M10 10l11 11M27 27l11 11M38 10L27 21M21 27L10 38",
  ],
  map: [
    "M5 11l12-4 14 4 12-4v30l-12 4-14-4-12 4z",
    "M5 11l12-4 14 4 12-4v30l-12 4-14-4-12 4zM17 7v30M31 11v30M9 20c6-3 10 8 18 3s8 4 12 2",
  ],
  minibus: [
    "M5 15h29c5 0 8 6 9 13v7H5z" + wheels(36, 14, 34),
    "M5 15h29c5 0 8 6 9 13v7M9 20h8v7H9zM20 20h8v7h-8zM32 20h3c2 1 3 3 4 7h-7z",
  ],
  moneybag: [
    "M18 14h12c8 6 11 13 11 19 0 5-4 8-8 8H15c-4 0-8-3-8-8 0-6 3-13 11-19z",
    "M18 14l-4-8c4 2 6-1 10 0 4-1 6 2 10 0l-4 8zM24 20v17M29 24c-7-4-11 3-5 5s3 8-5 4",
  ],
  moon: ["M28 5a19 19 0 1 0 15 27A16 16 0 0 1 28 5z", "M35 10v12M29 16h12"],
  needle: ["M10 14h16v20H10z", "M8 14h20M8 34h20M10 19h16M10 24h16M10 29h16M26 30c9 0 5-11 13-15M42 5L34 42"],
  padlock: ["M11 21h26v20H11z", "M16 21v-6c0-11 16-11 16 0v6M24 30v5M11 21h26v20H11z" + c(24, 29, 2)],
  power: ["M5 25h38v17H5z", "M5 25h38v17H5zM10 25l1-17h6l1 17M22 25l1-12h6l1 12M33 28l-6 7h7l-5 6M14 4c2-3 6 0 9-2"],
  pylon: [
    "M17 43l5-34h4l5 34z",
    "M24 3v6M17 43l5-34h4l5 34M9 15h30M6 24h36M9 15v3M39 15v3M6 24v3M42 24v3M20 28l10 8M28 28l-10 8M2 20c3 3 5 3 8-2M46 20c-3 3-5 3-8-2",
  ],
  stethoscope: [c(35, 31, 5), "M12 6H9v11c0 12 16 12 16 0V6h-3M17 26v6c0 14 18 14 18 4" + c(35, 31, 5)],
  tower: [
    "M14 10h20v11H14z",
    "M14 10v11h20V10M10 11l14-7 14 7zM18 21l-5 23M30 21l5 23M16 31h16M14 39h20M17 31l16 8M31 31l-16 8M24 13v5",
  ],
  tram: [
    "M12 7h24v31H12z",
    "M12 7h24v31H12zM12 22h24M16 11h6v7h-6zM26 11h6v7h-6zM16 26h6v7h-6zM26 26h6v7h-6zM9 43h30M17 38l-2 5M31 38l2 5M24 7V3l7-1",
  ],
  washing: [
    "M8 13l9 1v15l-9-1zM21 15h8l-1 19h-6zM32 14l8-1 1 15-8 1z",
    "M2 9c13 6 31 6 44 0M8 13l9 1v15l-9-1zM21 15h8l-1 19h-6zM32 14l8-1 1 15-8 1z",
  ],
  wok: [
    "M5 22h32c-1 9-7 14-16 14S6 31 5 22z",
    "M5 22h32l8-7M13 42h16M12 17c-2-3 2-5 0-9M21 17c-2-3 2-5 0-9M30 16c-2-3 2-4 0-7",
  ],
};

const BY_TRADE: Record<string, string> = {
  ...{ "yellow-1": "broom", "yellow-2": "satchel", "red-1": "lantern", "red-2": "shop", "red-3": "box" },
  ...{ "blue-1": "bolt", "blue-2": "paper", "blue-3": "hammer" },
  ...{ leader: "megaphone", doctor: "bag", mechanic: "wrench", scout: "binoculars" },
};

const BY_CARD: Record<string, string> = {
  ...{ N01: "bicycle", N02: "scissors", N03: "boot", N04: "needle", N05: "car", N06: "paw", N07: "cup", N08: "watch" },
  ...{
    V01: "apple",
    V02: "wok",
    V03: "minibus",
    V04: "moon",
    V05: "key",
    V06: "crane",
    V07: "helmet",
    V08: "ambulance",
  },
  ...{
    V09: "crates",
    V10: "crest",
    V11: "tram",
    V12: "washing",
    V13: "bamboo",
    V14: "leaf",
    V15: "antenna",
    V16: "bus",
  },
  ...{ V17: "tap", V18: "flag", V19: "fish", V20: "helm", V21: "mortar", V22: "lift", V23: "books", V24: "anchor" },
  ...{ V25: "padlock", V26: "box", V27: "heli", V28: "phone", V29: "mask", V30: "mountain" },
  ...{ S01: "paper", S02: "mic", S03: "tv", S04: "briefcase", S05: "scales", S06: "gear", S07: "chef", S08: "temple" },
  ...{ S09: "cane", S10: "tripod", S11: "shield", S12: "gamepad", S13: "ship", S14: "moneybag", S15: "container" },
  ...{ S16: "heart", S17: "power", S18: "atom" },
  ...{
    P01: "anvil",
    P02: "plug",
    P03: "school",
    P04: "pump",
    P05: "cap",
    P06: "stethoscope",
    P07: "sampan",
    P08: "cross",
  },
  ...{ P09: "blackboard", P10: "battery", P11: "roof", P12: "giving", P13: "stall", P14: "foodtruck", P15: "buckets" },
  ...{
    P16: "buoy",
    P17: "kite",
    P18: "tower",
    P19: "book",
    P20: "map",
    P21: "bowl",
    P22: "pot",
    P23: "drop",
    P24: "tanks",
  },
  ...{ EA: "house", EB: "truck", EC: "pylon", ED: "boat" },
};

/** The picture of a card; cards of packs that we do not know have the sign of their kind. */
export function pictureOf(id: string, kind: string): Glyph {
  const trade = id.slice(id.indexOf("-") + 1);
  const name = BY_CARD[id] ?? BY_TRADE[trade] ?? (kind === "plan" || kind === "emergency" ? "paper" : "lantern");
  return GLYPHS[name]!;
}
