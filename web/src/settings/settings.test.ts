import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { readSettings, settings } from "../lib/settings.svelte";
import { keepApplied } from "./apply.svelte";
import Settings from "./Settings.svelte";

const usual = readSettings(null);

beforeEach(() => {
  // jsdom has no modal windows.
  HTMLDialogElement.prototype.showModal = vi.fn();
});

afterEach(() => {
  Object.assign(settings.all, usual);
  localStorage.clear();
});

describe("settings", () => {
  it("are read as far as they make sense", () => {
    expect(readSettings('{"pace": "calm", "text": 130, "palette": "rainbow", "air": 500, "events": 10}')).toEqual({
      ...usual,
      pace: "calm",
      text: 130,
      events: 10,
    });
    expect(readSettings("nonsense")).toEqual(usual);
    expect(readSettings("null")).toEqual(usual);
  });

  it("stand on the root of the page from the start, and follow", () => {
    settings.set("palette", "red-green");
    const stop = keepApplied();
    const { dataset } = document.documentElement;
    expect({ ...dataset }).toEqual({ text: "100", palette: "red-green", contrast: "usual", motion: "system" });
    settings.set("contrast", "more");
    settings.set("text", 115);
    flushSync();
    expect([dataset.contrast, dataset.text]).toEqual(["more", "115"]);
    stop();
  });

  it("are chosen in their window and remembered", async () => {
    const { container } = render(Settings, { close: () => {} });
    container.querySelector("dialog")!.setAttribute("open", "");
    await fireEvent.click(screen.getByTestId("setting-pace-brisk"));
    await fireEvent.click(screen.getByTestId("setting-text-130"));
    await fireEvent.click(screen.getByTestId("setting-confirm-always"));
    await fireEvent.input(screen.getByTestId("setting-events"), { target: { value: "25" } });
    expect(settings.all).toMatchObject({ pace: "brisk", text: 130, confirm: "always", events: 25 });
    expect(readSettings(localStorage.getItem("hearthlight.settings"))).toEqual({ ...settings.all });
    await fireEvent.click(screen.getByTestId("setting-sound-off"));
    expect(screen.getByTestId<HTMLInputElement>("setting-air").disabled).toBe(true);
  });
});
