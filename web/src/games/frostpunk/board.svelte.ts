// What the parts of the board share, beside what every game's board shares.

import { getContext, setContext } from "svelte";

import { type BoardProps as Props, GameBoard } from "../../table/board.svelte";
import type { Offer } from "../../table/types";
import { offersAt } from "./targets";
import type { BuildingInfo, CardInfo, FrostpunkView, PackInfo } from "./types";

export type { Mode } from "../../table/board.svelte";
export type BoardProps = Props<FrostpunkView, PackInfo>;

/** What the player wants beyond the move that was just sent; it is given up when the server no longer offers it. */
type Plan = { version: number; until: number } & ({ output: number } | { field: number });
const PATIENCE = 60_000;

export class Board extends GameBoard<FrostpunkView, PackInfo, "card" | "building" | "field" | "text"> {
  /** The output that the fuel control points at: what would be warm then is shown before any coal is spent. */
  preview = $state<number | null>(null);
  /** The field that was clicked before a figure was taken: who could act there is asked. */
  place = $state<number | null>(null);
  #plan: Plan | null = null;

  get me(): number | null {
    return this.seat;
  }

  card(id: string): CardInfo {
    return this.pack.cards[id] ?? { id, kind: "dusk", title: id, flavour: "", lines: [], own_lines: [], choices: [] };
  }

  building(id: string): BuildingInfo {
    return this.pack.buildings[id] ?? { id, title: id, lines: [], does: [] };
  }

  /** Burns coal until the output is there: one move after the other. */
  burn(output: number): void {
    const offer = this.offer("fuel");
    if (!offer || this.acting.busy) return;
    this.#plan = { version: this.table.version, until: Date.now() + PATIENCE, output };
    this.acting.choose(offer.move);
  }

  /** Takes a figure and then lets it act on the field, if there is just one way to do so. */
  sendTo(take: Offer, field: number): void {
    if (this.acting.busy) return;
    this.#plan = { version: this.table.version, until: Date.now() + PATIENCE, field };
    this.place = null;
    this.acting.choose(take.move);
  }

  /** Goes on with the plan when the table has answered. */
  follow(): void {
    const plan = this.#plan;
    if (!plan || this.acting.busy || plan.version === this.table.version) return;
    this.#plan = null;
    if (Date.now() > plan.until || !this.decision) return;
    if ("output" in plan) {
      if (this.view.output < plan.output) this.burn(plan.output);
      return;
    }
    const ways = this.decision.asks === "action" ? offersAt(this.decision, plan.field) : [];
    if (ways.length === 1) this.acting.choose(ways[0]!.move);
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
