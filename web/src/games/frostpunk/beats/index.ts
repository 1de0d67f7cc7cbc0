// What of Frostpunk is played on the stage: the day and the night, the machine, and what becomes of people.

import { told, type BeatBook, type BeatKind } from "../../../stage/book";
import "../../../stage/beats.css";
import "./beats.css";
import type { LogLine } from "../../../table/types";
import { readOut } from "../cards";
import { goalBrings, goalState, goalText, type Teller } from "../goals";
import type { FrostpunkView, Goal, PackInfo } from "../types";
import Beds from "./Beds.svelte";
import Dawn from "./Dawn.svelte";
import Death from "./Death.svelte";
import End from "./End.svelte";
import Law from "./Law.svelte";
import Malfunction from "./Malfunction.svelte";
import Meal from "./Meal.svelte";
import Reading from "./Reading.svelte";
import { find, number, word, type Props } from "./scene";
import Scouts from "./Scouts.svelte";
import Sick from "./Sick.svelte";
import Starved from "./Starved.svelte";
import Storm from "./Storm.svelte";
import Token from "./Token.svelte";
import Toll from "./Toll.svelte";
import Tower from "./Tower.svelte";
import Weather from "./Weather.svelte";

type Kind = BeatKind<FrostpunkView, PackInfo>;

const joins =
  (...kinds: string[]) =>
  (next: LogLine): boolean =>
    kinds.includes(next.kind);

/** What a cold place or a cold bed does to people; a death is told on its own. */
const sickens = (next: LogLine): boolean =>
  next.kind === "fell-sick" || (next.kind === "turned-marker" && Boolean(next.data.grave));

const ACTIONS = 6;
/** What follows from a deed. */
const STEPS = ["torn-down", "upgraded", "gained", "cured", "treated", "felled", "relieved", "took-from-map"];
/** What a card does at once, beside what is told on its own (tokens, deaths, cubes). */
const EFFECTS = [
  ...STEPS,
  ...["lost-things", "spent", "hunger", "stilled", "fell-sick", "tired", "arrived", "left", "corpses"],
  ...[
    "chose",
    "activated",
    "exhausted",
    "stress",
    "expanded",
    "unloaded",
    "research-lost",
    "hurried",
    "displayed",
    "applies",
  ],
];

const count = (lines: readonly LogLine[], kind: string): number => lines.filter((line) => line.kind === kind).length;

/** What somebody else does with a figure, step by step: the city below shows where. */
const deed: Kind = {
  lasts: 1.3,
  when: ({ data }, { by, before }) => (by ?? null) !== null && before?.phase === ACTIONS && data.count !== 0,
  joins: (next) => STEPS.includes(next.kind) && next.data.count !== 0,
  caption: ({ lines, by, say, nameOf }) => {
    const what = told(lines, say);
    return lines[0]!.kind === "acts" || lines[0]!.kind === "played-citizen"
      ? what
      : say("frost-beat-by", { name: nameOf(by ?? 0), what });
  },
  sounds: [[0.1, "tap", 0.4]],
};

const tellerOf = ({ say, pack }: Pick<Props, "say" | "pack">): Teller => ({
  say,
  building: (id) => pack.buildings[id] ?? { id, title: id, lines: [], does: [] },
  card: (id) => pack.cards[id]!,
});

/** The task that has just been done by this. */
function reached({ kind, data }: LogLine, { view, before }: Pick<Props, "view" | "before">): Goal | undefined {
  const done = (goal: Goal): boolean =>
    before?.outlook.goals.some(({ card, round, what, met }) => same(goal, { card, round, what }) && !met) ?? false;
  const about = ({ what, card }: Goal): boolean =>
    kind === "erected" ? what === data.building : what === "on-card" && card === data.card;
  return view.outlook.goals.find((goal) => goal.met && about(goal) && done(goal));
}

const same = (one: Goal, other: Pick<Goal, "card" | "round" | "what">): boolean =>
  one.card === other.card && one.round === other.round && one.what === other.what;

/** That a task has been done, and what it opens: by what was built, and by its card. */
function praised(beat: Props): string {
  const { lines, pack, say } = beat;
  const goal = lines.map((line) => reached(line, beat)).find(Boolean);
  if (!goal) return "";
  const teller = tellerOf(beat);
  const done = say("frost-goal-reached", { goal: goalText(teller, goal) });
  const opens = [...(pack.buildings[goal.what]?.does ?? []), goalBrings(teller, goal)];
  return [done, ...opens].filter(Boolean).join(say("list-sentences"));
}

/** A step that may end a task of the scenario. */
const step: Kind = {
  ...deed,
  lasts: (beat) => {
    const praise = praised(beat);
    return praise ? Math.min(7, 2 + praise.length / 30) : 1.7;
  },
  when: (line, scene) => reached(line, scene) !== undefined || deed.when!(line, scene),
  caption: (beat) => praised(beat) || deed.caption!(beat),
  sounds: (beat) => [[0.5, beat.lines.some((line) => reached(line, beat)) ? "bell" : "tap", 0.5]],
};

