import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { readSettings, settings } from "../lib/settings.svelte";
import { call } from "./calling";
import { Sign } from "./sign";

const TURN = { id: "t1", game: "harvest", title: "Harvest", round: 3 };
const shown: string[] = [];

class Notice {
  static permission = "granted";
  onclick: (() => void) | null = null;
  constructor(title: string, { tag }: { tag: string }) {
    shown.push(`${title} ${tag}`);
  }
}

const hide = (hidden: boolean): void =>
  void Object.defineProperty(document, "hidden", { value: hidden, configurable: true });

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="data:,usual" /><title>Hearthlight</title>';
  vi.stubGlobal("Notification", Notice);
});

afterEach(() => {
  shown.length = 0;
  hide(false);
  Object.assign(settings.all, readSettings(null));
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the tab", () => {
  it("says at how many other tables it is my turn, whatever the page is called", async () => {
    const sign = new Sign();
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]")!;
    sign.show(["t1", "t2"]);
    expect(document.title).toMatch(/^.+ Hearthlight$/);
    expect(icon.href).toContain("svg");
    document.title = "Harvest";
    await vi.waitFor(() => expect(document.title).toMatch(/^.+ Harvest$/));
    sign.show([]);
    expect(document.title).toBe("Harvest");
    expect(icon.href).toBe("data:,usual");
  });
});

describe("a call", () => {
  it("is shown by the browser only if it is wanted and the page is hidden", () => {
    hide(true);
    call(TURN);
    expect(shown).toEqual([]);
    settings.set("notify", "on");
    hide(false);
    call(TURN);
    expect(shown).toEqual([]);
    hide(true);
    call(TURN);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/Harvest t1$/);
  });

  it("rings once for all tabs, and only if it is wanted", () => {
    call(TURN);
    expect(localStorage.getItem("hearthlight.rung")).toBeNull();
    settings.set("bell", "on");
    call(TURN);
    const rung = localStorage.getItem("hearthlight.rung");
    expect(rung).toMatch(/^t1 /);
    call(TURN);
    expect(localStorage.getItem("hearthlight.rung")).toBe(rung);
  });
});
