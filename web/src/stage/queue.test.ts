import { beforeEach, describe, expect, it } from "vitest";

import { BeatQueue, type Tempo, type Timed } from "./queue";
import { TestClock } from "./sample";

interface Named extends Timed {
  name: string;
}

const own = (name: string, seconds = 2): Named => ({ name, seconds, ofOthers: false });
const others = (name: string, seconds = 2): Named => ({ name, seconds, ofOthers: true });

let clock: TestClock;
let tempo: Tempo;
let queue: BeatQueue<Named>;
let shown: string | null;
let speed: number;

beforeEach(() => {
  clock = new TestClock();
  tempo = { stretch: 1, hurries: true };
  shown = null;
  queue = new BeatQueue<Named>(
    clock,
    () => tempo,
    (beat, rate) => ([shown, speed] = [beat?.name ?? null, rate]),
  );
});

describe("beats", () => {
  it("wait for each other and end without a timer left", async () => {
    queue.add([own("a"), own("b")]);
    queue.add([own("c", 1)]);
    const ended = queue.ended();
    expect(shown).toBe("a");
    clock.turn(1.9);
    expect(shown).toBe("a");
    clock.turn(0.2);
    expect(shown).toBe("b");
    clock.turn(2);
    expect(shown).toBe("c");
    clock.turn(1);
    expect([shown, queue.playing, clock.alarms]).toEqual([null, false, 0]);
    await ended;
    await queue.ended();
  });

  it("are skipped one by one, or all of them", () => {
    queue.add([own("a"), own("b"), own("c"), own("d")]);
    queue.next();
    expect(shown).toBe("b");
    clock.turn(1.9);
    expect(shown).toBe("b");
    clock.turn(0.2);
    expect(shown).toBe("c");
    queue.end();
    expect([shown, clock.alarms]).toEqual([null, 0]);
  });

  it("stay until somebody leads on where they are to be read", () => {
    queue.add([{ ...own("a"), waits: true }, own("b")]);
    clock.turn(100);
    expect([shown, clock.alarms]).toEqual(["a", 0]);
    queue.next();
    expect(shown).toBe("b");
  });

  it("run four times as fast while the key is held", () => {
    queue.add([own("a", 4), own("b", 4)]);
    clock.turn(2);
    queue.hold(true);
    expect(speed).toBe(4);
    clock.turn(0.45);
    expect(shown).toBe("a");
    clock.turn(0.1);
    expect(shown).toBe("b");
    queue.hold(false);
    expect(speed).toBe(1);
    clock.turn(3.5);
    expect(shown).toBe("b");
    clock.turn(0.5);
    expect(shown).toBe(null);
  });

  it("of others are hurried after six seconds, until the queue rests", () => {
    queue.add([others("a", 3), others("b", 3), others("c", 4), own("d", 2), others("e", 4)]);
    clock.turn(6.1);
    expect([shown, speed]).toEqual(["c", 4]);
    clock.turn(1);
    expect([shown, speed]).toEqual(["d", 1]);
    clock.turn(2);
    expect([shown, speed]).toEqual(["e", 4]);
    clock.turn(1);
    expect(shown).toBe(null);
    queue.add([others("f", 4)]);
    expect(speed).toBe(1);
  });

  it("of others are not hurried for somebody who likes to see them all", () => {
    tempo.hurries = false;
    queue.add([others("a", 5), others("b", 5), others("c", 5)]);
    clock.turn(14.9);
    expect([shown, speed]).toEqual(["c", 1]);
  });

  it("take as long as the pace says", () => {
    tempo.stretch = 1.5;
    queue.add([own("a", 2)]);
    clock.turn(2.9);
    expect(shown).toBe("a");
    clock.turn(0.2);
    expect(shown).toBe(null);
  });

  it("end also where showing one has failed", () => {
    const failing = new BeatQueue<Named>(
      clock,
      () => tempo,
      (beat) => {
        if (beat) throw new Error("cannot be shown");
      },
    );
    expect(() => failing.add([own("a")])).toThrow();
    clock.turn(2.1);
    expect([failing.playing, clock.alarms]).toEqual([false, 0]);
  });

  it("after a long absence are only the last ones", () => {
    queue.add(Array.from({ length: 60 }, (_, index) => own(String(index))));
    expect(shown).toBe("36");
  });
});