/** The day has come: how each task of the card stands. */
const due: Kind = {
  lasts: 2.4,
  caption: ({ lines, before, view, say, pack }) => {
    const tasks = (before?.outlook.goals ?? []).filter(
      ({ card, round }) => card === lines[0]!.data.card && round === view.round,
    );
    const teller = tellerOf({ say, pack });
    const standing = tasks.map((goal) =>
      say("frost-goal-due", { goal: goalText(teller, goal), state: goalState(teller, goal) }),
    );
    return standing.length ? [...new Set(standing)].join(say("list-sentences")) : lines[0]!.text;
  },
  phase: true,
  sounds: [[0.1, "bell", 0.5]],
};

/** What a card has done, as far as it is told with it. */
const effects = ({ kind, data }: LogLine): boolean => EFFECTS.includes(kind) && data.count !== 0;

/** Cards that lie there: only what they do this time is news. */
const lying: Kind = { lasts: ({ lines }) => (lines.length > 1 ? 2 : 0), joins: effects, phase: true };

/** The mood of a card takes a while; so does what it does, unless it is asked about next. */
const reading: Kind = {
  draw: Reading,
  lasts: ({ lines, pack }) => {
    const card = pack.cards[word(lines[0], "card")];
    const rules = card && !card.choices.length ? readOut(card).join("").length : 0;
    return Math.min(6, 2.4 + rules / 50);
  },
  joins: effects,
  // Which case applies is marked on the card itself.
  caption: ({ lines, say }) =>
    told(
      lines.filter(({ kind }) => kind !== "applies"),
      say,
    ),
  reads: true,
  // What is asked about next stays in sight; what has been carried out does not.
  waits: ({ lines, pack }) =>
    lines.length > 1 + count(lines, "applies") || !pack.cards[word(lines[0], "card")]?.choices.length,
  sounds: [[0.1, "card"]],
};

const death: Kind = {
  draw: Death,
  lasts: ({ lines }) => Math.min(6, 2.4 + 0.5 * (Math.max(count(lines, "died"), count(lines, "mourned")) - 1)),
  joins: joins("died", "mourned", "turned-marker"),
  sounds: [[0.9, "bell"]],
};

const scouts: Kind = {
  draw: Scouts,
  lasts: ({ lines }) => 1 + 0.25 * number(find(lines, "marched"), "count"),
  joins: joins("marched", "scout-sent"),
  sounds: [
    [0.1, "tap", 0.4],
    [0.5, "tap", 0.4],
  ],
};

const token: Kind = {
  draw: Token,
  lasts: ({ lines }) => 0.9 + 0.25 * lines.length,
  joins: joins("drew-token", "returned-token", "activated", "exhausted"),
  sounds: [[0.4, "tap"]],
};

const end: Kind = { draw: End, lasts: 3.2 };

