// Nothing is chosen that was not meant: what a new question puts under a resting pointer does not hear it at once.

/** Milliseconds for which what is newly under the pointer is deaf; the large button a little longer. */
const BOARD = 250;
const PRIMARY = 350;
/** Milliseconds for which the large button is deaf where it was just pressed for something else, or where "Skip" has
 *  just stood, wherever the pointer goes. */
const CHANGED = 700;
/** Whoever has moved so many px since has seen what is there now. */
const STILL = 3;

type Point = readonly [x: number, y: number];

export class Hearing {
  /** What does not hear clicks now: everything, only the large button, or nothing. */
  deaf = $state<"all" | "primary" | null>(null);
  /** Whoever was on the way to "Skip", or has just pressed the large button, does not press what takes its place. */
  skipped = $state(false);
  #skipping: ReturnType<typeof setTimeout> | undefined;
  #pointer: Point | null = null;
  /** What the first of several quick clicks at one spot was for. */
  #pressed = "";
  /** The last click that was heard was on the large button. */
  #large = false;
  /** Where the pointer was when the question came. */
  #rested: Point | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Another question is asked. Before anybody has pointed anywhere nothing can lie under a pointer. */
  begin(): void {
    this.end();
    if (this.#large) this.skip();
    if (!this.#pointer) return;
    this.#rested = this.#pointer;
    this.deaf = "all";
    this.#timers = [setTimeout(() => (this.deaf = "primary"), BOARD), setTimeout(() => this.end(), PRIMARY)];
  }

  /** "Skip" has gone away, by itself or not; or the large button says something else. */
  skip(): void {
    clearTimeout(this.#skipping);
    this.skipped = true;
    this.#skipping = setTimeout(() => (this.skipped = false), CHANGED);
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.deaf = null;
  }

  /** The pointer is there now. */
  point(x: number, y: number): void {
    this.#pointer = [x, y];
    const [fromX, fromY] = this.#rested ?? this.#pointer;
    if (this.deaf && Math.hypot(x - fromX, y - fromY) > STILL) this.end();
  }

  /** Whether a click is not the second one of a double click on something else, which has gone meanwhile. `clicks`: how
   *  many there were at this spot, as the device counts them. */
  meant(thing: string, clicks: number): boolean {
    if (clicks < 2) this.#pressed = thing;
    return clicks < 2 || thing === this.#pressed;
  }

  /** Whether a click there counts. */
  hears(x: number, y: number, large: boolean): boolean {
    this.point(x, y);
    if (large && this.skipped) return false;
    const heard = !this.deaf || (this.deaf === "primary" && !large);
    if (heard) this.#large = large;
    return heard;
  }
}
