// A small city for tests: the real map, a few buildings and cards.

import { decision as question, seat, table as plainTable } from "../../table/sample";
import type { Decision, Offer, TableInfo } from "../../table/types";
import type { BuildingInfo, CardInfo, FrostpunkView, MapInfo, PackInfo, People } from "./types";

const WAYS: [number, number][] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** The places at a distance, clockwise from the north-east. */
function ring(radius: number): [number, number][] {
  let [x, y] = [WAYS[0]![0] * radius, WAYS[0]![1] * radius];
  return [...WAYS.slice(2), ...WAYS.slice(0, 2)].flatMap(([dx, dy]) =>
    Array.from({ length: radius }, (): [number, number] => {
      const here: [number, number] = [x, y];
      [x, y] = [x + dx, y + dy];
      return here;
    }),
  );
}

export function sampleMap(): MapInfo {
  const hexes = [...ring(1), ...ring(2), ...ring(3)];
  const index = new Map(hexes.map((hex, place) => [hex.join(), place]));
  const fieldsOf = (place: number): number[] =>
    place < 6 ? (place === 5 ? [] : [place]) : [6 + 2 * (place - 6), 7 + 2 * (place - 6)];
  return {
    hexes,
    petals: 6,
    inner: 12,
    outer: 18,
    drawer: 5,
    fields_of: hexes.map((_, place) => fieldsOf(place)),
    place_of: Array.from({ length: 66 }, (_, field) => (field < 6 ? field : 6 + Math.floor((field - 6) / 2))),
    neighbours: hexes.map(([x, y]) => WAYS.flatMap(([dx, dy]) => index.get(`${x + dx},${y + dy}`) ?? [])),
    rim_corners: Array.from({ length: 6 }, (_, corner) => 18 + 3 * corner),
  };
}

const building = (id: string, title: string, change: Partial<BuildingInfo> = {}): BuildingInfo => ({
  id,
  title,
  lines: ["Cost.", "Size.", `What the ${title} does.`],
  cost: { wood: 2 },
  ...change,
});
const card = (id: string, kind: CardInfo["kind"], change: Partial<CardInfo> = {}): CardInfo => ({
  id,
  kind,
  title: `Card ${id}`,
  flavour: "",
  lines: [],
  option_lines: [],
  ...change,
});

export function samplePack(): PackInfo {
  const sections = [
    { upto: 4, figures: 1 },
    { upto: 50, figures: 5 },
  ];
  return {
    name: "new-london",
    hash: "",
    language: "en",
    map: sampleMap(),
    tracks: {
      rounds: 15,
      hope: 6,
      discontent: 5,
      stress: 10,
      start: { cold: 4, red: 0, orange: 1, yellow: 2 },
      population: { worker: sections, engineer: sections, child: sections },
      sickness: [{ upto: 4 }, { upto: 25, turns: 1 }],
      hunger: [{ upto: 0 }, { upto: 24, discontent: 1, deaths: 1 }],
      corpses: 14,
      heat: [
        {},
        { stress: 1, sick: ["worker"] },
        { stress: 1 },
        { stress: 2, sick: ["worker"] },
        { stress: 3, sick: ["engineer"] },
        { stress: 3, sick: ["child"] },
        { stress: 4 },
      ],
      fed: ["child", "engineer", "worker"],
      tower: { fall: 50, fall_per_stuck: 0, loosen: 0 },
      tower_expanded: { fall: 50, fall_per_stuck: 0, loosen: 0 },
      solo_cards: [],
    },
    buildings: {
      cookhouse: building("cookhouse", "Cookhouse", { insulation: "orange", use: { cost: { food: 3 } } }),
      platform: building("platform", "Platform", { printed: true, engineers_only: true, use: {} }),
      generator: building("generator", "Generator", {
        printed: true,
        engineers_only: true,
        use: {},
      }),
      sawmill: building("sawmill", "Sawmill", {
        insulation: "yellow",
        use: {},
        upgrade_cost: { wood: 1 },
      }),
      tent: building("tent", "Tent", { insulation: "yellow", places: 2 }),
      hothouse: building("hothouse", "Hothouse", {
        large: true,
        cost: { wood: 4, cores: 1 },
        insulation: "orange",
        use: {},
      }),
    },
    cards: {
      M011: card("M011", "morning", { option_lines: ["Pay: spend 6 food", "Refuse: +1 anger"] }),
      B01: card("B01", "citizen", { person: "worker" }),
      G01: card("G01", "law"),
    },
    sectors: {},
    names: {},
  };
}

