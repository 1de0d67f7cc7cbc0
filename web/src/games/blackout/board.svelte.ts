// What the parts of the board share, beside what every game's board shares.

import { getContext, setContext } from "svelte";

import { type BoardProps as Props, GameBoard } from "../../table/board.svelte";
import type { Offer } from "../../table/types";
import type { CardOutlook, GoalOutlook, Outlook, PlayerOutlook } from "./types";
import { CityCamera } from "./citycamera.svelte";
import { type Scene, sceneOf } from "./scenes";
import { Team } from "./team.svelte";
import type { BlackoutView, CardInfo, PackInfo, PlayerView } from "./types";

export type { Mode } from "../../table/board.svelte";
export type BoardProps = Props<BlackoutView, PackInfo>;

/** What may bring something to light, or let others go on, is chosen first and then done, wherever it stands: the map, the
 *  rondel, the display. What is planned, and what a goal costs and brings, can always be taken back. */
const WEIGHTY = [
  ...["start", "place", "scout", "collect", "turn", "procure", "act", "recover", "restore"],
  ...["buy", "discard", "marker", "refresh", "check"],
];

export class Board extends GameBoard<BlackoutView, PackInfo, "card" | "district" | "tile"> {
  /** The hand card that was clicked or is dragged in order to plan it. */
  picked = $state<string | null>(null);
  /** On a phone there are tabs instead of rails, and no room for everything at once. */
  phone = $state(false);
  /** A low window: rows close up. */
  low = $state(false);
  /** How much larger the words are than drawn. */
  letters = $state(1);
  readonly camera = new CityCamera();
  readonly team = new Team(this);
  /** What somebody looks at meanwhile, instead of what the question needs. */
  looking = $state<Scene | null>(null);

  protected override weighs({ verb, final }: Offer): boolean {
    return final || WEIGHTY.includes(verb);
  }

  get asks(): string {
    return this.question?.asks ?? "";
  }

  /** What the stage shows by itself. */
  get scene(): Scene {
    return sceneOf(this.asks, this.view.phase);
  }

  /** The moves that the rules would make here, in a row. */
  get proposal(): readonly string[] {
    return this.decision?.proposal ?? [];
  }

  get me(): PlayerView | null {
    return this.seat === null ? null : (this.view.players[this.seat] ?? null);
  }

  get outlook(): Outlook {
    return this.view.outlook;
  }

  outlookOf(seat: number): PlayerOutlook {
    return this.outlook.players[seat]!;
  }

  /** What the rules say about an open goal of a player. */
  goalOutlook(seat: number, card: string, goal: number): GoalOutlook | undefined {
    return this.outlook.players[seat]?.goals.find((found) => found.card === card && found.goal === goal);
  }

  /** What a card of the own hand would bring this round. */
  cardOutlook(seat: number, card: string): CardOutlook | undefined {
    return this.outlook.players[seat]?.cards?.find((found) => found.card === card);
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
