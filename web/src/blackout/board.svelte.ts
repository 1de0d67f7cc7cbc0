// What the parts of the board share: the table, the pack, what can be done, what is pointed at.

import { getContext, setContext } from "svelte";

import type { Acting, Arg, Decision, Offer, Say, TableInfo } from "../table/types";
import { offerFor } from "./targets";
import type { BlackoutView, CardInfo, PackInfo, PlayerView } from "./types";

export type Mode = "full" | "board" | "hand";

export interface BoardProps {
  table: TableInfo<BlackoutView>;
  pack: PackInfo;
  acting: Acting;
  say: Say;
  mode: Mode;
}

/** What is shown large beside the thing that is pointed at. */
export interface Peek {
  kind: "card" | "district" | "tile";
  id: string;
  at: DOMRect;
}

export class Board {
  #props: () => BoardProps;
  /** The hand card that was clicked or is dragged in order to plan it. */
  picked = $state<string | null>(null);
  peek = $state<Peek | null>(null);
  /** The other player whose board is unfolded. */
  unfolded = $state<number | null>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get table(): TableInfo<BlackoutView> {
    return this.#props().table;
  }
  get view(): BlackoutView {
    return this.#props().table.view;
  }
  get pack(): PackInfo {
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
  /** The seat whose board is "mine": who is asked, else whose eyes these are. */
  get seat(): number | null {
    return this.mode === "board" ? null : (this.decision?.seat ?? this.table.seat);
  }
  get me(): PlayerView | null {
    return this.seat === null ? null : (this.view.players[this.seat] ?? null);
  }

  say: Say = (key, args) => this.#props().say(key, args);

  card(id: string): CardInfo {
    return this.pack.cards[id] ?? { id, kind: "volunteer", title: id, lines: [] };
  }

  nameOf(seat: number): string {
    return this.table.seats[seat]?.name ?? this.say("seat", { number: seat + 1 });
  }

  /** Who has done which goal of an emergency plan; in the campaign everybody may work on the same one. */
  plansDone(plan: string): [seat: number, goal: number][] {
    return this.view.players.flatMap(({ emergency }, seat) =>
      emergency?.card === plan ? emergency.done.map((goal): [number, number] => [seat, goal]) : [],
    );
  }

  offer(verb: string, args: Record<string, Arg> = {}): Offer | undefined {
    return offerFor(this.decision, verb, args);
  }

  /** The attributes that make an element the control of an offered move; nothing without one. */
  target(offer: Offer | undefined, label?: string): Record<string, unknown> {
    if (!offer) return {};
    const choose = (): void => {
      if (this.acting.busy) return;
      this.peek = null;
      this.acting.choose(offer.move);
    };
    const leave = (): void => {
      if (this.acting.hovered === offer.move) this.acting.hover(null);
    };
    return {
      role: "button",
      tabindex: 0,
      "aria-label": label ?? offer.text,
      "aria-disabled": this.acting.busy || undefined,
      "data-move": offer.move,
      "data-hot": this.acting.hovered === offer.move || undefined,
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
      onpointerleave: leave,
      onfocus: () => this.acting.hover(offer.move),
      onblur: leave,
    };
  }
}

const KEY = Symbol("blackout board");

export function provideBoard(props: () => BoardProps): Board {
  return setContext(KEY, new Board(props));
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
