// Beds, cures, the sick: several answers in a row that only say how many of each kind.

import type { Decision } from "../../table/types";
import type { People } from "./types";

/** How many of each row; a row is a move. */
export type Shares = Record<string, number>;

/** How a kind of citizens would stand. */
export type Standing = Pick<People, "number" | "sick" | "tired" | "grave">;

const BED = "bed ";
const FUEL = "fuel";

export function rowsOf(question: Decision): string[] {
  return question.moves.filter(({ verb }) => verb !== "done").map(({ move }) => move);
}

/** The first moves of a proposal that answer the question itself; what follows is asked on its own. */
function answering(question: Decision): string[] {
  const rows = rowsOf(question);
  const end = question.proposal.findIndex((move) => !rows.includes(move));
  return end < 0 ? question.proposal : question.proposal.slice(0, end);
}

/** So many answers are wanted in a row. */
export function wanted(question: Decision): number {
  return answering(question).length || Number(question.about.beds ?? question.about.count ?? 1);
}

/** Coal that is proposed, */
export function proposedCoal(question: Decision): number {
  return question.asks === FUEL ? answering(question).length : 0;
}

/** and the beds that are given with so much of it. */
export function proposedBeds(question: Decision): string[] {
  return question.asks === FUEL ? question.proposal.filter((move) => move.startsWith(BED)) : [];
}

/** The shares that the rules propose; without a word from them none. */
export function proposed(question: Decision): Shares {
  const moves = question.asks === FUEL ? proposedBeds(question) : answering(question);
  const rows = question.asks === FUEL ? moves : rowsOf(question);
  const shares: Shares = Object.fromEntries(rows.map((move) => [move, 0]));
  for (const move of moves) shares[move]! += 1;
  return shares;
}

export function total(shares: Shares): number {
  return Object.values(shares).reduce((sum, share) => sum + share, 0);
}

/** One more here; when all are given, one less where most are. */
export function more(shares: Shares, row: string, most: number): Shares {
  const next = { ...shares, [row]: (shares[row] ?? 0) + 1 };
  if (total(next) <= most) return next;
  const [from] = Object.entries(next)
    .filter(([move, share]) => move !== row && share > 0)
    .sort(([, one], [, other]) => other - one)[0] ?? [""];
  return from ? { ...next, [from]: next[from]! - 1 } : shares;
}

export function fewer(shares: Shares, row: string): Shares {
  return { ...shares, [row]: Math.max(0, (shares[row] ?? 0) - 1) };
}

/** The moves in a row. */
export function movesOf(shares: Shares): string[] {
  return Object.entries(shares).flatMap(([move, share]) => Array.from({ length: share }, () => move));
}
