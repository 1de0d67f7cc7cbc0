// The view of a game of Blackout and the content of its pack, as the server sends them.

import type { Gain, Pay } from "./types.gen";

export type * from "./types.gen";

/** What goes or comes. */
export type Bundle = Pay | Gain;
