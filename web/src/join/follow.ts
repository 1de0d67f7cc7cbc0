// Being in the waiting room of a table: others see that somebody is here, and whatever changes there is looked at.

import { address } from "../lib/api";

/** How often a room is looked at where the connection says nothing. */
const LOOK = 5000;

/** Calls `changed` whenever something may have changed, until the returned function is called. */
export function follow(id: string, changed: () => void): () => void {
  const path = address(`/api/tables/${encodeURIComponent(id)}/live`, { watch: 1, phone: innerWidth < 700 ? 1 : null });
  const url = new URL(path, location.href.replace(/^http/, "ws"));
  let socket: WebSocket;
  const connect = (): void => {
    socket = new WebSocket(url);
    socket.onmessage = changed;
  };
  connect();
  const timer = setInterval(() => {
    if (socket.readyState === WebSocket.CLOSED) connect();
    changed();
  }, LOOK);
  return () => {
    clearInterval(timer);
    socket.close();
  };
}
