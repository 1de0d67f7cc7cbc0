// The colours that the seats have chosen. Everywhere a seat has its number beside its colour.

import type { BlackoutView } from "./types";

/** The style that gives each player the colour of the seat. */
export const seatColours = (view: BlackoutView): string =>
  view.players.map(({ colour }, seat) => `--player-${seat + 1}: var(--${colour});`).join(" ");
