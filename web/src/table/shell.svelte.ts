// What the page puts around a game's board: drawers over it, the dock below it, and which tab a phone shows.

import { getContext, setContext, type Snippet } from "svelte";

import type { Stage } from "../stage/stage.svelte";
import { FrameSize } from "./frame.svelte";
import type { TableSession } from "./session.svelte";

/** What lies over the right rail: one thing at a time. */
export type Drawer = "log" | "choices" | "menu" | "orders" | "rules";

export interface ShellParts {
  /** Somebody's seat at a table, with questions to answer; nobody's in a replay. */
  session: () => TableSession | null;
  /** What stands in the dock instead of a question: a replay's slider, the end. */
  dock?: () => Snippet | null;
  /** What the drawers hold. */
  drawer: (which: Drawer) => Snippet | null;
  /** Shows once more what happened since one's own last turn; null: there is nothing to show. */
  again?: () => (() => void) | null;
  /** The story of a game that is over: it takes the place of the board. */
  story?: () => Snippet | null;
  /** Where what happens is played. */
  stage?: Stage;
  /** How much time is left: it stands in the bar. */
  clock?: () => Snippet | null;
  /** How many questions are answered ahead. */
  orders?: () => number;
  /** How many messages are new. */
  unread?: () => number;
  /** For a room, not for a person. */
  big?: boolean;
  /** What tests and styles want to know about the whole. */
  attributes?: () => Record<string, unknown>;
}

export class Shell {
  readonly parts: ShellParts;
  readonly frame: FrameSize;
  drawer = $state<Drawer | null>(null);
  /** What a game lays over the stage: a law book, a hospital. Null: nothing. */
  sheet = $state<string | null>(null);
  /** What a phone shows; null: what the question needs. */
  tab = $state<string | null>(null);
  /** Whether a game that is over tells its story; else its board is looked at. */
  telling = $state(true);
  /** Whether the rule behind the question is shown. */
  why = $state(false);
  /** What the rulebook beside the table was opened for: a rule, or nothing. */
  rule = $state("");
  /** Where the focus goes when the rulebook is put away. */
  #came: Element | null = null;

  constructor(parts: ShellParts) {
    this.parts = parts;
    this.frame = new FrameSize(() => parts.big ?? false);
  }

  toggle(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  /** Opens the rulebook beside the table. Whoever comes from a panel goes back to the button that opened that. */
  read(rule = ""): void {
    const focused = document.activeElement;
    this.#came = focused?.closest("aside, .drawer") ? document.querySelector('#main [aria-expanded="true"]') : focused;
    this.rule = rule;
    this.drawer = "rules";
    this.why = false;
  }

  /** Puts the rulebook away. */
  shut(): void {
    this.drawer = null;
    const back = this.#came?.isConnected ? this.#came : document.getElementById("main");
    (back as HTMLElement | null)?.focus({ preventScroll: true });
  }

  open(sheet: string): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }

  /** Shows a tab of a phone, and nothing that lies over it. */
  turnTo(tab: string): void {
    this.tab = tab;
    this.sheet = null;
    this.drawer = null;
  }

  /** Closes what lies on top; says whether there was anything. */
  close(): boolean {
    const had = this.why || this.drawer !== null || this.sheet !== null;
    if (this.why) this.why = false;
    else if (this.drawer === "rules") this.shut();
    else if (this.drawer !== null) this.drawer = null;
    else this.sheet = null;
    return had;
  }
}

const KEY = Symbol("shell");

export function provideShell(parts: ShellParts): Shell {
  return setContext(KEY, new Shell(parts));
}

/** A shell for a component that stands alone, in a test. */
export function shellContext(shell: Shell): Map<symbol, Shell> {
  return new Map([[KEY, shell]]);
}

export function useShell(): Shell {
  return getContext<Shell>(KEY);
}
