import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import * as gamepages from "../lib/gamepages";
import { settings } from "../lib/settings.svelte";
import * as packs from "../table/packs";
import { table } from "../table/sample";
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

  it("is empty for somebody who has switched it off", async () => {
    settings.set("pace", "off");
    stage.follow(at(3));
    stage.follow(at(4, 4));
    await settle();
    expect(stage.playing).toBe(false);
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

  it("a click on an answer only ends it; with reduced motion the answer is given", async () => {
    const chosen = vi.fn();
    const button = document.createElement("button");
    button.dataset.move = "go";
    button.onclick = chosen;
    document.body.append(button);
    render(BeatLayer, { stage });
    stage.follow(at(3));
    for (const [ply, times] of [
      [4, 0],
      [5, 1],
    ] as const) {
      reduced = times > 0;
      stage.follow(at(ply, ply));
      await settle();
      expect(caption()).toBe(`Line ${ply}`);
      await fireEvent.click(button);
      expect(caption()).toBeUndefined();
      expect(chosen).toHaveBeenCalledTimes(times);
    }
    button.remove();
  });
});
