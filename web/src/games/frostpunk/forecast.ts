// What is coming, read off the tracks: who gets hungry, what sickness will do, how far away each defeat is.
// Only for the eye: what really happens, the server says.

import { FIGURES, type CardInfo, type FrostpunkView, type Kind, KINDS, type PackInfo, type Tracks } from "./types";

/** The section of a track that a marker stands in; none beyond its end. */
export function sectionOf<S extends { upto: number }>(sections: readonly S[], value: number): S | undefined {
  return sections.find((section) => value <= section.upto);
}

/** The first space beyond a track: there the game is lost. */
export function endOf(sections: readonly { upto: number }[]): number {
  return (sections.at(-1)?.upto ?? 0) + 1;
}

/** Laws that no card covers, and finished technologies. */
export function inForce(view: FrostpunkView, pack: PackInfo): CardInfo[] {
  const covered = view.display.map((laid) => laid.covers);
  return [...view.passed.filter((law) => !covered.includes(law)), ...view.finished].flatMap(
    (id) => pack.cards[id] ?? [],
  );
}

/** The kind that is fed in a round (Q23). */
export function fedIn(tracks: Tracks, round: number): Kind {
  return tracks.fed[(Math.max(1, round) - 1) % tracks.fed.length]!;
}

const HUNGER_PHASE = 8;

export interface FoodAhead {
  /** The round of the next meal, who eats, and how much food they need. */
  round: number;
  kind: Kind;
  needed: number;
  /** Food that goes against the hunger of last time, and the hunger that stays and takes its toll. */
  stilled: number;
  starving: number;
  discontent: number;
  deaths: number;
  lost: boolean;
  eaten: number;
  /** Food left over, and the new hunger. */
  left: number;
  hunger: number;
}

/** The next hunger phase (F4.18, F4.19), if nothing changes until then. */
export function foodAhead(view: FrostpunkView, pack: PackInfo): FoodAhead {
  const round = view.phase > HUNGER_PHASE ? view.round + 1 : Math.max(1, view.round);
  const kind = fedIn(pack.tracks, round);
  const rules = inForce(view, pack).map((card) => card.rules ?? {});
  const stilled = Math.min(view.food, view.hunger);
  const starving = view.hunger - stilled;
  const section = sectionOf(pack.tracks.hunger, starving);
  const heads = view.people[KINDS.indexOf(kind)]?.number ?? 0;
  const needed = rules.some((rule) => rule.thin_soup === kind) ? Math.ceil(heads / 2) : heads;
  const eaten = Math.min(view.food - stilled, needed);
  const relief = rules.reduce((sum, rule) => sum + Number(rule.hunger_relief ?? 0), 0);
  return {
    round,
    kind,
    needed,
    stilled,
    starving,
    eaten,
    discontent: section?.discontent ?? 0,
    deaths: section?.deaths ?? 0,
    lost: starving >= endOf(pack.tracks.hunger),
    left: view.food - stilled - eaten,
    hunger: Math.max(0, needed - eaten - relief),
  };
}

/** The citizens who fall sick in the generator phase if the output stays: strictly between output and cold (Q5). */
export function freezing(tracks: Tracks, output: number, cold: number): Kind[] {
  return tracks.heat.slice(output + 1, cold).flatMap((space) => space.sick ?? []);
}

/** Figures of a kind that stand somewhere at work. */
export function atWork(view: FrostpunkView, figure: number): number {
  const places = [
    view.busy,
    view.gathered.map(([, who]) => who),
    ...[...view.built, ...view.display, ...view.scenario].map((place) => place.figures),
  ];
  return places.flat().filter((who) => who === figure).length;
}

export interface Figures {
  ready: number;
  working: number;
  resting: number;
  scouting: number;
}

export function figuresOf(view: FrostpunkView, index: number): Figures {
  const working = atWork(view, index);
  if (FIGURES[index] === "automaton") return { ready: view.automata_ready, working, resting: 0, scouting: 0 };
  const people = view.people[index]!;
  return { ready: people.ready, working, resting: people.resting, scouting: people.scouting };
}

