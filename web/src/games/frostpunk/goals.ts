// What the scenario asks for, in words.

import type { Board } from "./board.svelte";
import type { Goal } from "./types";

const PLAIN = ["on-card", "food", "round"];

/** "Beacon by round 4", "6 of 10 resources by round 15". */
export function goalText(board: Board, { what, round, have, want }: Goal): string {
  if (what === "round") return board.say("frost-goal-survive", { round: want });
  if (PLAIN.includes(what)) return board.say(`frost-goal-${what}`, { round, have, want });
  return board.say("frost-goal-building", { building: board.building(what).title, round, count: want });
}

/** "not built", "6 of 10". */
export function goalState(board: Board, { what, have, want, met }: Goal): string {
  if (met) return board.say("frost-goal-met");
  if (what === "round") return board.say("frost-goal-rounds-left", { count: want - have });
  if (what === "on-card") return board.say("frost-goal-loaded", { have, want });
  if (PLAIN.includes(what)) return board.say("frost-goal-part", { have, want });
  return board.say("frost-goal-unbuilt", { have, want });
}

/** What is due next, and what comes after it. */
export function goalsAhead(board: Board): Goal[] {
  const due = ({ round, what, want }: Goal): number => round || (what === "round" ? want : 99);
  return [...board.view.outlook.goals].sort(
    (one, other) => Number(one.met) - Number(other.met) || due(one) - due(other),
  );
}
