// Where the things of the table are that somebody may point at, beside its icons.

import type { Things } from "../../help/finding";

export default {
  "phase-*": ".bar ol > li",
  round: ".bar .round, [data-end]",
  cube: ".seat-cube, .cube",
  tile: ".tile, .tiles",
  house: ".house",
  centre: ".location:has(.crisis)",
  location: ".location",
  district: "[data-district]",
  rondel: "svg.rondel",
  restore: ".power .restore",
  goal: ".goal",
  search: ".value:has([data-about=search])",
  points: ".value:has([data-about=points])",
  slot: ".slot > .head",
  check: ".checks",
  hospital: ".hospital",
  display: ".market .price",
  objectives: ".goals .heading",
  hand: ".hand .heading",
} satisfies Things;
