import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import * as gamepages from "../lib/gamepages";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/texts.svelte";
import { toasts } from "../lib/toasts.svelte";
import * as packs from "../table/packs";
import { seat, table } from "../table/sample";
import type { TableInfo } from "../table/types";
import BeatLayer from "./BeatLayer.svelte";
import { line, TestClock } from "./sample";
import { Stage } from "./stage.svelte";

let clock: TestClock;
let stage: Stage;
let reduced: boolean;

const at = (ply: number, ...plies: number[]): TableInfo =>
  table({ ply, log: plies.map((ply) => line("dawn", { ply, text: `Line ${ply}` })) });
const caption = (): string | undefined => screen.queryByTestId("caption")?.textContent ?? undefined;
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn++) await Promise.resolve();
  await tick();
};

beforeEach(() => {
  reduced = false;
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.spyOn(gamepages, "pageOf").mockReturnValue({
    beats: () => Promise.resolve({ default: { dawn: { lasts: 2 } } }),
  });
  vi.spyOn(packs, "packOf").mockResolvedValue({});
  clock = new TestClock();
  stage = new Stage(clock);
});

afterEach(() => {
  settings.set("pace", "normal");
  settings.set("motion", "system");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the stage", () => {
  it("plays what is new since the page last looked, and nothing of what was there before", async () => {
    render(BeatLayer, { stage });
    stage.follow(at(3, 1, 2, 3));
    await settle();
    expect(stage.playing).toBe(false);
    stage.follow(at(5, 1, 2, 3, 4, 5));
    await settle();
    expect(caption()).toBe("Line 4");
    clock.turn(2);
    await settle();
    expect(caption()).toBe("Line 5");
    stage.follow(at(5, 1, 2, 3, 4, 5));
    clock.turn(2);
    await settle();
    expect(stage.playing).toBe(false);
  });

  it("ends when a move is taken back, and plays what follows", async () => {
    stage.follow(at(3));
    stage.follow(at(4, 4));
    await settle();
    expect(stage.playing).toBe(true);
    stage.follow(at(3));
    expect(stage.playing).toBe(false);
    stage.follow(at(4, 4));
    await settle();
    expect(stage.playing).toBe(true);
  });

  it("lets the board show what was before until it has been told", async () => {
    const [first, second, third] = [at(3), at(4, 4), at(5, 4, 5)];
    stage.follow(first);
    expect(stage.shown).toBe(first);
    await settle();
    stage.follow(second);
    expect([stage.shown, stage.playing]).toEqual([first, true]);
    stage.follow(third);
    expect(stage.shown).toEqual(first);
    clock.turn(2);
    expect([stage.shown, stage.playing]).toEqual([second, true]);
    stage.end();
    expect([stage.shown, stage.playing]).toEqual([third, false]);
  });

  it("says with what was before where in the game that is which it tells", async () => {
    const kinds = { dusk: { lasts: 1, at: () => ({ phase: 7 }) }, dawn: { lasts: 1 } };
    vi.mocked(gamepages.pageOf).mockReturnValue({ beats: () => Promise.resolve({ default: kinds }) });
    const view = (phase: number, hope: number) => ({ phase, hope });
    stage.follow({ ...at(3), view: view(6, 1) });
    await settle();
    const log = [line("dusk", { ply: 4 }), line("dawn", { ply: 4 })];
    stage.follow({ ...at(4), log, view: view(1, 2) });
    for (let told = 0; told < 2; told++) {
      expect([stage.shown!.view, stage.playing]).toEqual([view(7, 1), true]);
      clock.turn(1);
    }
    expect(stage.shown!.view).toEqual(view(1, 2));
  });

  it("says so, too, with a moment that is watched once more", async () => {
    const kinds = { dusk: { lasts: 1, at: () => ({ phase: 7 }) } };
    vi.mocked(gamepages.pageOf).mockReturnValue({ beats: () => Promise.resolve({ default: kinds }) });
    const moment = { ...at(3), view: { phase: 6, hope: 1 } };
    void stage.tell([line("dusk", { ply: 4 })], { ...at(4), view: { phase: 1, hope: 2 } }, () => {});
    await settle();
    expect(stage.placed(moment).view).toEqual({ phase: 7, hope: 1 });
    clock.turn(1);
    expect(stage.placed(moment)).toBe(moment);
  });

  it("waits for whoever plays where all hangs on what is read, and for nobody who only watches", async () => {
    const kinds = { dawn: { lasts: 1, waits: () => true } };
    vi.mocked(gamepages.pageOf).mockReturnValue({ beats: () => Promise.resolve({ default: kinds }) });
    for (const [seat, still] of [
      [0, false],
      [0, true],
      [null, false],
    ] as const) {
      reduced = still;
      stage.leave();
      stage.follow({ ...at(3), seat });
      await settle();
      stage.follow({ ...at(4, 4), seat });
      expect(stage.playing).toBe(true);
      clock.turn(60);
      expect(stage.playing).toBe(seat === 0);
      stage.next();
      expect(stage.playing).toBe(false);
      stage.follow({ ...at(3), seat });
    }
  });

  it("waits also when what tells of it comes late, and tells nothing that was taken back until then", async () => {
    let come = (_: unknown): void => {};
    const kinds = { dawn: { lasts: 1, waits: () => true } };
    vi.mocked(gamepages.pageOf).mockReturnValue({
      beats: () => new Promise((done) => (come = () => done({ default: kinds }))),
    });
    stage.follow(at(3));
    const now = at(4, 4);
    stage.follow(now);
    await settle();
    expect([stage.playing, stage.shown]).toEqual([false, now]);
    come(null);
    await settle();
    clock.turn(60);
    expect([stage.playing, stage.shown]).toEqual([true, now]);

    stage = new Stage(clock);
    stage.follow(at(3));
    stage.follow(now);
    stage.follow(at(3));
    await settle();
    come(null);
    await settle();
    expect(stage.playing).toBe(false);
  });

  it("shows nobody what another seat has seen", async () => {
    stage.follow(at(3));
    await settle();
    const other = { ...at(4, 4), seat: 1 };
    stage.follow(other);
    expect([stage.playing, stage.shown]).toEqual([true, other]);
    stage.leave();
    expect([stage.playing, stage.shown]).toEqual([false, null]);
  });

  it("tells the same without motion: a picture and its caption, as long, before the board changes", async () => {
    const draw = (() => {}) as never;
    vi.mocked(gamepages.pageOf).mockReturnValue({
      beats: () => Promise.resolve({ default: { dawn: { lasts: 2, draw } } }),
    });
    reduced = true;
    const { container } = render(BeatLayer, { stage });
    const first = at(3);
    stage.follow(first);
    await settle();
    stage.follow(at(4, 4));
    await settle();
    expect([caption(), stage.shown]).toEqual(["Line 4", first]);
    expect(container.querySelector(".picture")).not.toBeNull();
    clock.turn(1.9);
    expect(stage.playing).toBe(true);
    clock.turn(0.2);
    expect([stage.playing, stage.shown?.ply]).toEqual([false, 4]);
  });

  it("shows the table as it is where what happened cannot be told", async () => {
    const complain = vi.spyOn(console, "error").mockReturnValue();
    const lasts = (): number => {
      throw new Error("cannot be told");
    };
    vi.mocked(gamepages.pageOf).mockReturnValue({ beats: () => Promise.resolve({ default: { dawn: { lasts } } }) });
    stage.follow(at(3));
    await settle();
    const next = at(4, 4);
    stage.follow(next);
    expect([stage.playing, stage.shown]).toEqual([false, next]);
    expect(complain).toHaveBeenCalledOnce();
  });

  it("leaves out a picture that cannot be drawn", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const draw = (): never => {
      throw new Error("cannot be drawn");
    };
    vi.mocked(gamepages.pageOf).mockReturnValue({
      beats: () => Promise.resolve({ default: { dawn: { lasts: 2, draw: draw as never } } }),
    });
    render(BeatLayer, { stage });
    stage.follow(at(3));
    await settle();
    stage.follow(at(4, 4));
    await settle();
    expect(stage.playing).toBe(false);
  });

  it("tells what led to a moment of the past before that is shown", async () => {
    const show = vi.fn();
    const told = stage.tell([line("dawn")], at(4), show);
    await settle();
    expect([stage.playing, show.mock.calls.length]).toEqual([true, 0]);
    clock.turn(2);
    await told;
    expect(show).toHaveBeenCalledOnce();
    await stage.tell([], at(5), show);
    expect(show).toHaveBeenCalledTimes(2);
  });

  it("is empty for somebody who has switched it off", async () => {
    settings.set("pace", "off");
    stage.follow(at(3));
    stage.follow(at(4, 4));
    await settle();
    expect(stage.playing).toBe(false);
  });

  it("passes over bots that move at once, until somebody asks to see what they did", async () => {
    settings.set("bots", "instant");
    const seats = [seat(0, { mine: true }), seat(1), seat(2, { kind: "bot" })];
    const log = [2, 1, null].map((by, index) => line("dawn", { ply: 4 + index, seat: by, text: `Line ${4 + index}` }));
    const now = table({ ply: 6, seat: 0, seats, log });
    render(BeatLayer, { stage });
    stage.follow(table({ ply: 3, seat: 0, seats }));
    await settle();
    stage.follow(now);
    const told = [];
    for (await settle(); stage.playing; await settle()) {
      told.push(caption());
      clock.turn(2);
    }
    expect(told).toEqual(["Line 5", "Line 6"]);
    void stage.play(log, now);
    await settle();
    expect(caption()).toBe("Line 4");
    settings.set("bots", "normal");
  });

  it("leads on with Space, ends with Esc, and keeps both from the table below", async () => {
    const below = vi.fn();
    addEventListener("keydown", below);
    render(BeatLayer, { stage });
    stage.follow(at(3));
    stage.follow(at(6, 4, 5, 6));
    await settle();
    await fireEvent.keyDown(document.body, { key: " " });
    await fireEvent.keyUp(document.body, { key: " " });
    expect(caption()).toBe("Line 5");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(caption()).toBeUndefined();
    expect(below).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(below).toHaveBeenCalledOnce();
    removeEventListener("keydown", below);
  });

  it("is left by any other key, which the table below hears; the log can be looked at beside it", async () => {
    const below = vi.fn(() => stage.playing);
    addEventListener("keydown", below);
    render(BeatLayer, { stage });
    stage.follow(at(3));
    stage.follow(at(4, 4));
    await settle();
    await settle();
    for (const key of ["l", "Tab", "w"]) await fireEvent.keyDown(document.body, { key });
    expect(below.mock.results.map(({ value }) => value as boolean)).toEqual([true, true, false]);
    removeEventListener("keydown", below);
  });

  it("knows the part of the game that it plays, and keeps it where a beat does not say", async () => {
    vi.spyOn(gamepages, "pageOf").mockReturnValue({
      beats: () => Promise.resolve({ default: { dawn: { lasts: 2, part: () => "Dawn" }, cube: { lasts: 2 } } }),
    });
    stage.follow(at(3));
    await settle();
    stage.follow(table({ ply: 5, log: [line("dawn", { ply: 4 }), line("cube", { ply: 5 })] }));
    expect([stage.part, stage.playing]).toEqual(["Dawn", true]);
    clock.turn(2);
    expect([stage.beat?.kind.part, stage.part]).toEqual([undefined, "Dawn"]);
    clock.turn(2);
    expect([stage.part, stage.playing]).toEqual(["", false]);
  });

  it("skipped, it plays nothing until somebody is asked: the bots' turns come one by one", async () => {
    const bots = (ply: number): TableInfo => ({ ...at(ply, ply), decision: null, to_act: [1] });
    render(BeatLayer, { stage });
    stage.follow(at(3));
    stage.follow(bots(4));
    await settle();
    await fireEvent.click(screen.getByTestId("skip-beats"));
    expect(caption()).toBeUndefined();
    for (const news of [bots(5), bots(6), at(7, 7)]) {
      stage.follow(news);
      await settle();
      expect([caption(), stage.shown]).toEqual([undefined, news]);
    }
    stage.follow(bots(8));
    await settle();
    expect(caption()).toBe("Line 8");
  });

  it("a click on an answer only ends it", async () => {
    const chosen = vi.fn();
    const button = document.createElement("button");
    button.dataset.move = "go";
    button.onclick = chosen;
    document.body.append(button);
    render(BeatLayer, { stage });
    stage.follow(at(3));
    stage.follow(at(4, 4));
    await settle();
    expect(caption()).toBe("Line 4");
    await fireEvent.click(button);
    expect([caption(), chosen.mock.calls.length]).toEqual([undefined, 0]);
    expect(toasts.list.map(({ text }) => text)).toEqual([say("web-scene-skipped")]);
    await fireEvent.click(button);
    expect(chosen).toHaveBeenCalledOnce();
    button.remove();
  });

  it("a click on the board leads on, as Space does; what has a meaning of its own keeps it", async () => {
    const board = document.createElement("div");
    board.dataset.testid = "board";
    const [place, look] = [document.createElement("p"), document.createElement("button")];
    board.append(place, look);
    document.body.append(board);
    render(BeatLayer, { stage });
    stage.follow(at(3));
    stage.follow(at(5, 4, 5));
    await settle();
    await fireEvent.click(look);
    expect(caption()).toBe("Line 4");
    await fireEvent.click(place);
    expect(caption()).toBe("Line 5");
    board.remove();
  });
});
