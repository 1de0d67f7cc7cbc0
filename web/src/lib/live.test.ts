import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { TableInfo } from "../table/types";
import { Live, liveAddress, type LiveState } from "./live";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  say(message: unknown): void {
    this.readyState = 1;
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  fail(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  close(): void {
    this.readyState = 3;
  }
}

let since = 0;
const states: LiveState[] = [];
const tables: number[] = [];

function connect(): Live {
  const live = new Live({
    url: () => `ws://here/live?since=${since}`,
    onTable: (table: TableInfo) => {
      tables.push(table.ply);
      since = table.ply;
    },
    onState: (state) => states.push(state),
    socket: (url) => new FakeSocket(url) as unknown as WebSocket,
  });
  live.open();
  return live;
}

const newest = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  since = 0;
  states.length = 0;
  tables.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the live connection", () => {
  it("hands on tables, but no pings and no rubbish", () => {
    connect();
    newest().say({ ply: 3 });
    newest().say({ ping: 1 });
    newest().say("rubbish{");
    expect(tables).toEqual([3]);
    expect(states).toEqual(["connecting", "live"]);
  });

  it("puts what has changed together with what it knows", () => {
    const whole: unknown[] = [];
    const live = new Live({
      url: () => "ws://here/live?parts=1",
      onTable: (table: TableInfo) => whole.push(table),
      onState: () => {},
      socket: (url) => new FakeSocket(url) as unknown as WebSocket,
    });
    live.open();
    newest().say({ ply: 3, chat: [], view: { round: 1, coal: 5 } });
    newest().say({ parts: true, ply: 4, view: { coal: 3 } });
    newest().say({ ping: 1 });
    newest().say({ parts: true, chat: ["hello"] });
    expect(whole.slice(1)).toMatchObject([
      { ply: 4, chat: [], view: { round: 1, coal: 3 } },
      { ply: 4, chat: ["hello"], view: { round: 1, coal: 3 } },
    ]);
    newest().fail();
    vi.runOnlyPendingTimers();
    newest().say({ ply: 9, view: { round: 2 } });
    expect(whole.at(-1)).toEqual({ ply: 9, view: { round: 2 } });
  });

  it("comes back and asks for what it has missed", () => {
    connect();
    newest().say({ ply: 12 });
    newest().fail();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.map((socket) => socket.url)).toEqual(["ws://here/live?since=0", "ws://here/live?since=12"]);
    expect(states.at(-1)).toBe("lost");
    newest().say({ ply: 15 });
    expect(tables).toEqual([12, 15]);
    expect(states.at(-1)).toBe("live");
  });

  it("waits longer and longer, but not for ever", () => {
    connect();
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      newest().fail();
      const count = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === count) {
        vi.advanceTimersByTime(500);
        waited += 500;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  });

  it("begins with short waits again once it was connected", () => {
    connect();
    newest().fail();
    vi.advanceTimersByTime(500);
    newest().fail();
    vi.advanceTimersByTime(1000);
    newest().say({ ply: 1 });
    newest().fail();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it("takes a silent connection for dead", () => {
    connect();
    newest().say({ ply: 1 });
    vi.advanceTimersByTime(60_000);
    newest().say({ ping: 1 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("connects anew at once when asked to, and hears the old one no more", () => {
    const live = connect();
    const old = newest();
    old.say({ ply: 4 });
    live.again();
    expect(FakeSocket.all).toHaveLength(2);
    old.say({ ply: 5 });
    old.fail();
    expect(tables).toEqual([4]);
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stays closed", () => {
    const live = connect();
    newest().fail();
    live.close();
    live.again();
    vi.advanceTimersByTime(100_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("its address", () => {
  it("follows the page's scheme", () => {
    const place = (protocol: string): Location => ({ protocol, host: "h:1" }) as Location;
    expect(liveAddress("a b", "?seat=1", place("https:"))).toBe("wss://h:1/api/tables/a%20b/live?seat=1");
    expect(liveAddress("a", "", place("http:"))).toBe("ws://h:1/api/tables/a/live");
  });
});
