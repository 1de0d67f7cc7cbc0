// The live connection to a table: it comes back by itself and asks for what it has missed.

import type { TableInfo } from "../table/types";

export type LiveState = "connecting" | "live" | "lost";

export interface LiveOptions {
  /** Where to connect; asked anew each time, as it names what is already known. */
  url: () => string;
  onTable: (table: TableInfo) => void;
  onState: (state: LiveState) => void;
  socket?: (url: string) => WebSocket;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** A connection that says nothing for so long is taken for dead. */
const SILENCE = 75_000;

export class Live {
  #options: LiveOptions;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  open(): void {
    this.#closed = false;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Connects anew at once, e.g. after the tab woke up or the seat changed. */
  again(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#failures = 0;
    this.#drop();
    this.#connect();
  }

  get connected(): boolean {
    return this.#socket?.readyState === 1;
  }

  #connect(): void {
    this.#options.onState(this.#failures === 0 ? "connecting" : "lost");
    let socket: WebSocket;
    try {
      socket = (this.#options.socket ?? ((url) => new WebSocket(url)))(this.#options.url());
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    this.#watch();
    let known: TableInfo;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#watch();
      let message: unknown;
      try {
        message = JSON.parse(String(event.data));
      } catch {
        return;
      }
      if (this.#failures > 0 || !isPing(message)) {
        this.#failures = 0;
        this.#options.onState("live");
      }
      if (!isPing(message)) this.#options.onTable((known = whole(message as Message, known)));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#failures += 1;
    this.#options.onState("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    clearTimeout(this.#watchdog);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    }
  }

  #watch(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#lost(), SILENCE);
  }
}

/** With `parts` only what has changed since the message before: the rest of the table, and of its view, is as it was. */
type Message = TableInfo<object> & { parts?: true };

function whole(message: Message, known: TableInfo): TableInfo {
  return message.parts ? { ...known, ...message, view: { ...(known.view as object), ...message.view } } : message;
}

function isPing(message: unknown): boolean {
  return typeof message === "object" && message !== null && "ping" in message;
}

export function liveAddress(id: string, query: string, place: Location = location): string {
  const scheme = place.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${place.host}/api/tables/${encodeURIComponent(id)}/live${query}`;
}
