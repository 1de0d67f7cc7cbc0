import { beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import { table } from "../table/sample";
import type { LogLine } from "../table/types";
import { Player, roundsOf } from "./player.svelte";

const line = (ply: number, kind: string): LogLine => ({ ply, kind, seat: null, data: {}, text: "", auto: false });

it("a replay knows where rounds begin", () => {
  expect(roundsOf({ log: [line(0, "round"), line(3, "plan"), line(9, "round"), line(9, "round")] })).toEqual([0, 9]);
});

describe("what led to a moment", () => {
  const log = [1, 2, 3].map((ply) => line(ply, "plan"));
  let told: number[][];
  let player: Player;

  beforeEach(async () => {
    told = [];
    vi.spyOn(api, "replay").mockImplementation((_, ply) =>
      Promise.resolve({ ...table({ ply, log }), first: 0, last: 3, did: "" }),
    );
    player = new Player("t", (lines, _, show) => {
      told.push(lines.map(({ ply }) => ply));
      show();
      return Promise.resolve();
    });
    await player.open(0);
  });

  it("is told for a step forward", async () => {
    player.step(1);
    await vi.waitFor(() => expect(player.moment?.ply).toBe(1));
    player.step(1);
    await vi.waitFor(() => expect(player.moment?.ply).toBe(2));
    expect(told.flat()).toEqual([1, 2]);
  });

  it("is not told for a leap, a step back or the slider", async () => {
    await player.to(3);
    player.step(-1);
    await vi.waitFor(() => expect(player.moment?.ply).toBe(2));
    player.step(-2);
    await vi.waitFor(() => expect(player.moment?.ply).toBe(0));
    player.step(3);
    await vi.waitFor(() => expect(player.moment?.ply).toBe(3));
    expect(told.flat()).toEqual([]);
  });

  it("is not shown where it was played under other rules", async () => {
    vi.mocked(api.replay).mockImplementation((_, ply) =>
      Promise.resolve({ ...table({ ply: Math.max(ply, 2), log }), first: 2, last: 3, did: "" }),
    );
    player = new Player("t", (_, __, show) => Promise.resolve(show()));
    await player.open(0);
    expect([player.at, player.first]).toEqual([2, 2]);
    player.step(1);
    await vi.waitFor(() => expect(player.moment?.ply).toBe(3));
    player.step(-3);
    await vi.waitFor(() => expect(player.moment?.ply).toBe(2));
  });

  it("is not waited for by somebody who goes on", async () => {
    const waiting: (() => void)[] = [];
    player = new Player("t", (_, __, show) => new Promise((done) => waiting.push(() => (show(), done()))));
    void player.to(1);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    void player.to(2);
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    for (const go of waiting) go();
    await vi.waitFor(() => expect(player.moment?.ply).toBe(2));
  });
});
