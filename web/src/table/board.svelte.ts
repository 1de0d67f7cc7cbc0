// What the parts of any game's board share: the table, the pack, what can be done, what is pointed at.

import { asked, asksFirst, focusing, isAdvised, pick } from "./acting";
import { offerFor, refusedFor } from "./offers";
import type { Acting, Arg, Decision, Offer, Refused, Say, TableInfo } from "./types";

/** All of it, the public part for a big screen, or the own seat on a phone beside it. */
export type Mode = "full" | "board" | "hand";

export interface BoardProps<V, P> {
  table: TableInfo<V>;
  pack: P;
  acting: Acting;
  say: Say;
  mode: Mode;
}

/** What is shown large beside the thing that is pointed at. */
export interface Peek<K extends string = string> {
  kind: K;
  id: string;
  at: DOMRect;
}

export class GameBoard<V, P, K extends string = string> {
  #props: () => BoardProps<V, P>;
  #peek = $state.raw<{ version: number; peek: Peek<K> } | null>(null);

  constructor(props: () => BoardProps<V, P>) {
    this.#props = props;
  }

  /** What is shown large. When the table has changed, something else may lie there. */
  get peek(): Peek<K> | null {
    return this.#peek?.version === this.table.version ? this.#peek.peek : null;
  }
  set peek(peek: Peek<K> | null) {
    this.#peek = peek && { version: this.table.version, peek };
  }

  get table(): TableInfo<V> {
    return this.#props().table;
  }
  get view(): V {
    return this.#props().table.view;
  }
  get pack(): P {
    return this.#props().pack;
  }
  get acting(): Acting {
    return this.#props().acting;
  }
  get mode(): Mode {
    return this.#props().mode;
  }
  get decision(): Decision | null {
    return this.mode === "board" ? null : this.acting.decision;
  }
  /** What glows: the own question, or the leader's if this seat may say something about it. */
  get question(): Decision | null {
    return this.mode === "board" ? null : asked(this.acting);
  }
  /** The seat whose board is "mine": who is asked, else whose eyes these are. */
  get seat(): number | null {
    return this.mode === "board" ? null : (this.decision?.seat ?? this.table.seat);
  }

  /** Whether moves of this kind can, now and then, not be taken back: then all of them take the same number of clicks. */
  protected weighs({ final }: Offer): boolean {
    return final;
  }

  say: Say = (key, args) => this.#props().say(key, args);

  /** One after the other, as the language separates them. */
  listed(parts: readonly string[]): string {
    return parts.join(this.say("list-comma"));
  }

  nameOf(seat: number): string {
    return this.table.seats[seat]?.name ?? this.say("seat", { number: seat + 1 });
  }

  offer(verb: string, args: Record<string, Arg> = {}): Offer | undefined {
    return offerFor(this.question, verb, args);
  }

  /** Why something that looks like a choice is none. */
  refused(verb: string, args: Record<string, Arg> = {}): Refused | undefined {
    return refusedFor(this.question, verb, args);
  }

  /** The attributes that make an element the control of an offered or suggested move; nothing without one.
   *  Its name is the text of the move, or the label; null where what it shows says it. */
  target(offer: Offer | undefined, label?: string | null, refused?: Refused): Record<string, unknown> {
    if (!offer) return refused ? this.#dim(refused) : {};
    const choose = (): void => {
      if (this.acting.busy) return;
      this.peek = null;
      pick(this.acting, offer, asksFirst(offer, this.weighs(offer)));
    };
    const leave = (): void => {
      if (this.acting.hovered === offer.move) this.acting.hover(null);
    };
    const own = this.acting.decision !== null;
    const said = this.acting.suggestions.some(({ seat, move }) => seat === this.table.seat && move === offer.move);
    return {
      role: "button",
      tabindex: 0,
      "aria-label": label === null ? undefined : (label ?? offer.text),
      "aria-disabled": this.acting.busy || undefined,
      "aria-pressed": own ? undefined : said,
      [own ? "data-move" : "data-suggest"]: offer.move,
      "data-hot": this.acting.hovered === offer.move || undefined,
      "data-selected": this.acting.selected === offer.move || undefined,
      "data-advised": isAdvised(this.acting, offer.move) || undefined,
      onclick: (event: Event) => {
        event.stopPropagation();
        choose();
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.currentTarget instanceof HTMLButtonElement || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        event.stopPropagation();
        choose();
      },
      onpointerenter: () => this.acting.hover(offer.move),
      // Whatever the element stood for when it was entered.
      onpointerleave: () => this.acting.hover(null),
      onfocus: focusing(() => this.acting.hover(offer.move)),
      onblur: leave,
    };
  }

  /** What is refused says why when it is pointed at; it can be found, but not chosen. What a choice leaves under a
   *  resting pointer says nothing: nobody asked. */
  #dim(refused: Refused): Record<string, unknown> {
    const point = (): void => this.acting.hover(refused.move);
    const leave = (): void => this.acting.hover(null);
    return {
      "data-refused": refused.move,
      "aria-description": refused.text,
      onpointermove: point,
      onpointerleave: leave,
      // A finger does not stay: what was tapped goes on saying why.
      onclick: point,
      // Buttons can be reached with the keyboard.
      onfocus: focusing(point),
      onblur: leave,
    };
  }
}
