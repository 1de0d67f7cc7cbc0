// Beats wait for each other. Nothing here knows what they look like; the clock is given, so that a test can turn it.

export interface Clock {
  now(): number;
  /** Calls back after so many milliseconds; what it returns stops that. */
  after(milliseconds: number, done: () => void): () => void;
}

/** What the queue must know of a beat. */
export interface Timed {
  seconds: number;
  ofOthers: boolean;
  /** It stays until somebody leads on. */
  waits?: boolean;
}

export interface Tempo {
  /** How much longer than written everything takes. */
  stretch: number;
  /** Turns of others are hurried after a while. */
  hurries: boolean;
}

/** Holding the key, and turns of others that have taken their time, run so many times as fast. */
const FAST = 4;
/** The turns of others take so many seconds at most at their own pace. */
const PATIENCE = 6;
/** After a long absence only the last ones are played. */
const MOST = 24;

export const wallClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, done) => {
    const timer = setTimeout(done, milliseconds);
    return () => clearTimeout(timer);
  },
};

export class BeatQueue<B extends Timed> {
  readonly #clock: Clock;
  readonly #tempo: () => Tempo;
  /** Called with each beat that begins, with null at the end, and again where its speed changes. */
  readonly #show: (beat: B | null, speed: number) => void;
  #waiting: B[] = [];
  #beat: B | null = null;
  /** What is left of the beat, in milliseconds of its own time, as of `#from`. */
  #left = 0;
  #from = 0;
  #speed = 1;
  #held = false;
  #hurried = false;
  /** How long others have been watched since the queue began. */
  #watched = 0;
  #stop: (() => void) | null = null;
  #ended: (() => void)[] = [];

  constructor(clock: Clock, tempo: () => Tempo, show: (beat: B | null, speed: number) => void) {
    this.#clock = clock;
    this.#tempo = tempo;
    this.#show = show;
  }

  get playing(): boolean {
    return this.#beat !== null;
  }

  add(beats: readonly B[]): void {
    this.#waiting = [...this.#waiting, ...beats].slice(-MOST);
    if (!this.#beat) this.next();
  }

  /** Settled when nothing is left to play. */
  ended(): Promise<void> {
    return this.#beat ? new Promise((done) => this.#ended.push(done)) : Promise.resolve();
  }

  /** Leaves the beat that is played for the next one. */
  next(): void {
    this.#stop?.();
    this.#stop = null;
    this.#beat = this.#waiting.shift() ?? null;
    if (!this.#beat) {
      this.#rest();
      return;
    }
    const tempo = this.#tempo();
    this.#hurried = this.#beat.ofOthers && tempo.hurries && this.#watched >= PATIENCE;
    if (this.#beat.ofOthers) this.#watched += this.#beat.seconds;
    this.#left = this.#beat.seconds * tempo.stretch * 1000;
    this.#speed = this.#factor();
    this.#run();
  }

  end(): void {
    this.#waiting = [];
    if (this.#beat) this.next();
  }

  /** While the key is held, everything runs faster. */
  hold(held: boolean): void {
    if (this.#held === held) return;
    this.#held = held;
    if (!this.#beat) return;
    this.#stop?.();
    this.#left -= (this.#clock.now() - this.#from) * this.#speed;
    this.#speed = this.#factor();
    this.#run();
  }

  #factor(): number {
    return (this.#held ? FAST : 1) * (this.#hurried ? FAST : 1);
  }

  #run(): void {
    this.#from = this.#clock.now();
    // Whatever becomes of showing it, it ends; what is to be read waits.
    this.#stop = this.#beat?.waits ? null : this.#clock.after(Math.max(0, this.#left) / this.#speed, () => this.next());
    this.#show(this.#beat, this.#speed);
  }

  #rest(): void {
    this.#watched = 0;
    this.#show(null, 1);
    for (const done of this.#ended.splice(0)) done();
  }
}
