// Whose turn it is at all tables of this person: in the title and the icon of the tab, by a bell, and by the browser.

import { address } from "../lib/api";
import { texts } from "../lib/texts.svelte";
import type { TurnsInfo } from "../lib/types";
import { call } from "./calling";
import { Sign } from "./sign";

type Turn = TurnsInfo["turns"][number];

/** What has come since the last time. */
export function newTurns(known: readonly Turn[], now: readonly Turn[]): Turn[] {
  return now.filter((turn) => !known.some(({ id }) => id === turn.id));
}

/** Milliseconds after which a connection that was lost is tried again. */
const AGAIN = 5000;

const sign = new Sign();
let known: readonly Turn[] | null = null;
let begun = false;

/** From the first table with other people on, until the page is closed. */
export function follow(): void {
  if (begun) return;
  begun = true;
  listen();
}

function listen(): void {
  const place = address("/api/turns/live", { lang: texts.language });
  const socket = new WebSocket(location.origin.replace("http", "ws") + place);
  socket.onmessage = (event) => {
    const { turns } = JSON.parse(String(event.data)) as Partial<TurnsInfo>;
    if (!turns) return;
    sign.show(turns.map(({ id }) => id));
    // What was so before the page was opened is no news.
    if (known) newTurns(known, turns).forEach(call);
    known = turns;
  };
  socket.onclose = () => setTimeout(listen, AGAIN);
}
