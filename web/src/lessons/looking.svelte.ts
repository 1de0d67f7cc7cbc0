// What a lesson is about, and where that is on the page now: looked at anew whenever something on the table changes.

import type { LessonInfo } from "../lib/types";
import { ANSWERED, asked, boxesOf, framed, litBy, live, QUESTION, reveal, roomOf, sparing, written } from "./lit";
import { around, joined, type Room, type Seen } from "./placing";

/** What is looked for. */
export interface Sought {
  lesson: LessonInfo;
  /** Changes with every step, and with every move in it. */
  what: string;
  selector: (part: string) => string;
  shown: boolean;
  /** Every move is allowed. */
  free: boolean;
  phone: boolean;
  /** The tab of a phone that the words have turned to. */
  turned: string;
}

/** What answers a question had better stay in sight whatever is lit. */
const ANSWERS = ".stage :is(button, [data-move]:not(svg *))";
const CHANGES = ["viewBox", "data-move", "data-path", "aria-disabled", "aria-checked"] as const;
const MOVED = ["resize", "scroll", "transitionend", "animationend"] as const;
const TOUCHED = ["pointerdown", "wheel", "keydown"] as const;

export class Looking {
  seen = $state.raw<Seen>({ lit: [] });
  room = $state.raw<Room>();
  /** The moment that was looked at last: before that, what is seen is that of the moment before. */
  looked = $state("");

  readonly #sought: () => Sought;
  readonly #watcher: MutationObserver;
  #watched: HTMLElement | null = null;
  #waiting = 0;
  /** What is lit is brought into sight, and again when the table turns away from it: a map that has just learnt its size
   *  looks elsewhere. As soon as somebody touches the table, they look where they like. */
  #touched = "";

  /** Whoever takes something else in hand is heard of. */
  constructor(sought: () => Sought, taken: () => void) {
    this.#sought = sought;
    this.#watcher = new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => attributeName === "aria-checked")) taken();
      this.look();
    });
  }

  look = (): void => {
    cancelAnimationFrame(this.#waiting);
    this.#waiting = requestAnimationFrame(() => {
      this.#watch();
      const { lesson, what, selector, shown, free, phone, turned } = this.#sought();
      const room = roomOf(phone);
      if (!room) return this.look();
      const elements = shown ? litBy(lesson, selector) : [];
      if (turned) elements.push(...document.querySelectorAll(`[data-tab="${turned}"]`));
      if (elements.length && what !== this.#touched) reveal(elements);
      // A phone has no room to spare for what is neither lit nor asked for.
      const keep = [ANSWERS, ...(phone ? [] : lesson.keep.map(selector))].filter(Boolean).join();
      this.room = room;
      this.seen = {
        free,
        lit: joined(sparing(framed(elements).map((box) => around(box, room)))),
        clicked: boxesOf([...(free ? live() : asked(lesson)), ...document.querySelectorAll(ANSWERED)]),
        question: boxesOf(document.querySelectorAll(QUESTION)),
        kept: boxesOf(document.querySelectorAll(keep)),
        written: boxesOf(written()),
      };
      this.looked = lesson.moment;
    });
  };

  /** From now on, until what is given back is called. */
  begin(): () => void {
    const touch = (): void => void (this.#touched = this.#sought().what);
    for (const event of MOVED) addEventListener(event, this.look, true);
    for (const event of TOUCHED) addEventListener(event, touch, { capture: true, passive: true });
    return () => {
      this.#watcher.disconnect();
      cancelAnimationFrame(this.#waiting);
      for (const event of MOVED) removeEventListener(event, this.look, true);
      for (const event of TOUCHED) removeEventListener(event, touch, true);
    };
  }

  /** The table of now: it is drawn anew when it has been away. */
  #watch(): void {
    const main = document.getElementById("main");
    if (main === this.#watched) return;
    this.#watcher.disconnect();
    this.#watched = main;
    if (main) this.#watcher.observe(main, { childList: true, subtree: true, attributeFilter: [...CHANGES] });
  }
}