const book: BeatBook<FrostpunkView, PackInfo> = {
  round: {
    draw: Dawn,
    lasts: 2.4,
    phase: true,
    caption: ({ lines, view, say, nameOf }) => {
      const round = number(lines[0], "round");
      const kind = view.outlook.meals.fed[round - 1] ?? "";
      return say("frost-beat-dawn", { round, player: nameOf(lines[0]?.seat ?? 0), kind });
    },
    sounds: [[0.2, "bell", 0.6]],
  },
  read: reading,
  "at-dusk": lying,
  "at-night": lying,
  // What the city lives for: it is nobody's turn, and nothing hurries it.
  scenario: { ...reading, phase: true, waits: () => true },
  due,
  acts: deed,
  "played-citizen": deed,
  ...Object.fromEntries(STEPS.map((kind) => [kind, deed])),
  cleared: deed,
  erected: step,
  loaded: step,
  explored: reading,
  researched: reading,
  froze: {
    draw: Sick,
    lasts: ({ lines }) => Math.min(2.4, 1.4 + 0.2 * lines.length),
    joins: sickens,
    caption: ({ lines }) => lines[0]?.text ?? "",
    sounds: [
      [0, "wind", 0.4],
      [0.6, "cough"],
    ],
  },
  "turned-marker": {
    ...death,
    draw: Toll,
    lasts: (beat) => (find(beat.lines, "died") ? (death.lasts as (of: typeof beat) => number)(beat) : 1.4),
    sounds: ({ lines }) => [find(lines, "died") ? [0.9, "bell"] : [0.2, "cough"]],
  },
  died: death,
  mourned: death,
  dropped: {
    draw: Tower,
    lasts: ({ lines }) => 2.5 + 0.12 * number(find(lines, "dropped"), "count"),
    joins: joins("stress"),
    sounds: ({ lines }) => {
      const into = number(find(lines, "dropped"), "count");
      const out = number(find(lines, "dropped"), "out");
      const landed = 1.2 + 0.12 * into;
      return [
        ...Array.from({ length: into }, (_, index) => [0.35 + 0.12 * index, "tap", 0.5] as const),
        ...Array.from({ length: out }, (_, index) => [landed + 0.35 + 0.15 * index, "thud", 0.5] as const),
      ];
    },
  },
  malfunction: {
    draw: Malfunction,
    lasts: 2.2,
    sounds: [
      [0, "thud"],
      [0.1, "steam"],
    ],
  },
  weather: {
    draw: Weather,
    lasts: 3.4,
    reads: true,
    // The picture shows what the card does.
    caption: ({ lines, pack }) => pack.cards[word(lines[0], "card")]?.title ?? "",
    sounds: ({ lines, pack }) => [
      [0, "card"],
      [0.4, "wind", Math.min(1, 0.2 + 0.2 * (pack.cards[word(lines[0], "card")]?.cold ?? 0))],
    ],
  },
  storm: { draw: Storm, lasts: 2.4, joins: joins("ruined"), sounds: [[0, "wind", 1]] },
  marched: scouts,
  "scout-sent": scouts,
  "scout-home": { ...scouts, lasts: 1.6 },
  "passed-law": {
    draw: Law,
    lasts: ({ lines, pack }) => Math.min(4, 2 + (pack.cards[word(lines[0], "card")]?.lines ?? []).join("").length / 60),
    joins: (next) => effects(next) || next.kind === "card-out" || next.kind === "consequence",
    sounds: [[0.8, "stamp"]],
  },
  "drew-token": token,
  "returned-token": token,
  fed: {
    draw: Meal,
    lasts: 2,
    caption: ({ lines, say }) => {
      const [fed, hunger] = [number(lines[0], "count"), number(lines[0], "hunger")];
      return say("frost-beat-meal", { people: fed + hunger, fed, hunger });
    },
    sounds: [
      [0.2, "coin", 0.3],
      [0.6, "tap", 0.3],
      [0.9, "coin", 0.2],
    ],
  },
  starved: { draw: Starved, lasts: 1.8, sounds: [[0, "thud", 0.6]] },
  slept: {
    draw: Beds,
    lasts: ({ lines }) => (number(lines[0], "count") ? 3 : 2),
    joins: sickens,
    caption: ({ lines }) => lines[0]?.text ?? "",
    sounds: [[0.4, "wind", 0.3]],
  },
  won: { ...end, sounds: [[0, "bell"]] },
  lost: { ...end, sounds: [[0.2, "wind", 0.6]] },
};

/** The phase in which such a line is told; others may be told in any. */
const PHASES: Record<string, number> = {
  ...{ round: 1, due: 1, scenario: 1, froze: 3, dropped: 3, malfunction: 3, weather: 4, storm: 4, marched: 4 },
  ...{
    acts: ACTIONS,
    "played-citizen": ACTIONS,
    "scout-sent": ACTIONS,
    "passed-law": ACTIONS,
    cleared: ACTIONS,
    "at-dusk": 7,
    "at-night": 9,
  },
  ...{ fed: 8, starved: 8, slept: 9 },
};

/** What wakes up too many sick is told by what becomes of them alone. */
const PREPARATION = 5;
const TOLL = ["turned-marker", "died", "mourned"];

function phaseOf({ lines: [line], pack, before, view }: Props): number | undefined {
  const { kind = "" } = line ?? {};
  // Nothing but its own moves led to it.
  if (before && before.phase === view.phase && before.round === view.round) return before.phase;
  if (kind === "read") return pack.cards[word(line, "card")]?.kind === "morning" ? 2 : 7;
  if (kind === "scenario" && before?.phase === 0) return 0;
  if (TOLL.includes(kind) && view.phase === PREPARATION) return PREPARATION;
  return PHASES[kind];
}

function part(beat: Props): string {
  const phase = phaseOf(beat);
  return phase === undefined ? "" : beat.say(`frost-phase-${phase}`);
}

/** What stands in the city and what lies on its cards is seen before it is told what was done by it. */
function seen({
  sectors,
  rim,
  fields,
  warm_from,
  built,
  built_warm_from,
  built_insulation,
  display,
  scenario,
}: FrostpunkView) {
  return { sectors, rim, fields, warm_from, built, built_warm_from, built_insulation, display, scenario };
}

function at(beat: Props): Partial<FrostpunkView> {
  const [phase, line] = [phaseOf(beat), beat.lines[0]];
  return {
    ...(phase !== undefined && { phase }),
    ...(line?.kind === "round" && { round: number(line, "round") }),
    ...((line?.kind === "erected" || line?.kind === "loaded") && seen(beat.view)),
  };
}

export default Object.fromEntries(
  Object.entries(book).map(([kind, beat]) => [kind, { ...beat, part, at }]),
) as typeof book;
