// The view of a game of Frostpunk and the content of its pack, as the server sends them.

import type { DiscontentKind, HopeKind, Insulation, Kind } from "./types.gen";

export type * from "./types.gen";

export const KINDS: Kind[] = ["worker", "engineer", "child"];
/** Figures on the map are numbers: 0 worker, 1 engineer, 2 child, 3 automaton. */
export type Figure = Kind | "automaton";
export const FIGURES: Figure[] = ["worker", "engineer", "child", "automaton"];
export type TokenKind = HopeKind | DiscontentKind;
/** From the nearest to the farthest zone: A, B, C. */
export const LEVELS: Insulation[] = ["red", "orange", "yellow"];
