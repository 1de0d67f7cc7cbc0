// What the parts of the board share, beside what every game's board shares.

import { getContext, setContext } from "svelte";

import { type BoardProps as Props, GameBoard } from "../../table/board.svelte";
import type { BlackoutView, CardInfo, PackInfo, PlayerView } from "./types";

export type { Mode } from "../../table/board.svelte";
export type BoardProps = Props<BlackoutView, PackInfo>;

export class Board extends GameBoard<BlackoutView, PackInfo, "card" | "district" | "tile"> {
  /** The hand card that was clicked or is dragged in order to plan it. */
  picked = $state<string | null>(null);
  /** The other player whose board is unfolded. */
  unfolded = $state<number | null>(null);

  get me(): PlayerView | null {
    return this.seat === null ? null : (this.view.players[this.seat] ?? null);
  }

  card(id: string): CardInfo {
    return this.pack.cards[id] ?? { id, kind: "volunteer", title: id, lines: [] };
  }

  /** Who has done which goal of an emergency plan; in the campaign everybody may work on the same one. */
  plansDone(plan: string): [seat: number, goal: number][] {
    return this.view.players.flatMap(({ emergency }, seat) =>
      emergency?.card === plan ? emergency.done.map((goal): [number, number] => [seat, goal]) : [],
    );
  }
}

const KEY = Symbol("blackout board");

export function provideBoard(props: () => BoardProps): Board {
  return setContext(KEY, new Board(props));
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