/** Warm sleeping places at an output, as far as somebody can use them, and the figures that need one (F4.20, Q15). */
export function bedsAt(view: FrostpunkView, pack: PackInfo, output: number): { beds: number; sleepers: number } {
  const more = inForce(view, pack).reduce((sum, card) => sum + Number(card.rules?.shelter_places ?? 0), 0);
  const count = (forChildren: boolean): number =>
    view.built.reduce((sum, built, index) => {
      const info = pack.buildings[built.building];
      const warm = output >= (view.built_warm_from[index] ?? Infinity);
      return info?.places && warm && (info.for_children ?? false) === forChildren ? sum + info.places + more : sum;
    }, 0);
  const needing = KINDS.map((_, index) => {
    const { ready, working, resting } = figuresOf(view, index);
    return ready + working + resting;
  });
  const inNursery = Math.min(needing[KINDS.indexOf("child")]!, count(true));
  return { beds: inNursery + count(false), sleepers: needing.reduce((sum, figures) => sum + figures, 0) };
}

/** How many citizens can go before the kind has one figure less. */
export function beforeLoss(tracks: Tracks, kind: Kind, number: number): number {
  const below = tracks.population[kind].filter((section) => section.upto < number).at(-1)?.upto ?? -1;
  return number - below;
}

export type Alarm = "calm" | "near" | "last";

export interface Danger {
  /** The cause of defeat, as the rules name it. */
  cause: "hope" | "discontent" | "malfunction" | "sickness" | "hunger" | "corpses";
  icon: string;
  now: number;
  /** Where the game is lost. */
  end: number;
  /** Steps that are left. */
  left: number;
  alarm: Alarm;
}

const MOST_HOPE = 6;
const SIXTH_DISCONTENT = 6;
const STRESS_SPACES = 10;

/** Every way to lose (F1.2) and how far away it is. */
export function dangers(view: FrostpunkView, pack: PackInfo): Danger[] {
  const sick = Math.max(0, ...view.people.map((people) => people.sick));
  const step = (left: number, near: number, last: number): Alarm =>
    left <= last ? "last" : left <= near ? "near" : "calm";
  const stress = view.stress + view.overload;
  const toOverload = Math.max(0, STRESS_SPACES + 1 - stress);
  const sickEnd = endOf(pack.tracks.sickness);
  const hungerEnd = endOf(pack.tracks.hunger);
  const { starving } = foodAhead(view, pack);
  return [
    {
      cause: "hope",
      icon: "hope",
      now: view.hope.length,
      end: MOST_HOPE,
      left: view.hope.length,
      alarm: step(view.hope.length, 2, 1),
    },
    {
      cause: "discontent",
      icon: "discontent",
      now: view.discontent.length,
      end: SIXTH_DISCONTENT,
      left: SIXTH_DISCONTENT - view.discontent.length,
      alarm: step(SIXTH_DISCONTENT - view.discontent.length, 2, 1),
    },
    {
      cause: "malfunction",
      icon: view.overheated ? "overload" : "stress",
      now: stress,
      end: STRESS_SPACES + 1,
      left: toOverload,
      alarm: view.overheated ? step(toOverload, 6, 3) : step(toOverload, 3, 0),
    },
    {
      cause: "sickness",
      icon: "sick",
      now: sick,
      end: sickEnd,
      left: Math.max(0, sickEnd - sick),
      alarm: step(sickEnd - sick, 10, 4),
    },
    {
      cause: "hunger",
      icon: "hunger",
      now: view.hunger,
      end: hungerEnd,
      left: Math.max(0, hungerEnd - view.hunger),
      alarm: starving ? step(hungerEnd - starving, hungerEnd - 1, 6) : "calm",
    },
    {
      cause: "corpses",
      icon: "corpses",
      now: view.corpses,
      end: pack.tracks.corpses,
      left: Math.max(0, pack.tracks.corpses - view.corpses),
      alarm: step(pack.tracks.corpses - view.corpses, 5, 2),
    },
  ];
}
