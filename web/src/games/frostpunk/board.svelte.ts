// What the parts of the board share, beside what every game's board shares.

import { getContext, setContext } from "svelte";

import { type BoardProps as Props, GameBoard } from "../../table/board.svelte";
import { answer, isAdvised } from "../../table/acting";
import { closed, offersOf, opened, stepsOf, THEN } from "../../table/offers";
import type { Decision, Offer, Refused } from "../../table/types";
import { proposed, proposedBeds, proposedCoal, type Shares, total } from "./allot";
import { CityCamera } from "./citycamera.svelte";
import { drawnAs } from "./icons";
import type { BuildingInfo, CardInfo, FrostpunkView, PackInfo } from "./types";

export type { Mode } from "../../table/board.svelte";
export type BoardProps = Props<FrostpunkView, PackInfo>;

/** A building that could stand on a field, and the moves in a row that put it there. */
export interface Site {
  building: BuildingInfo;
  path: string;
  /** What lies there, and is lost. */
  lost: Record<string, number>;
}

/** Moves that put somebody into one's hand: who goes where is one decision. */
const HOLDING = ["take", "young", "again", "citizen"];
const WORKER = "take worker";

export class Board extends GameBoard<FrostpunkView, PackInfo, "card" | "building" | "field" | "text"> {
  /** The kind of figure that was used last; each round begins with the workers. */
  #kind = $state({ move: WORKER, round: 0 });
  /** The field whose several uses are shown. */
  place = $state<number | null>(null);
  readonly camera = new CityCamera();
  /** Map units for a pixel of the screen. */
  unit = $state(1);
  /** The city is looked at though the stage shows something else. */
  looking = $state(false);

