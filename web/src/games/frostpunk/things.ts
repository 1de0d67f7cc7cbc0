// Where the things of the table are that somebody may point at, beside its icons.

import type { Things } from "../../help/finding";

export default {
  worker: ".people .row.worker .top",
  engineer: ".people .row.engineer .top",
  child: ".people .row.child .top",
  automaton: ".people .automata",
  people: ".people .heading",
  phase: ".rounds .phase",
  hope: ".track.hope, .dangers > li:nth-child(1)",
  discontent: ".track.discontent, .dangers > li:nth-child(2)",
  overload: ".stress.panel .over",
  stress: ".stress.panel, .dangers > li:nth-child(3)",
  sick: ".sickness, .dangers > li:nth-child(4)",
  hunger: ".hunger, .dangers > li:nth-child(5)",
  corpses: ".dangers > li:nth-child(6)",
  round: ".rounds li, .rounds .round",
  cold: ".gauge .cold",
  heat: ".gauge .output",
  range: ".gauge .scale, .badge",
  tower: ".tower.panel",
  weather: ".weather.panel .heading",
  expedition: ".path",
  law: ".law",
  field: "[data-field]",
} satisfies Things;
