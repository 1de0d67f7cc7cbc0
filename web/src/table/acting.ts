import type { Acting } from "./types";

/** For a board that is only looked at. */
export const still: Acting = {
  decision: null,
  busy: false,
  hovered: null,
  hover: () => {},
  choose: () => {},
};