  /** What is asked, as long as it and the fire stay the same: news about other things change nothing here. */
  readonly #asked = $derived.by(() => {
    const { asks = "", about = {}, moves = [], proposal = [] } = this.question ?? {};
    const { output } = this.view;
    return JSON.stringify({ asks, about, output, proposal, moves: moves.map(({ move, verb }) => ({ move, verb })) });
  });
  readonly #same = $derived(JSON.parse(this.#asked) as Decision);
  /** How many of each kind: beds, cures. It begins with what the rules propose. */
  shares: Shares = $derived(proposed(this.#same));
  /** Coal that would be burnt: what would be warm then is shown before any is spent. */
  coal: number = $derived(proposedCoal(this.#same));

  get me(): number | null {
    return this.seat;
  }

  card(id: string): CardInfo {
    return this.pack.cards[id] ?? { id, kind: "dusk", title: id, flavour: "", lines: [], own_lines: [], choices: [] };
  }

  building(id: string): BuildingInfo {
    return this.pack.buildings[id] ?? { id, title: id, lines: [], does: [] };
  }

  /** What stands for something: for a building its picture, for all else its name. */
  picture(name: string): string {
    const building = this.pack.buildings[name];
    return building ? drawnAs(building) : name;
  }

  /** The output marker, or where the coal would put it. */
  get output(): number {
    const { steps } = this.view.outlook.heating;
    return (this.coal && this.offer("fuel") ? steps[this.coal]?.output : undefined) ?? this.view.output;
  }

  /** Beds that can be given together with the coal, as long as it is as much as the rules propose; 0: none. */
  get bedtime(): number {
    const beds = proposedBeds(this.#same).length;
    return beds && this.coal === proposedCoal(this.#same) && total(this.shares) === beds ? beds : 0;
  }

  /** Who could be sent somewhere now. */
  get holdable(): Offer[] {
    return this.question?.asks === "figure" ? offersOf(this.question, ...HOLDING) : [];
  }

  /** Who is in one's hand and goes where one clicks: the kind that was used last, as long as there is one. */
  get held(): Offer | undefined {
    const all = this.holdable;
    const last = this.#kind.round === this.view.round ? this.#kind.move : WORKER;
    return all.find(({ move }) => move === last) ?? all.find(({ verb }) => verb === "take");
  }

  hold(offer: Offer): void {
    this.#kind = { move: offer.move, round: this.view.round };
    this.place = null;
  }

  /** Whoever comes back from another question (a law, a cure) has the workers in hand again. */
  rest(): void {
    this.#kind = { move: WORKER, round: 0 };
  }

  /** What can be done now, with what the one in hand could do, and what only others could: they go by themselves. */
  readonly deeds: Offer[] = $derived.by(() => {
    const held = this.held;
    const ways = held ? [held, ...(held.verb === "take" ? offersOf(this.question, "take") : [])] : [];
    const known = new Set<string>();
    const sent = ways.flatMap(sendings).filter(({ move }) => {
      const deed = stepsOf(move)[1]!;
      return !known.has(deed) && known.add(deed);
    });
    return [...(this.question?.moves ?? []), ...sent];
  });

  /** Who goes there, where it is not the one in hand; empty: the one in hand. */
  senderOf({ move }: Offer): string {
    const [verb, figure = ""] = stepsOf(move)[0]!.split(" ");
    return verb === "take" && this.held && this.held.args.figure !== figure ? figure : "";
  }

  /** What could be built on a field now: with the building whose field is asked for, or with whoever goes to build. */
  sitesAt(field: number): Site[] {
    const build = this.question?.asks === "build" ? "" : this.deed("build")?.move;
    if (build === undefined || !this.decision) return [];
    const { buildings, losses } = this.view.outlook.plans;
    return buildings.flatMap(({ building, sites, possible }) => {
      const site =
        possible && (!this.planned || this.planned === building) && sites.find((fields) => fields.includes(field));
      if (!site) return [];
      const steps = [...(build ? [build] : []), `erect ${building}`, `on ${site[0]}`];
      const lost = losses.find(({ fields }) => String(fields) === String(site))?.lost ?? {};
      return [{ building: this.building(building), path: steps.join(THEN), lost }];
    });
  }

  /** What was chosen from the list, and waits for its field. */
  get planned(): string {
    const chosen = this.question?.moves.find(({ move }) => move === this.acting.selected);
    return chosen?.verb === "erect" ? String(chosen.args.building) : "";
  }

  /** Coal by the flame: the newer order counts. */
  burn = (coal: number): void => {
    this.coal = coal;
    this.acting.select(null);
  };

  /** Does several things in a row. */
  follow(path: string): void {
    if (this.acting.busy) return;
    this.place = this.peek = null;
    answer(this.acting, path);
  }

  /** The mark of a control of one's own that stands for one of these moves, or leads to them. */
  advised(moves: readonly (string | undefined)[]): true | undefined {
    return moves.some((move) => move !== undefined && isAdvised(this.acting, move)) || undefined;
  }

  get refusals(): Refused[] {
    const held = this.held;
    return [...(this.question?.refused ?? []), ...(held ? closed(held) : [])];
  }

  deed(verb: string, args: Offer["args"] = {}): Offer | undefined {
    return this.deeds.find((offer) => offer.verb === verb && matches(offer.args, args));
  }

  denied(verb: string, args: Offer["args"] = {}): Refused | undefined {
    return this.refusals.find((refused) => refused.verb === verb && matches(refused.args, args));
  }
}

/** What the one in hand could do; a card with one action alone is played by its own move. */
function sendings(way: Offer): Offer[] {
  const { deed, ...args } = way.detail as Offer["args"];
  return deed ? [{ ...way, verb: deed as string, args }] : opened(way);
}

function matches(args: Offer["args"], wanted: Offer["args"]): boolean {
  return Object.entries(wanted).every(([name, value]) => args[name] === value);
}

const KEY = Symbol("frostpunk board");

export function provideBoard(props: () => BoardProps): Board {
  return setContext(KEY, new Board(props));
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
