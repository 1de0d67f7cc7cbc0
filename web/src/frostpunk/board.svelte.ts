// What the parts of the board share, beside what every game's board shares.

import { getContext, setContext } from "svelte";

import { type BoardProps as Props, GameBoard } from "../table/board.svelte";
import type { BuildingInfo, CardInfo, FrostpunkView, PackInfo } from "./types";

export type { Mode } from "../table/board.svelte";
export type BoardProps = Props<FrostpunkView, PackInfo>;

export class Board extends GameBoard<FrostpunkView, PackInfo, "card" | "building" | "field" | "text"> {
  /** The output that the fuel control points at: what would be warm then is shown before any coal is spent. */
  preview = $state<number | null>(null);
  /** The field that was clicked before a figure was taken: who could act there is marked. */
  place = $state<number | null>(null);

  get me(): number | null {
    return this.seat;
  }

  card(id: string): CardInfo {
    return this.pack.cards[id] ?? { id, kind: "dusk", title: id, flavour: "", lines: [], option_lines: [] };
  }

  building(id: string): BuildingInfo {
    return this.pack.buildings[id] ?? { id, title: id, lines: [] };
  }

  /** The output marker, or where the fuel control would put it. */
  get output(): number {
    return this.preview ?? this.view.output;
  }
}

const KEY = Symbol("frostpunk board");

export function provideBoard(props: () => BoardProps): Board {
  return setContext(KEY, new Board(props));
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
