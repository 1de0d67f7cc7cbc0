// The log as people remember it: one entry for what somebody did in a row, with what came of it.

import type { Component } from "svelte";

import { pageOf } from "../lib/gamepages";
import type { PlainCard, PlainPack } from "../lib/types";
import type { LogLine } from "./types";

// Each game has its own pack; here nothing is known about them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Anything = any;

/** How the log of a game reads. */
export interface LogStyle {
  /** Nobody wants to read this again. */
  quiet: (line: LogLine) => boolean;
  /** Kinds that begin an entry, whoever did the last thing. */
  heads: ReadonlySet<string>;
  /** Kinds of which nothing that came of them is folded away: nobody chose it. */
  whole?: ReadonlySet<string>;
  /** Kinds of which several in a row are one entry. */
  series?: ReadonlySet<string>;
  /** Kinds that divide the log: a round begins. */
  parts: ReadonlySet<string>;
  /** The name of the picture of a kind, for those that have one. */
  pictures: Readonly<Record<string, string>>;
  /** Draws a picture as large as the text. */
  Icon: Component<{ name: string }> | null;
  /** Of its pack what a line may name by its title, and what there is to read about it. */
  printed: (pack: Anything) => Readonly<Record<string, PlainCard>>;
}

/** Every pack has cards. */
export const cardsIn = (pack: Partial<PlainPack>): PlainPack["cards"] => pack.cards ?? {};

const PLAIN: LogStyle = {
  quiet: () => false,
  heads: new Set(),
  parts: new Set(["round"]),
  pictures: {},
  Icon: null,
  printed: cardsIn,
};

export interface ToldLine {
  line: LogLine;
  /** Its place in the whole log. */
  index: number;
  /** How often it is told in a row. */
  times: number;
}

export interface Turn {
  seat: number | null;
  lines: ToldLine[];
  /** The numbers of the first and the last move that it is about. */
  from: number;
  to: number;
  /** It begins a part of the log and stands alone. */
  divides: boolean;
}

/** What is told several times in a row is told once. What is new to the player (`fresh`) begins an entry. */
export function turnsOf(log: readonly LogLine[], style: LogStyle = PLAIN, fresh = -1): Turn[] {
  const turns: Turn[] = [];
  let marked = false;
  log.forEach((line, index) => {
    if (style.quiet(line)) return;
    const begins = !marked && fresh >= 0 && index >= fresh;
    marked ||= begins;
    const turn = turns.at(-1);
    if (!turn || begins || !continues(turn, line, style)) {
      const divides = style.parts.has(line.kind);
      turns.push({ seat: line.seat, lines: [{ line, index, times: 1 }], from: line.ply, to: line.ply, divides });
      return;
    }
    turn.to = line.ply;
    const last = turn.lines.at(-1)!;
    if (last.line.text === line.text && last.line.kind === line.kind) last.times += 1;
    else turn.lines.push({ line, index, times: 1 });
  });
  return turns;
}

/** What the same seat does goes on; so does what comes of it in the same move. */
function continues(turn: Turn, line: LogLine, style: LogStyle): boolean {
  if (turn.divides || style.parts.has(line.kind)) return false;
  if (style.heads.has(line.kind)) return false;
  if (style.series?.has(line.kind) && turn.lines.at(-1)!.line.kind !== line.kind) return false;
  return line.seat === turn.seat || (line.seat === null && line.ply === turn.to);
}

export interface Piece {
  text: string;
  /** The card that it names. */
  card?: string;
}

/** The ids of the cards that a line is about. */
export function cardsOf(line: Pick<LogLine, "data">): string[] {
  return ["card", "cards", "fate", "building"]
    .flatMap((name) => line.data[name] ?? [])
    .filter((id): id is string => typeof id === "string");
}

/** A text, taken apart where it names one of these cards. */
export function pieces(text: string, cards: readonly (readonly [id: string, title: string])[]): Piece[] {
  for (const [card, title] of cards) {
    const at = title ? text.indexOf(title) : -1;
    if (at < 0) continue;
    return [
      ...pieces(text.slice(0, at), cards),
      { text: title, card },
      ...pieces(text.slice(at + title.length), cards),
    ];
  }
  return text ? [{ text }] : [];
}

/** The style of a game's log, plain until the game has brought its own. */
export async function styleOf(game: string): Promise<LogStyle> {
  return (await pageOf(game).log?.())?.default ?? PLAIN;
}

export { PLAIN };
