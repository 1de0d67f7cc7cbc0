// What a game may bring to the page, besides what every game has. It is all found by its folder; nothing here names one.

import type { Component } from "svelte";

import type { Things } from "../help/finding";
import type { Library } from "../library/entries";
import type { BeatBook } from "../stage/book";
import type { Air } from "../stage/sounds";
import type { BoardProps } from "../table/board.svelte";
import type { LogStyle } from "../table/turns";
import type { Say, TableInfo } from "../table/types";
import type { BestResult, CampaignInfo, Options, StoryInfo } from "./types";

// Each game has its own view and its own pack; here nothing is known about them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Anything = any;

export type Board = Component<BoardProps<Anything, Anything>>;
export type Story = Component<{ table: TableInfo<Anything>; pack: Anything; story: StoryInfo<Anything>; say: Say }>;

/** What its rulebook shows of its table: pictures by their names, in a position, and icons. */
export interface GameBook {
  Drawing: Component<{ name: string; table: TableInfo<Anything>; pack: Anything; say: Say; parts: Anything }>;
  Icon: Component<{ name: string }>;
  /** Of its board: what the pictures are made of. */
  parts: unknown;
}

/** Fetched when it is needed. */
type Later<Part> = () => Promise<{ default: Part }>;

/** The default export of `games/<key>/index.ts`. What a game does not bring is drawn plainly. */
export interface GamePage {
  /** The board, with the theme that it imports. */
  board?: Later<Board>;
  /** How a game that is over tells what became of it, in place of its board. */
  story?: Later<Story>;
  /** What its rulebook is illustrated with; without it there are words only. */
  book?: Later<GameBook>;
  /** How its log reads. */
  log?: Later<LogStyle>;
  /** What of its log is played on the stage. */
  beats?: Later<BeatBook<Anything, Anything>>;
  /** Where the parts of its table are that lessons speak of: a selector for each name. */
  lights?: Later<(part: string) => string>;
  /** Where the things of its table are that can be pointed at, beside its icons. */
  things?: Later<Things>;
  /** All that is printed, to look through. */
  library?: Later<Library<Anything>>;
  /** What is heard all the time at its table. */
  air?: Air;
  /** The picture on the box; it fills its frame. */
  cover?: Later<Component>;
  /** A campaign: where it stands, in a line; and what was earned in it, chapter by chapter. */
  campaign?: {
    standing: Component<{ campaign: CampaignInfo }>;
    progress: Component<{ campaign: CampaignInfo; nameOf: (seat: number) => string }>;
  };
  /** The best results of somebody who played alone. */
  bests?: Component<{ bests: BestResult[] }>;
  /** Parts of the final score that do not add up to the total, and how they are said. */
  notes?: Record<string, "number" | "yes or no">;
  /** What is said of a table in the list besides the name of its game. */
  variant?: (options: Options) => string;
}

const pages = import.meta.glob<GamePage>("../games/*/index.ts", { eager: true, import: "default" });

const byGame = new Map(Object.entries(pages).map(([path, page]) => [path.split("/").at(-2)!, page]));

/** What a game brings; nothing for a game that the page has never heard of. */
export function pageOf(game: string): GamePage {
  return byGame.get(game) ?? {};
}
