import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../lib/settings.svelte";
import { breathe, hear, listen } from "./hearing";
import { Sounds, type SoundName } from "./sounds";

const NAMES: SoundName[] = [
  "bell",
  "card",
  "coin",
  "cough",
  "dice",
  "hum",
  "siren",
  "stamp",
  "steam",
  "switch",
  "tap",
  "thud",
  "wind",
];

class FakeNode {
  gain = this.#value();
  frequency = this.#value();
  Q = this.#value();
  playbackRate = this.#value();
  start = vi.fn();
  stop = vi.fn();
  connect = vi.fn((to: unknown) => to);

  #value() {
    return { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  }
}

class FakeContext {
  static made = 0;
  static last: FakeContext;
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = new FakeNode();
  sources: FakeNode[] = [];

  constructor() {
    FakeContext.made += 1;
    FakeContext.last = this;
  }

  createGain = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createOscillator = () => this.#source();
  createBufferSource = () => this.#source();
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  suspend = async () => void (this.state = "suspended");
  resume = async () => void (this.state = "running");

  #source(): FakeNode {
    const node = new FakeNode();
    this.sources.push(node);
    return node;
  }
}

const sounds = (): [Sounds, FakeContext] => {
  const context = new FakeContext();
  return [new Sounds(context as unknown as AudioContext), context];
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeContext.made = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.set("sound", "on");
});

describe("sounds", () => {
  it.each(NAMES)("%s begins, ends, and then the context rests", (name) => {
    const [voice, context] = sounds();
    expect(context.state).toBe("suspended");
    voice.play(name, 1, 0.5);
    expect(context.state).toBe("running");
    expect(context.sources.length).toBeGreaterThan(0);
    for (const source of context.sources)
      expect([source.start, source.stop].map((f) => f.mock.calls.length)).toEqual([1, 1]);
    vi.advanceTimersByTime(4000);
    expect(context.state).toBe("suspended");
  });

  it("are none without a volume or in a hidden tab", () => {
    const [voice, context] = sounds();
    voice.play("bell", 1, 0);
    voice.wake(false);
    voice.play("bell", 1, 1);
    expect(context.sources).toEqual([]);
    expect(context.state).toBe("suspended");
  });

  it("air goes on until it is switched off", () => {
    const [voice, context] = sounds();
    voice.breathe("wind", 0.4);
    vi.advanceTimersByTime(60_000);
    expect(context.state).toBe("running");
    voice.wake(false);
    expect(context.state).toBe("suspended");
    voice.wake(true);
    expect(context.state).toBe("running");
    voice.breathe(null, 0);
    vi.advanceTimersByTime(1000);
    expect(context.state).toBe("suspended");
    expect(context.sources[0]?.stop).toHaveBeenCalledOnce();
  });

  it("are not made before the first click, nor when they are switched off", async () => {
    vi.useRealTimers();
    vi.stubGlobal("AudioContext", FakeContext);
    listen();
    hear("bell");
    await breathe("wind");
    expect(FakeContext.made).toBe(0);
    settings.set("sound", "off");
    window.dispatchEvent(new Event("pointerdown"));
    hear("bell");
    await breathe("wind");
    expect(FakeContext.made).toBe(0);
    settings.set("sound", "on");
    hear("bell");
    await vi.waitFor(() => expect(FakeContext.made).toBe(1));
    await vi.waitFor(() => expect(FakeContext.last.sources.length).toBeGreaterThan(0));
  });
});
