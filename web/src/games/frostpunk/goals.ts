// What the scenario asks for, in words.

import type { Board } from "./board.svelte";
import type { Goal } from "./types";

/** What has words for goals: the board, or a beat on the stage. */
export type Teller = Pick<Board, "say" | "building" | "card">;

const PLAIN = ["on-card", "food", "round"];

/** "Beacon by round 4", "6 of 10 resources by round 15". */
export function goalText(board: Teller, { what, round, have, want }: Goal): string {
  if (what === "round") return board.say("frost-goal-survive", { round: want });
  if (PLAIN.includes(what)) return board.say(`frost-goal-${what}`, { round, have, want });
  return board.say("frost-goal-building", { building: board.building(what).title, round, count: want });
}

/** How it is reached: "Build it for 3 wood, on both fields of a sector", "on \"Lay in fuel\""; nothing to say: "". */
export function goalHow(board: Teller, { what, card, met }: Goal): string {
  if (met || what === "food" || what === "round") return "";
  if (what === "on-card") return board.say("frost-goal-how-card", { card: board.card(card).title });
  const { price = "", large = false } = board.building(what);
  return board.say("frost-goal-how-building", { price, large: Number(large) });
}

/** What comes of it: "Round 4: Either (A) +1 hope; or (B) −1 discontent." */
export function goalBrings(board: Teller, { card, round, what, want }: Goal): string {
  const asked = board
    .card(card)
    .tasks?.find((task) => task.round === round && task.what === what && task.want === want);
  return asked?.brings ?? "";
}

/** "not built", "6 of 10". */
export function goalState(board: Teller, { what, have, want, left, met }: Goal): string {
  if (met) return board.say("frost-goal-met");
  if (what === "round") return board.say("frost-goal-rounds-left", { count: left });
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