const people = (number: number, ready: number): People => ({
  number,
  sick: 0,
  grave: false,
  ready,
  tired: 0,
  resting: 0,
  scouting: 0,
});

/** Round 2, actions: two inner sectors and one outer one are cleared; the generator sector is warm. */
export function sampleView(change: Partial<FrostpunkView> = {}): FrostpunkView {
  const sectors = Array.from({ length: 36 }, (_, place) =>
    place === 6 || place === 7 ? "I01" : place === 18 ? "O01" : "",
  );
  const fields = Array.from({ length: 66 }, () => ({ wood: 0, coal: 0, cores: 0, trees: 0 }));
  fields[1]!.wood = 5;
  fields[2]!.coal = 3;
  fields[6]!.trees = 2;
  fields[9]!.coal = 2;
  return {
    seat: 0,
    group: 1,
    difficulty: "normal",
    leader: 0,
    round: 2,
    phase: 6,
    to_act: [0],
    people: [people(22, 4), people(12, 3), people(8, 2)],
    corpses: 1,
    food: 8,
    hunger: 0,
    wood: 4,
    coal: 3,
    cores: 0,
    automata: 0,
    automata_ready: 0,
    hope: [{ kind: "care", active: true }],
    discontent: [{ kind: "greed", active: false }],
    output: 1,
    overheated: false,
    cold: 5,
    ranges: [0, 2, 3],
    stress: 2,
    overload: 0,
    expanded: false,
    sectors,
    rim: ["wood", "", "coal", "", "", ""],
    inner_left: 10,
    outer_left: 17,
    fields,
    warm_from: fields.map((_, field) => (field === 5 ? 99 : field < 6 ? 1 : field < 30 ? 3 : 4)),
    busy: [0],
    gathered: [[9, 0]],
    built: [
      { building: "cookhouse", fields: [0], upgraded: false, figures: [] },
      { building: "platform", fields: [3], upgraded: false, figures: [] },
      { building: "generator", fields: [4], upgraded: false, figures: [1] },
      { building: "sawmill", fields: [7], upgraded: true, figures: [] },
      { building: "hothouse", fields: [30, 31], upgraded: false, figures: [] },
    ],
    built_warm_from: [1, 1, 1, 3, 3],
    unbuilt: { tent: 8, sawmill: 2, hothouse: 1 },
    ruined: [],
    morning_left: 31,
    dusk_size: 2,
    dusk_discard: [],
    dispute: "",
    next_dispute: "",
    display: [],
    scenario: [],
    tokens: [[4, "S01"]],
    storm: 9,
    weather_left: 12,
    weather_discard: [],
    citizens_discard: [],
    laws: ["G01"],
    passed: [],
    technologies: [],
    finished: [],
    researching: "",
    research_round: 0,
    paths: [],
    hands: [["B01"], []],
    played: ["", ""],
    advisors: ["", ""],
    solo_card: false,
    bedless: 0,
    once: [],
    cause: "",
    outcome: null,
    ...change,
  };
}

/** An offer from its notation; what the words after the verb mean is said by `names`. */
export function offer(notation: string, names: string[] = []): Offer {
  const [verb, ...words] = notation.split(" ");
  const args = Object.fromEntries(
    names.map((name, index) => [name, /^\d+$/.test(words[index]!) ? Number(words[index]) : words[index]!]),
  );
  return { move: notation, verb: verb!, args, text: `Text of ${notation} · detail`, detail: {} };
}

export function sampleTable(
  moves: Offer[],
  asks: string,
  about: Decision["about"] = {},
  view: Partial<FrostpunkView> = {},
): TableInfo<FrostpunkView> {
  return {
    ...(plainTable({
      game: "frostpunk",
      pack: "new-london",
      seats: [seat(0, { mine: true, name: "Ada" }), seat(1, { name: "Ben" })],
    }) as TableInfo<FrostpunkView>),
    view: sampleView(view),
    decision: question(0, { asks, text: "What now?", about, moves }),
    open_hands: true,
  };
}
