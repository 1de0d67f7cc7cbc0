// What the city faces is said by the rules, as part of the view. Here is where the panels look it up.

import type { Board } from "./board.svelte";
import type { Danger, FrostpunkView, HeatingStep } from "./types";

/** The step of the heating that reaches an output; the first one is as it is. */
export function stepAt(view: FrostpunkView, output: number): HeatingStep {
  const { steps } = view.outlook.heating;
  return steps.find((step) => step.output >= output) ?? steps.at(-1)!;
}

export function dangerOf(view: FrostpunkView, cause: Danger["cause"]): Danger {
  return view.outlook.dangers.find((danger) => danger.cause === cause)!;
}

/** Between which rounds the storm comes, by the cards that are left, and what it would ruin; empty: it has gone. */
export function stormText(board: Board): string {
  const { storm } = board.view.outlook;
  if (!storm) return "";
  const ruins = storm.ruins.map(({ building, last }) =>
    board.say("frost-storm-ruins", { building: board.building(building).title, last }),
  );
  return board.say("frost-storm", { first: storm.earliest, last: storm.latest, ruins: board.listed(ruins) });
}
