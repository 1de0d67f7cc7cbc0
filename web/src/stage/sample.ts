// A clock that a test turns, and lines of a log.

import type { LogLine } from "../table/types";
import type { Clock } from "./queue";

export class TestClock implements Clock {
  #now = 0;
  #alarms: { at: number; done: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, done: () => void): () => void {
    const alarm = { at: this.#now + milliseconds, done };
    this.#alarms.push(alarm);
    return () => void (this.#alarms = this.#alarms.filter((other) => other !== alarm));
  }

  get alarms(): number {
    return this.#alarms.length;
  }

  turn(seconds: number): void {
    const until = this.#now + seconds * 1000;
    for (;;) {
      const next = this.#alarms.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > until) break;
      this.#alarms = this.#alarms.filter((other) => other !== next);
      this.#now = next.at;
      next.done();
    }
    this.#now = until;
  }
}

export function line(kind: string, change: Partial<LogLine> = {}): LogLine {
  return { ply: 1, kind, seat: null, data: {}, text: `${kind}.`, auto: false, ...change };
}
