// What a game says about its beats: which lines of the log are played on the stage, how long, and with what picture.

import type { Component } from "svelte";

import type { LogLine, Say } from "../table/types";
import type { SoundName } from "./sounds";

/** What a picture is drawn from: the lines that it tells, and the table as it stands after them. */
export interface BeatProps<V, P> {
  lines: readonly LogLine[];
  view: V;
  pack: P;
  say: Say;
  nameOf: (seat: number) => string;
  /** The table as it stood before them, where it was seen. */
  before?: V | null;
  /** Whose move they come from, unless it was made here. */
  by?: number | null;
}

/** A sound, so many seconds after the beat has begun; its strength is from 0 to 1. */
export type Cue = readonly [seconds: number, sound: SoundName, strength?: number];

export interface BeatKind<V, P> {
  /** Seconds, at the normal pace; 0 where there is nothing to tell after all. */
  lasts: number | ((beat: BeatProps<V, P>) => number);
  /** Its picture; without one only the caption is shown. */
  draw?: Component<BeatProps<V, P>>;
  /** What stands at the foot of the stage: the text of its lines where nothing else is said; nothing where it is "". */
  caption?: (beat: BeatProps<V, P>) => string;
  /** The part of the game that it belongs to, where that is certain: it stands in the dock, where nothing is asked yet. */
  part?: (beat: BeatProps<V, P>) => string;
  /** Where in the game it happens, where that is certain: the board shows what was before it, but its bar says that. */
  at?: (beat: BeatProps<V, P>) => Partial<V>;
  /** Whether a line is worth a beat; without it, every one of its kind is. */
  when?: (line: LogLine, scene: Scene<V, P>) => boolean;
  /** Whether a later line belongs to this beat: several deaths are one sheet. */
  joins?: (next: LogLine, lines: readonly LogLine[]) => boolean;
  sounds?: readonly Cue[] | ((beat: BeatProps<V, P>) => readonly Cue[]);
  /** Played for those who did not do it themselves: one's own cube needs no telling. */
  others?: boolean;
  /** Something that happens to the whole table: it takes its time even if another seat has set it off. */
  phase?: boolean;
  /** There is something to read in its picture: whoever learns the game leads on when they have read it. */
  reads?: boolean;
  /** It is read now or never: whoever plays leads on when they have read it, in every game. */
  waits?: (beat: BeatProps<V, P>) => boolean;
}

/** By the kind of the line that begins the beat; other lines are not played. */
export type BeatBook<V, P> = Record<string, BeatKind<V, P>>;

/** A beat that is ready to be played. */
export interface Beat<V = unknown, P = unknown> extends BeatProps<V, P> {
  kind: BeatKind<V, P>;
  seconds: number;
  caption: string;
  part: string;
  at: Partial<V>;
  cues: readonly Cue[];
  /** It tells the turn of another seat: such turns must not keep anybody waiting for long. */
  ofOthers: boolean;
}

type Scene<V, P> = Omit<BeatProps<V, P>, "lines">;

/** The beats of these lines, for somebody who looks through the eyes of this seat. */
export function beatsOf<V, P>(
  lines: readonly LogLine[],
  book: BeatBook<V, P>,
  scene: Scene<V, P>,
  seat: number | null,
): Beat<V, P>[] {
  const found: { kind: BeatKind<V, P>; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const kind = book[line.kind];
    const worth = kind?.when?.(line, scene) !== false;
    const open = found.at(-1);
    // What is worth no beat of its own may belong to one of another kind.
    if (open?.kind.joins?.(line, open.lines) && (worth || open.kind !== kind)) {
      open.lines.push(line);
      continue;
    }
    if (!kind || !worth) continue;
    if (kind.others && line.seat !== null && line.seat === seat) continue;
    found.push({ kind, lines: [line] });
  }
  return found
    .map((beat) => ready(beat.kind, { ...scene, lines: beat.lines }, seat))
    .filter(({ seconds }) => seconds > 0);
}

/** The lines as one text; what is told several times is told once. */
export function told(lines: readonly LogLine[], say: Say): string {
  const times = new Map<string, number>();
  for (const { text } of lines) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, count]) => (count > 1 ? `${text} ×${count}` : text)).join(say("list-sentences"));
}

function ready<V, P>(kind: BeatKind<V, P>, beat: BeatProps<V, P>, seat: number | null): Beat<V, P> {
  const by = beat.lines[0]!.seat ?? beat.by ?? null;
  return {
    ...beat,
    kind,
    seconds: typeof kind.lasts === "number" ? kind.lasts : kind.lasts(beat),
    caption: kind.caption ? kind.caption(beat) : told(beat.lines, beat.say),
    part: kind.part?.(beat) ?? "",
    at: kind.at?.(beat) ?? {},
    cues: (typeof kind.sounds === "function" ? kind.sounds(beat) : kind.sounds) ?? [],
    ofOthers: !kind.phase && by !== null && by !== seat,
  };
}
