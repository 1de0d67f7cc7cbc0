// A small city for tests: the real map, a few buildings and cards.

import { decision as question, seat, table as plainTable } from "../../table/sample";
import type { Decision, Offer, TableInfo } from "../../table/types";
import type {
  BuildingInfo,
  CardInfo,
  Danger,
  FrostpunkView,
  HeatingStep,
  MapInfo,
  Outlook,
  PackInfo,
  People,
  Work,
} from "./types";

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
    labels: Array.from({ length: 66 }, (_, field) => `F${field}`),
    place_labels: hexes.map((_, place) => `P${place}`),
    neighbours: hexes.map(([x, y]) => WAYS.flatMap(([dx, dy]) => index.get(`${x + dx},${y + dy}`) ?? [])),
    rim_corners: Array.from({ length: 6 }, (_, corner) => 18 + 3 * corner),
  };
}

const building = (id: string, title: string, change: Partial<BuildingInfo> = {}): BuildingInfo => ({
  id,
  title,
  lines: ["Cost.", "Size.", `What the ${title} does.`],
  does: [`What the ${title} does.`],
  cost: { wood: 2 },
  ...change,
});
const card = (id: string, kind: CardInfo["kind"], change: Partial<CardInfo> = {}): CardInfo => ({
  id,
  kind,
  title: `Card ${id}`,
  flavour: "",
  lines: [],
  own_lines: [],
  choices: [],
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
      M011: card("M011", "morning", {
        choices: [
          { title: "Pay", does: "spend 6 food" },
          { title: "Refuse", does: "+1 anger" },
        ],
      }),
      B01: card("B01", "citizen", { person: "worker" }),
      G01: card("G01", "law"),
    },
    sectors: {},
    resources: ["wood", "coal", "cores"],
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

type Seen = Omit<FrostpunkView, "outlook">;

/** One step for each coal up to the cold marker; what is warm then, the view says. */
function sampleSteps({ output, coal, cold, warm_from, built, built_warm_from }: Seen): HeatingStep[] {
  const open = [6, 8, 9];
  return Array.from({ length: Math.max(0, Math.min(coal, cold - output)) + 1 }, (_, burnt) => ({
    coal: burnt,
    output: output + burnt,
    cubes: burnt + 1,
    freezing: ["engineer", "worker"].slice(Math.min(burnt, 2)) as HeatingStep["freezing"],
    freezing_spaces: [3, 4].slice(Math.min(burnt, 2)),
    fields: open.filter((field) => warm_from[field]! > output && warm_from[field]! <= output + burnt),
    buildings: built
      .filter((_, index) => built_warm_from[index]! > output && built_warm_from[index]! <= output + burnt)
      .map(({ fields }) => fields[0]!),
    beds: { places: 2 * burnt, waiting: [6, 4, 2], bedless: Math.max(0, 12 - 2 * burnt), certain: [0, 0, 0] },
  }));
}

const danger = (cause: Danger["cause"], now: number, limit: number, change: Partial<Danger> = {}): Danger => ({
  cause,
  now,
  limit,
  spaces: limit,
  left: limit - now,
  steps: limit - now,
  coming: 0,
  fatal: true,
  kind: null,
  alarm: "calm",
  before: 0,
  possible: true,
  ...change,
});

const work = (move: string, figures: Work["figures"], change: Partial<Work> = {}): Work => ({
  move,
  field: Number(move.split(" ").at(-1)),
  building: move.startsWith("use") ? move.split(" ")[1]! : "",
  figures,
  cold: false,
  cost: {},
  gains: {},
  ...change,
});

/** What the server might say about a city. */
export function sampleOutlook(view: Seen, change: Partial<Outlook> = {}): Outlook {
  const everybody: Work["figures"] = ["worker", "engineer"];
  return {
    meals: {
      next: {
        round: 2,
        stilled: 0,
        starving: 0,
        discontent: 0,
        deaths: 0,
        starving_kind: "child",
        lost: false,
        kind: "engineer",
        needed: 12,
        eaten: 8,
        left: 0,
        hunger: 4,
        missing: 4,
      },
      deadly: 6,
      toll: { discontent: 0, deaths: 0, lost: false, next_from: 1 },
      prey: 0,
      later: [
        { round: 3, kind: "worker", needed: 22 },
        { round: 4, kind: "child", needed: 8 },
      ],
      fed: Array.from({ length: 15 }, (_, round) => (["child", "engineer", "worker"] as const)[round % 3]!),
    },
    night: {
      tonight: view.phase >= 6,
      sleepers: [6, 4, 2],
      beds: { places: 0, waiting: [6, 4, 2], bedless: 12, certain: [6, 4, 2] },
      shelters: [],
    },
    heating: { zones: [1, 3, 4], levels: [1, 3, 4], steps: sampleSteps(view), falls_back: view.phase === 3 },
    citizens: (["worker", "engineer", "child"] as const).map((kind, index) => ({
      kind,
      working: [2, 1, 0][index]!,
      before_loss: 3,
      sickness: {
        tokens: 0,
        turns: view.people[index]!.sick > 4 ? 1 : 0,
        lost: false,
        next_from: view.people[index]!.sick > 4 ? 26 : 5,
        next_in: (view.people[index]!.sick > 4 ? 26 : 5) - view.people[index]!.sick,
        next_tokens: 0,
        next_turns: 1,
        next_lost: false,
      },
    })),
    automata_working: 0,
    dangers: [
      danger("hope", view.hope.length, 0, { spaces: 6, left: view.hope.length, alarm: "last" }),
      danger("discontent", view.discontent.length, 6),
      danger("malfunction", view.stress, 11, { spaces: 10, fatal: view.overheated }),
      danger("sickness", 0, 26, { spaces: 25, kind: "worker" }),
      danger("hunger", view.hunger, 25, { spaces: 24 }),
      danger("corpses", view.corpses, 14),
      danger("time", view.round, 15),
    ],
    storm: { marker: 9, earliest: 5, latest: 9, ruins: [{ building: "tent", first: 5, last: 7, standing: 0 }] },
    goals: [{ card: "S01", round: 4, what: "tent", have: 0, want: 1, left: 1, met: false, wins: false }],
    works: [
      work("gather 1", everybody),
      work("gather 2", everybody),
      work("use cookhouse 0", everybody, { cost: { food: 3 } }),
      work("use platform 3", ["engineer"]),
      work("use sawmill 7", everybody, { cold: true }),
      work("use hothouse 30", everybody, { cold: true }),
    ],
    plans: {
      warm: { sawmill: [2, 3], tent: [1, 3], hothouse: [3, 3] },
      buildings: Object.entries(view.unbuilt).map(([building, count]) => ({
        building,
        count,
        missing: (building === "hothouse" ? { cores: 1 } : {}) as Record<string, number>,
        sites: [[8], [6]],
        possible: building !== "hothouse",
      })),
      losses: [],
      snow: { inner: [8, 9], outer: [19] },
      upgrades: [],
      laws_left: 4 - view.passed.length,
      laws_in_force: view.passed,
      technologies: [],
      can_research: view.researching !== "",
      research_left: view.researching ? view.research_round - view.round : 0,
      scouts_allowed: 1,
      paths: view.paths.map(({ cards, space }) => {
        const spaces = cards.length - 1 + cards.at(-1)!.spaces;
        return { spaces, left: spaces - 1 - space, first: view.round + 1, last: view.round + 2 };
      }),
    },
    ...change,
  };
}

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
  const view: Seen = {
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
    steel: 0,
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
    warm_from: fields.map((_, field) => (field === 5 ? null : field < 6 ? 1 : field < 30 ? 3 : 4)),
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
    built_insulation: ["orange", "blue", "blue", "yellow", "orange"],
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
    young: [],
    fired: [],
    transport: 0,
    once: [],
    cause: "",
    outcome: null,
    ...change,
  };
  return { ...view, outlook: change.outlook ?? sampleOutlook(view) };
}

/** An offer from its notation; what the words after the verb mean is said by `names`. */
export function offer(notation: string, names: string[] = [], detail: Offer["detail"] = {}): Offer {
  const [verb, ...words] = notation.split(" ");
  const args = Object.fromEntries(
    names.map((name, index) => [name, /^\d+$/.test(words[index]!) ? Number(words[index]) : words[index]!]),
  );
  return {
    move: notation,
    verb: verb!,
    args,
    text: `Text of ${notation} · detail`,
    detail,
    changes: [],
    remarks: [],
    final: false,
    then: [],
  };
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
    together: true,
  };
}
