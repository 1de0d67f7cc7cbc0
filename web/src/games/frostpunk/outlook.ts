// What the city faces is said by the rules, as part of the view. Here is where the panels look it up.

import type { Danger, FrostpunkView, HeatingStep } from "./types";

/** The step of the heating that reaches an output; the first one is as it is. */
export function stepAt(view: FrostpunkView, output: number): HeatingStep {
  const { steps } = view.outlook.heating;
  return steps.find((step) => step.output >= output) ?? steps.at(-1)!;
}

export function dangerOf(view: FrostpunkView, cause: Danger["cause"]): Danger {
  return view.outlook.dangers.find((danger) => danger.cause === cause)!;
}
