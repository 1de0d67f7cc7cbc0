// The stage of a table: what is new in the log since the page last looked is played there, beat by beat.

import { pageOf } from "../lib/gamepages";
import { settings } from "../lib/settings.svelte";
import { say, texts } from "../lib/texts.svelte";
import { stretch, still } from "../table/motion";
import { seatName } from "../table/names";
import { packOf } from "../table/packs";
import type { LogLine, TableInfo } from "../table/types";
import { beatsOf, type Beat, type BeatBook } from "./book";
import { BeatQueue, wallClock, type Clock } from "./queue";
import { hear } from "./hearing";

export class Stage {
  /** What is played now. */
  beat = $state.raw<Beat | null>(null);
  /** How many times as fast as its pace. */
  speed = $state(1);
  /** Counts the beats, so that each is drawn anew. */
  number = $state(0);

  readonly #queue: BeatQueue<Beat>;
  readonly #clock: Clock;
  #cues: (() => void)[] = [];
  /** The number of moves whose lines have been played; null before the first look. */
  #shown: number | null = null;
  #closed = false;

  constructor(clock: Clock = wallClock) {
    this.#clock = clock;
    const tempo = () => ({ stretch: stretch(), still: still(), hurries: settings.all.others === "short" });
    this.#queue = new BeatQueue<Beat>(clock, tempo, (beat, speed) => this.#show(beat, speed));
  }

  /** Only captions, and nobody waits for them: a choice can be made at once. */
  get still(): boolean {
    return still();
  }

  get playing(): boolean {
    return this.beat !== null;
  }

  /** The table as it is now. What was there when the page opened is not played, nor what was taken back. */
  follow(table: TableInfo): void {
    const before = this.#shown;
    this.#shown = table.ply;
    if (before === null) {
      void this.#book(table);
      return;
    }
    if (table.ply < before) this.end();
    const fresh = table.log.filter(({ ply }) => ply > before && ply <= table.ply);
    if (fresh.length) void this.play(fresh, table);
  }

  /** Plays these lines of the log (once more); settled at their end. */
  async play(lines: readonly LogLine[], table: TableInfo): Promise<void> {
    if (settings.all.pace === "off") return;
    const [book, pack] = await this.#book(table);
    if (!book || this.#closed) return;
    const nameOf = (seat: number): string => seatName(table.seats, seat, say);
    const shown = settings.all.others === "none" ? lines.filter((line) => this.#ownOrNobodys(line, table)) : lines;
    this.#queue.add(beatsOf(shown, book, { view: table.view, pack, say, nameOf }, table.seat));
    await this.#queue.ended();
  }

  next = (): void => this.#queue.next();

  end = (): void => this.#queue.end();

  hold = (held: boolean): void => this.#queue.hold(held);

  close(): void {
    this.#closed = true;
    this.end();
  }

  #ownOrNobodys(line: LogLine, table: TableInfo): boolean {
    return line.seat === null || table.seat === null || line.seat === table.seat;
  }

  async #book(table: TableInfo): Promise<[BeatBook<unknown, unknown> | null, unknown]> {
    try {
      const found = await Promise.all([pageOf(table.game).beats?.(), packOf(table.game, table.pack, texts.language)]);
      return [found[0]?.default ?? null, found[1]];
    } catch {
      return [null, null]; // What happened stands in the log, too.
    }
  }

  #show(beat: Beat | null, speed: number): void {
    this.speed = speed;
    if (this.beat === beat) return;
    for (const silence of this.#cues.splice(0)) silence();
    this.beat = beat;
    if (!beat) return;
    this.number += 1;
    const slow = still() ? 0 : stretch() / speed;
    for (const [at, sound, strength] of beat.cues)
      this.#cues.push(this.#clock.after(at * slow * 1000, () => hear(sound, strength)));
  }
}
