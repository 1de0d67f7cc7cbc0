// All sounds of the house, made of noise and sines by our own code: there are no recordings.

export type SoundName =
  | "bell"
  | "card"
  | "coin"
  | "cough"
  | "dice"
  | "hum"
  | "siren"
  | "stamp"
  | "steam"
  | "switch"
  | "tap"
  | "thud"
  | "wind";

/** What can be heard all the time, if somebody likes that. */
export type Air = "wind" | "hum";

/** Where a sound is made: through `out`, from the time `at` on. */
interface Bench {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
  noise: AudioBuffer;
}

interface Shape {
  /** Seconds until it is loudest, and until it is gone. */
  rise?: number;
  lasts: number;
  loud: number;
  delay?: number;
}

/** A gain that rises and dies away. */
function envelope({ context, out, at }: Bench, { rise = 0.004, lasts, loud, delay = 0 }: Shape): GainNode {
  const gain = context.createGain();
  const begin = at + delay;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), begin + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  gain.connect(out);
  return gain;
}

function tone(bench: Bench, from: number, to: number, shape: Shape, type: OscillatorType = "sine"): void {
  const begin = bench.at + (shape.delay ?? 0);
  const source = bench.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, begin);
  if (to !== from) source.frequency.exponentialRampToValueAtTime(to, begin + shape.lasts);
  source.connect(envelope(bench, shape));
  source.start(begin);
  source.stop(begin + shape.lasts);
}

function rush(bench: Bench, kind: BiquadFilterType, from: number, to: number, shape: Shape, q = 0.8): void {
  const begin = bench.at + (shape.delay ?? 0);
  const source = bench.context.createBufferSource();
  source.buffer = bench.noise;
  source.loop = true;
  const filter = bench.context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, begin);
  if (to !== from) filter.frequency.exponentialRampToValueAtTime(to, begin + shape.lasts);
  source.connect(filter).connect(envelope(bench, shape));
  source.start(begin);
  source.stop(begin + shape.lasts);
}

/** Each makes its sound and says how many seconds it takes. */
const RECIPES: Record<SoundName, (bench: Bench, strength: number) => number> = {
  bell: (bench, strength) => {
    for (const [ratio, loud, lasts] of [
      [1, 0.5, 3.2],
      [2.01, 0.22, 2.2],
      [2.98, 0.14, 1.4],
      [4.23, 0.08, 0.8],
    ] as const)
      tone(bench, 392 * ratio, 392 * ratio, { lasts, loud: loud * strength });
    return 3.2;
  },
  card: (bench, strength) => {
    rush(bench, "bandpass", 1800, 5200, { rise: 0.05, lasts: 0.16, loud: 0.3 * strength });
    return 0.16;
  },
  coin: (bench, strength) => {
    tone(bench, 2349, 2349, { lasts: 0.5, loud: 0.16 * strength }, "triangle");
    tone(bench, 3136, 3136, { lasts: 0.6, loud: 0.16 * strength, delay: 0.07 }, "triangle");
    return 0.7;
  },
  cough: (bench, strength) => {
    for (const delay of [0, 0.22]) rush(bench, "bandpass", 900, 420, { lasts: 0.14, loud: 0.4 * strength, delay }, 1.6);
    return 0.4;
  },
  dice: (bench, strength) => {
    for (const [step, delay] of [0, 0.09, 0.17, 0.29, 0.38, 0.52, 0.6].entries()) {
      rush(bench, "bandpass", 2600 - step * 160, 900, { lasts: 0.05, loud: 0.5 * strength, delay }, 3);
      tone(bench, 340 - step * 12, 180, { lasts: 0.06, loud: 0.25 * strength, delay }, "triangle");
    }
    return 0.7;
  },
  hum: (bench, strength) => {
    for (const [pitch, loud] of [
      [55, 0.4],
      [110, 0.25],
      [165, 0.1],
    ] as const)
      tone(bench, pitch * 0.8, pitch * 1.2, { rise: 0.7, lasts: 1.8, loud: loud * strength }, "triangle");
    return 1.8;
  },
  siren: (bench, strength) => {
    for (const delay of [0, 1.1])
      tone(bench, 310, 620, { rise: 0.6, lasts: 1.2, loud: 0.14 * strength, delay }, "triangle");
    return 2.4;
  },
  stamp: (bench, strength) => {
    tone(bench, 120, 48, { lasts: 0.22, loud: 0.8 * strength });
    rush(bench, "lowpass", 1400, 200, { lasts: 0.12, loud: 0.5 * strength });
    return 0.25;
  },
  steam: (bench, strength) => {
    rush(bench, "highpass", 900, 3400, { rise: 0.08, lasts: 1.5, loud: 0.5 * strength });
    tone(bench, 70, 46, { rise: 0.2, lasts: 1.3, loud: 0.4 * strength }, "sawtooth");
    return 1.5;
  },
  switch: (bench, strength) => {
    rush(bench, "bandpass", 3200, 2400, { lasts: 0.03, loud: 0.5 * strength }, 4);
    rush(bench, "bandpass", 1900, 1400, { lasts: 0.05, loud: 0.4 * strength, delay: 0.05 }, 4);
    return 0.1;
  },
  tap: (bench, strength) => {
    tone(bench, 520, 300, { lasts: 0.07, loud: 0.35 * strength }, "triangle");
    rush(bench, "bandpass", 2200, 1400, { lasts: 0.03, loud: 0.25 * strength }, 2);
    return 0.08;
  },
  thud: (bench, strength) => {
    tone(bench, 90, 34, { lasts: 0.45, loud: 0.9 * strength });
    return 0.45;
  },
  wind: (bench, strength) => {
    rush(bench, "bandpass", 260, 420 + 500 * strength, { rise: 1, lasts: 2.6, loud: 0.25 + 0.5 * strength }, 1.4);
    return 2.6;
  },
};

