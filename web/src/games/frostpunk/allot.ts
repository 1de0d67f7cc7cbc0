// Beds, cures, the sick: several answers in a row that only say how many of each kind.

import type { Decision } from "../../table/types";

/** How many of each row; the rows are the moves that are offered first. */
export type Shares = Record<string, number>;

/** So many answers are wanted in a row. */
export function wanted(question: Decision): number {
  const count = Number(question.about.beds ?? question.about.count ?? 1);
  return question.proposal.length ? question.proposal.filter((move) => rowsOf(question).includes(move)).length : count;
}

export function rowsOf(question: Decision): string[] {
  return question.moves.filter(({ verb }) => verb !== "done").map(({ move }) => move);
}

/** The shares that the rules propose; without a word from them none. */
export function proposed(question: Decision): Shares {
  const shares: Shares = Object.fromEntries(rowsOf(question).map((move) => [move, 0]));
  for (const move of question.proposal) if (move in shares) shares[move]! += 1;
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
