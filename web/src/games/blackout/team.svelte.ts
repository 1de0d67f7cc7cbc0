// Who is to go and search: what the rules suggest, until somebody changes it. Nothing is played before all set out.

import type { Board } from "./board.svelte";

interface Chosen {
  /** The question that it answers. */
  at: string;
  cards: readonly string[];
  tokens: number;
}

export class Team {
  readonly #board: Board;
  #chosen = $state.raw<Chosen | null>(null);

  constructor(board: Board) {
    this.#board = board;
  }

  get #at(): string {
    const { search } = this.#board.outlook;
    return `${this.#board.table.ply} ${search?.tile} ${this.#board.seat}`;
  }

  get #now(): Chosen {
    if (this.#chosen?.at === this.#at) return this.#chosen;
    const { proposal } = this.#board;
    const cards = proposal.filter((move) => move.startsWith("join ")).map((move) => move.slice(5));
    return { at: this.#at, cards, tokens: proposal.filter((move) => move === "gps").length };
  }

  /** Who has joined the team for good, as long as nobody takes that back. */
  get joined(): readonly string[] {
    return this.#board.outlook.search?.team ?? [];
  }
  get tokens(): number {
    return this.#now.tokens;
  }
  /** Everybody who is to go. */
  get going(): readonly string[] {
    return [...this.joined, ...this.#now.cards];
  }
  /** With what each of them adds. */
  get total(): number {
    const adds = (verb: string, args = {}): number => Number(this.#board.offer(verb, args)?.detail.adds ?? 0);
    const cards = this.#now.cards.reduce((sum, card) => sum + adds("join", { card }), 0);
    return (this.#board.outlook.search?.total ?? 0) + cards + this.tokens * adds("gps");
  }
  get missing(): number {
    return Math.max(0, (this.#board.outlook.search?.needed ?? 0) - this.total);
  }
  /** All of it, in a row; nothing while they cannot set out. */
  get moves(): readonly string[] {
    if (this.missing || !this.going.length) return [];
    const { cards, tokens } = this.#now;
    return [...cards.map((card) => `join ${card}`), ...Array<string>(tokens).fill("gps"), "go"];
  }

  toggle(card: string): void {
    const { at, cards, tokens } = this.#now;
    const others = cards.filter((other) => other !== card);
    this.#chosen = { at, tokens, cards: others.length < cards.length ? others : [...cards, card] };
  }

  /** So many tokens more, or fewer. */
  add(tokens: number): void {
    this.#chosen = { ...this.#now, tokens: this.tokens + tokens };
  }
}