const NOISE_SECONDS = 2;

/** A little longer than the last sound, so that its end is not cut off. */
const LINGER = 200;

/** The context runs while something sounds and is suspended otherwise: a silent one would cost as much. */
export class Sounds {
  readonly #context: AudioContext;
  readonly #noise: AudioBuffer;
  readonly #events: GainNode;
  readonly #air: GainNode;
  #breath: AudioScheduledSourceNode[] = [];
  #until = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #awake = true;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#events = context.createGain();
    this.#air = context.createGain();
    this.#events.connect(context.destination);
    this.#air.connect(context.destination);
    this.#noise = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
    void context.suspend();
  }

  /** Volumes and strengths are from 0 to 1. */
  play(name: SoundName, strength: number, volume: number): void {
    if (!this.#awake || volume <= 0) return;
    void this.#context.resume();
    this.#events.gain.value = volume;
    const at = this.#context.currentTime + 0.02;
    const bench = { context: this.#context, out: this.#events, at, noise: this.#noise };
    this.#until = Math.max(this.#until, at + RECIPES[name](bench, strength));
    this.#restLater();
  }

  /** What is heard all the time; null or no volume: nothing. */
  breathe(air: Air | null, volume: number): void {
    for (const source of this.#breath.splice(0)) source.stop();
    if (air && volume > 0) {
      this.#air.gain.value = volume * 0.25;
      this.#breath = air === "wind" ? this.#wind() : this.#hum();
      if (this.#awake) void this.#context.resume();
    } else this.#restLater();
  }

  /** In a tab that is not looked at nothing sounds. */
  wake(awake: boolean): void {
    this.#awake = awake;
    if (!awake) void this.#context.suspend();
    else if (this.#breath.length) void this.#context.resume();
  }

  #restLater(): void {
    clearTimeout(this.#rest);
    const left = Math.max(0, this.#until - this.#context.currentTime) * 1000;
    this.#rest = setTimeout(() => {
      if (!this.#breath.length) void this.#context.suspend();
    }, left + LINGER);
  }

  #wind(): AudioScheduledSourceNode[] {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    source.playbackRate.value = 0.5;
    const filter = this.#context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = 320;
    filter.Q.value = 1.2;
    source.connect(filter).connect(this.#air);
    source.start();
    return [source];
  }

  #hum(): AudioScheduledSourceNode[] {
    return [55, 110].map((pitch) => {
      const source = this.#context.createOscillator();
      source.frequency.value = pitch;
      source.connect(this.#air);
      source.start();
      return source;
    });
  }
}
