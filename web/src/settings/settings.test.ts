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
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ kind: "ntfy", url: "", hosts: [] })));
});

afterEach(() => {
  Object.assign(settings.all, usual);
  localStorage.clear();
  vi.unstubAllGlobals();
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

  it("are told to the server, the last word on each, and once more if it did not hear", async () => {
    const asked: unknown[] = [];
    const unsent = (...keys: string[]) =>
      vi.waitFor(() =>
        expect(localStorage.getItem("hearthlight.settings")).toContain(`"unsent":${JSON.stringify(keys)}`),
      );
    settings.set("air", 5);
    await unsent();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    settings.set("palette", "red-green");
    settings.set("notify", "on");
    await unsent("palette");
    let answer = (): void => {};
    vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
      asked.push([path.split("?")[0], JSON.parse(body)]);
      await new Promise<void>((resolve) => (answer = resolve));
      return new Response(null, { status: 204 });
    });
    await vi.waitFor(() => {
      settings.take({ palette: "usual", text: 130, contrast: "glaring", unheard: 1 });
      expect(asked).toEqual([["/api/me/settings", { palette: "red-green" }]]);
    });
    expect(settings.all).toMatchObject({ palette: "red-green", text: 130, contrast: "usual" });
    for (const air of [10, 20, 30]) settings.set("air", air);
    settings.set("palette", "usual");
    answer();
    await vi.waitFor(() => expect(asked[1]).toEqual(["/api/me/settings", { palette: "usual", air: 30 }]));
    answer();
    await unsent();
    expect(asked.length).toBe(2);
    settings.take({ palette: "blue-yellow" });
    expect(readSettings(localStorage.getItem("hearthlight.settings")).palette).toBe("blue-yellow");
  });

  it("are chosen in their window and remembered", async () => {
    const { container } = render(Settings, { close: () => {} });
    container.querySelector("dialog")!.setAttribute("open", "");
    await fireEvent.click(screen.getByTestId("setting-pace-brisk"));
    await fireEvent.click(screen.getByTestId("setting-bots-slow"));
    await fireEvent.click(screen.getByTestId("setting-text-130"));
    await fireEvent.click(screen.getByTestId("setting-confirm-always"));
    await fireEvent.input(screen.getByTestId("setting-events"), { target: { value: "25" } });
    expect(settings.all).toMatchObject({ pace: "brisk", bots: "slow", text: 130, confirm: "always", events: 25 });
    expect(readSettings(localStorage.getItem("hearthlight.settings"))).toEqual({ ...settings.all });
    await fireEvent.click(screen.getByTestId("setting-sound-off"));
    expect(screen.getByTestId<HTMLInputElement>("setting-air").disabled).toBe(true);
  });
});
