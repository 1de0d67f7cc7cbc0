// What of Blackout is played on the stage: dice, the others' cards and goals, scouting, who is hurt, lights that come on.

import { told, type BeatBook, type BeatKind, type BeatProps } from "../../../stage/book";
import "../../../stage/beats.css";
import type { LogLine } from "../../../table/types";
import type { BlackoutView, PackInfo } from "../types";
import Deploy from "./Deploy.svelte";
import Dice from "./Dice.svelte";
import Goal from "./Goal.svelte";
import Injury from "./Injury.svelte";
import Last from "./Last.svelte";
import Lit from "./Lit.svelte";
import Over from "./Over.svelte";
import Round from "./Round.svelte";
import { gainsOf } from "./scene";
import Scouting from "./Scouting.svelte";
import Sweep from "./Sweep.svelte";
import Waste from "./Waste.svelte";

type Kind = BeatKind<BlackoutView, PackInfo>;

/** Lines that belong to what the same seat has just begun. */
const follows =
  (...kinds: string[]) =>
  (next: LogLine, lines: readonly LogLine[]): boolean =>
    kinds.includes(next.kind) && next.seat === lines[0]?.seat;

const joins =
  (...kinds: string[]) =>
  (next: LogLine): boolean =>
    kinds.includes(next.kind);

const GAINS = ["gained-points", "gained-money", "gained-resource", "gained-transport", "gained-gps"];

const deploy: Kind = {
  draw: Deploy,
  lasts: ({ lines }) => 1 + 0.15 * gainsOf(lines).length,
  joins: follows("procured", "acted", "showed-hand", "recovered", ...GAINS),
  // What came of the card says more than that it was turned.
  caption: ({ lines, say }) =>
    (lines.length > 1 ? lines.slice(1) : lines).map(({ text }) => text).join(say("list-sentences")),
  others: true,
  sounds: [
    [0, "card"],
    [0.5, "tap"],
  ],
};

const goal: Kind = {
  draw: Goal,
  lasts: 1.5,
  joins: follows("finished", "placed-cube", ...GAINS),
  others: true,
  sounds: [
    [0.3, "coin"],
    [0.9, "tap"],
  ],
};

type Telling = (beat: BeatProps<BlackoutView, PackInfo>) => string;

/** Under the name of its phase: the end of a round says step by step what it did for whom. */
const inPhase =
  (phase: number, what: Telling = ({ lines, say }) => told(lines, say)): Telling =>
  (beat) =>
    beat.say("beat-phase", { phase: beat.say(`phase-${phase}`), what: what(beat) });

/** What happens to the whole table without a picture of its own: the board stays in sight. */
const note = (phase: number, ...alike: string[]): Kind => ({
  lasts: ({ lines }) => 1.3 + 0.4 * (lines.length - 1),
  joins: joins(...alike),
  caption: inPhase(phase),
  phase: true,
});

const swept: Telling = ({ lines, pack, say }) => {
  const cards = lines.filter(({ kind }) => kind === "swept").map(({ data }) => pack.cards[String(data.card)]?.title);
  return say("beat-swept", { cards: cards.join(say("list-comma")) });
};

const over: Kind = { draw: Over, lasts: 3, phase: true };

const book: BeatBook<BlackoutView, PackInfo> = {
  round: { draw: Round, lasts: 1.4, phase: true, sounds: [[0.5, "switch"]] },
  rolled: {
    draw: Dice,
    lasts: ({ lines }) => 1.6 + 0.5 * (lines.length - 1),
    joins: joins("rolled"),
    caption: ({ lines }) => lines.at(-1)?.text ?? "",
    phase: true,
    sounds: ({ lines }) => lines.map((_, index) => [index * 0.5, "dice", index ? 0.5 : 1]),
  },
  turned: deploy,
  completed: goal,
  finished: goal,
  restored: goal,
  "placed-cube": { ...goal, lasts: 1.2, joins: follows(...GAINS), sounds: [[0.9, "tap"]] },
  searches: {
    draw: Scouting,
    lasts: 2,
    others: true,
    sounds: [[0.3, "card"]],
  },
  injured: {
    draw: Injury,
    lasts: 1.9,
    sounds: [
      [0.1, "switch", 0.4],
      [0.5, "switch", 0.5],
      [1.1, "thud"],
    ],
  },
  swept: {
    draw: Sweep,
    lasts: ({ lines }) => 1 + 0.1 * lines.length,
    joins: joins("swept", "refilled"),
    caption: inPhase(6, swept),
    sounds: [
      [0.2, "card"],
      [0.7, "card"],
    ],
  },
  wasted: {
    draw: Waste,
    lasts: ({ lines }) => 1.1 + 0.15 * lines.length,
    // Zero sales are no news.
    when: ({ data }) => Number(data.food) + Number(data.water) > 0,
    joins: joins("wasted"),
    caption: inPhase(6),
    phase: true,
    sounds: [[0.7, "coin"]],
  },
  secured: {
    draw: Lit,
    lasts: ({ lines }) => 2.3 + 0.15 * lines.filter(({ kind }) => kind === "scored-district").length,
    joins: joins("scored-district", "placed-house-cube", "unlocked"),
    caption: inPhase(7, ({ lines }) => lines[0]?.text ?? ""),
    phase: true,
    sounds: [[0.3, "hum"]],
  },
  "nobody-scouts": note(4),
  "cannot-scout": note(4, "cannot-scout"),
  "does-not-scout": { ...note(4), others: true, phase: false },
  "nothing-secured": note(7),
  "nobody-refreshes": note(8),
  "cannot-refresh": note(8, "cannot-refresh"),
  "does-not-refresh": { ...note(8), others: true, phase: false },
  refreshed: { ...note(8), others: true, phase: false, sounds: [[0.2, "card"]] },
  "end-triggered": { draw: Last, lasts: 1.9, phase: true, sounds: [[0.1, "siren"]] },
  "game-over": { ...over, sounds: [[0.2, "hum"]] },
  "nobody-won": over,
};

/** The phase in which such a line is told; others may be told in any. */
const PHASES: Record<string, number> = {
  ...{ round: 1, rolled: 1, turned: 2, searches: 4, injured: 4, "nobody-scouts": 4, "cannot-scout": 4 },
  ...{ "does-not-scout": 4, swept: 6, wasted: 6, secured: 7, "nothing-secured": 7 },
  ...{ "nobody-refreshes": 8, "cannot-refresh": 8, "does-not-refresh": 8, refreshed: 8 },
};

const at: Kind["at"] = ({ lines: [line] }) => {
  const phase = PHASES[line!.kind];
  return { ...(phase && { phase }), ...(line!.kind === "round" && { round: Number(line!.data.round) }) };
};

export default Object.fromEntries(Object.entries(book).map(([kind, beat]) => [kind, { ...beat, at }])) as typeof book;
