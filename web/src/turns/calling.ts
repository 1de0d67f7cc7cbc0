// Calls somebody to a table: by a bell, and by the browser while the page is hidden; both only if they want it.

import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { say, sayFirst } from "../lib/texts.svelte";
import type { TurnsInfo } from "../lib/types";
import type { Sounds } from "../stage/sounds";

const RUNG = "hearthlight.rung";
/** Milliseconds in which several tabs of one browser ring once. */
const ONCE = 3000;
const LOUD = 0.6;
/** Whoever wants a bell wants to hear it. */
const QUIETEST = 0.2;

export function call(turn: TurnsInfo["turns"][number]): void {
  if (settings.all.bell === "on" && firstToRing(turn.id)) void ring();
  if (settings.all.notify === "on" && document.hidden) notify(turn);
}

let voice: Promise<Sounds> | null = null;

/** Also in a hidden tab: that is what it is for. So it has a voice of its own. */
export async function ring(): Promise<void> {
  if (typeof AudioContext === "undefined") return;
  voice ??= import("../stage/sounds").then(({ Sounds }) => new Sounds(new AudioContext()));
  (await voice).play("bell", LOUD, Math.max(QUIETEST, settings.all.events / 100));
}

function firstToRing(id: string): boolean {
  try {
    const [table, time] = (localStorage.getItem(RUNG) ?? "").split(" ");
    if (table === id && Date.now() - Number(time) < ONCE) return false;
    localStorage.setItem(RUNG, `${id} ${Date.now()}`);
  } catch {
    // Then each tab rings.
  }
  return true;
}

function notify({ id, game, title, round }: TurnsInfo["turns"][number]): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  // Several tabs with the same tag show one.
  const notice = new Notification(`${say("web-your-turn")}: ${title}`, {
    body: say("web-turns-notice", { round: sayFirst([`web-round-${game}`, "web-round"], { round }) }),
    tag: id,
  });
  notice.onclick = () => {
    focus();
    router.go(`/table/${id}`);
    notice.close();
  };
}

/** Asks for leave to notify; whether it was given. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
