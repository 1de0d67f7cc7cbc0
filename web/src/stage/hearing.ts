// Sounds for somebody: none before the first click, none if they are switched off, none while the tab is hidden.

import { settings } from "../lib/settings.svelte";
import type { Air, SoundName, Sounds } from "./sounds";

let allowed = false;
let made: Promise<Sounds | null> | null = null;
let wanted: Air | null = null;

async function make(): Promise<Sounds | null> {
  if (typeof AudioContext === "undefined") return null;
  const { Sounds } = await import("./sounds");
  const sounds = new Sounds(new AudioContext());
  document.addEventListener("visibilitychange", () => sounds.wake(!document.hidden));
  return sounds;
}

function sounds(): Promise<Sounds | null> {
  return (made ??= make().catch(() => null));
}

const audible = (): boolean => allowed && settings.all.sound === "on" && !document.hidden;

/** Browsers let a page sound once somebody has clicked in it; before that we do not even try. */
export function listen(): void {
  const allow = (): void => {
    allowed = true;
    void breathe(wanted);
  };
  addEventListener("pointerdown", allow, { once: true, capture: true });
  addEventListener("keydown", allow, { once: true, capture: true });
}

export function hear(name: SoundName, strength = 1): void {
  if (!audible() || !settings.all.events) return;
  void sounds().then((voice) => voice?.play(name, strength, settings.all.events / 100));
}

/** What is in the air at this table, as loud as somebody likes it. */
export async function breathe(air: Air | null): Promise<void> {
  wanted = air;
  const on = audible() && air !== null && settings.all.air > 0;
  if (!on && !made) return;
  (await sounds())?.breathe(on ? air : null, settings.all.air / 100);
}
