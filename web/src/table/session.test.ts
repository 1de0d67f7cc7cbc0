import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api, PATIENCE, Trouble } from "../lib/api";
import { toasts } from "../lib/toasts.svelte";
import { decision, seat, table } from "./sample";
import { TableSession } from "./session.svelte";
import type { TableInfo } from "./types";

class DeafSocket {
  static last: DeafSocket;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose = null;
  constructor(readonly url: string) {
    DeafSocket.last = this;
  }
  close(): void {}
  say(message: TableInfo): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let session: TableSession;

async function open(first: TableInfo, wanted: number | null = null): Promise<void> {
  vi.spyOn(api, "table").mockResolvedValue(first);
  session = new TableSession("t", wanted);
  await session.open();
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  vi.stubGlobal("WebSocket", DeafSocket);
  localStorage.clear();
  toasts.list = [];
});

afterEach(() => {
  session.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("another language", () => {
  const told = (text: string, version = 7): TableInfo =>
    table({ version, log: [{ ply: 1, kind: "told", seat: null, data: {}, text, auto: false }] });

  it("is fetched first and shown when all else is there", async () => {
    await open(told("Snow falls."));
    vi.mocked(api.table).mockResolvedValue(told("Es schneit."));
    const show = await session.translated("de");
    expect(vi.mocked(api.table).mock.lastCall).toMatchObject(["t", { lang: "de", since: 0 }]);
    expect(session.log.map(({ text }) => text)).toEqual(["Snow falls."]);
    show();
    expect(session.log.map(({ text }) => text)).toEqual(["Es schneit."]);
  });

  it("is fetched again if somebody has moved meanwhile", async () => {
    await open(told("Snow falls."));
    vi.mocked(api.table).mockResolvedValue(told("Es schneit."));
    const show = await session.translated("de");
    DeafSocket.last.say(told("The storm is here.", 8));
    vi.mocked(api.table).mockResolvedValue(told("Der Sturm ist da.", 8));
    show();
    await settled();
    expect(session.log.map(({ text }) => text)).toEqual(["Der Sturm ist da."]);
  });
});

describe("a move", () => {
  it("is sent once, with the version that was seen", async () => {
    await open(table({ version: 7, ply: 6 }));
    const move = vi.spyOn(api, "move").mockResolvedValue(table({ version: 8, ply: 7, decision: null, to_act: [1] }));
    session.choose("go 1");
    session.choose("go 2");
    expect(session.busy).toBe(true);
    await settled();
    expect(move).toHaveBeenCalledTimes(1);
    expect(move.mock.calls[0]).toMatchObject(["t", { seat: 0 }, 0, 7, "go 1"]);
    expect(session.busy).toBe(false);
    expect(session.table?.version).toBe(8);
    expect(session.seen).toBe(7);
  });

  it("is not sent where it is not on offer", async () => {
    await open(table());
    const [move, moves] = [vi.spyOn(api, "move"), vi.spyOn(api, "moves")];
    session.choose("fly 1");
    session.chooseAll(["fly 1", "go 1"]);
    session.chooseAll([]);
    expect([session.busy, move.mock.calls.length, moves.mock.calls.length]).toEqual([false, 0, 0]);
  });

  it("does not unsay what was suggested while its answer was on the way", async () => {
    await open(table({ version: 7 }));
    vi.spyOn(api, "move").mockImplementation(async () => {
      DeafSocket.last.say(table({ version: 8, suggestions: [{ seat: 1, move: "go 2", why: "" }] }));
      return table({ version: 8 });
    });
    session.choose("go 1");
    await settled();
    expect(session.table?.version).toBe(8);
    expect(session.suggestions).toEqual([{ seat: 1, move: "go 2", why: "" }]);
  });

  it("that is not answered sets the table free again, says so, and shows what became of it", async () => {
    await open(table({ version: 7 }));
    vi.useFakeTimers();
    try {
      vi.stubGlobal("fetch", () => new Promise(() => {}));
      session.choose("go 1");
      await vi.advanceTimersByTimeAsync(5000);
      expect([session.busy, session.late]).toEqual([true, true]);
      // It was done, only nobody was told.
      vi.mocked(api.table).mockResolvedValue(table({ version: 8 }));
      await vi.advanceTimersByTimeAsync(PATIENCE);
      expect([session.busy, session.late, session.table?.version]).toEqual([false, false, 8]);
      expect(toasts.list.map((toast) => toast.kind)).toEqual(["error"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("that comes too late is followed by the new position and a notice", async () => {
    await open(table({ version: 7 }));
    vi.spyOn(api, "move").mockRejectedValue(new Trouble(409, "stale", "Too late."));
    vi.mocked(api.table).mockResolvedValue(table({ version: 9 }));
    session.choose("go 1");
    await settled();
    expect(session.table?.version).toBe(9);
    expect(toasts.list.map((toast) => toast.kind)).toEqual(["note"]);
  });

  it("that is refused says why and can be tried again", async () => {
    await open(table());
    vi.spyOn(api, "move").mockRejectedValue(new Trouble(400, "illegal-move", "You cannot do that."));
    session.choose("go 1");
    await settled();
    expect(toasts.list.map((toast) => toast.text)).toEqual(["You cannot do that."]);
    expect(session.busy).toBe(false);
  });

  it("is taken back only where the server allows it", async () => {
    await open(table());
    const undo = vi.spyOn(api, "undo").mockResolvedValue(table({ version: 3, ply: 0 }));
    session.undo();
    expect(undo).not.toHaveBeenCalled();
    DeafSocket.last.say(table({ version: 2, ply: 1, can_undo: true, decision: null }));
    session.undo();
    await settled();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(session.seen).toBe(0);
    DeafSocket.last.say(table({ version: 4, can_undo: true, finished: true, decision: null, to_act: [] }));
    expect(session.canUndo).toBe(false);
  });
});

describe("news", () => {
  it("of the chat are counted until they are read, also after a reload", async () => {
    localStorage.clear();
    const said = (...at: number[]): TableInfo["chat"] => at.map((when) => ({ name: "Ben", text: "Hello", at: when }));
    await open(table({ chat: said(1) }));
    session.hear();
    expect(session.unread).toBe(0);
    DeafSocket.last.say(table({ chat: said(1, 2, 3) }));
    expect(session.unread).toBe(2);
    await open(table({ chat: said(1, 2, 3) }));
    expect(session.unread).toBe(2);
    session.hear();
    expect(session.unread).toBe(0);
  });

  it("of a choice that a bot made when the time was up reach the person, once", async () => {
    await open(table());
    const chosen = { ply: 1, kind: "k", seat: 0, data: {}, text: "P0 passes.", auto: false, late: 0 };
    DeafSocket.last.say(table({ version: 2, ply: 1, log: [chosen] }));
    DeafSocket.last.say(table({ version: 3, ply: 1, log: [chosen] }));
    DeafSocket.last.say(table({ version: 4, ply: 2, log: [chosen, { ...chosen, ply: 2, seat: 1, late: 1 }] }));
    expect(toasts.list.map((toast) => toast.text)).toEqual(["[web-time-up-you]"]);
  });

  it("that are older than what is shown are ignored", async () => {
    await open(table({ version: 5 }));
    DeafSocket.last.say(table({ version: 4, chat: [{ name: "x", text: "old", at: 0 }] }));
    expect(session.table?.version).toBe(5);
    DeafSocket.last.say(table({ version: 5, chat: [{ name: "x", text: "new", at: 0 }] }));
    expect(session.table?.chat).toHaveLength(1);
  });

  it("let go of a move that is no longer there", async () => {
    await open(table());
    session.hover("go 1");
    DeafSocket.last.say(table({ version: 2, decision: decision(1) }));
    expect(session.hovered).toBeNull();
  });

  it("are asked for with what is already known", async () => {
    await open(table({ ply: 50 }));
    session.close();
    await session.wake();
    expect(vi.mocked(api.table).mock.calls.at(-1)?.[1]).toMatchObject({ seat: 0, since: 38 });
  });
});

describe("a suggestion", () => {
  const joint = decision(3, { seat: 1, joint: true });

  it("is sent with the version that was seen, and taken back by the same click", async () => {
    await open(table({ version: 4, decision: null, joint, to_act: [1] }));
    const said = [{ seat: 0, move: "go 1", why: "" }];
    const suggest = vi.spyOn(api, "suggest");
    suggest.mockResolvedValue(table({ version: 4, decision: null, joint, to_act: [1], suggestions: said }));
    session.suggest("go 1");
    await settled();
    expect(session.suggestions).toEqual(said);
    expect(session.seen).toBeNull();
    session.suggest("go 1");
    await settled();
    expect(suggest.mock.calls.map((call) => call.slice(2))).toEqual([
      [0, 4, "go 1"],
      [0, 4, null],
    ]);
  });

  it("is nothing for those who decide themselves or only watch", async () => {
    const suggest = vi.spyOn(api, "suggest");
    await open(table());
    session.suggest("go 1");
    session.close();
    await open(table({ seat: null, decision: null, joint }));
    session.suggest("go 1");
    expect(suggest).not.toHaveBeenCalled();
    expect(session.joint).toBeNull();
  });
});

describe("open hands", () => {
  it("follow whichever seat of mine is to act, without a curtain", async () => {
    const seats = [seat(0, { mine: true }), seat(1, { mine: true })];
    await open(table({ seats, seat: 0, open_hands: true }));
    expect(session.curtain).toBeNull();
    const move = vi.spyOn(api, "move");
    move.mockResolvedValue(table({ seats, seat: 1, version: 2, ply: 1, to_act: [1], open_hands: true }));
    session.choose("go 0");
    await settled();
    expect(move.mock.calls[0]).toMatchObject(["t", { seat: null }, 0, 1, "go 0"]);
    expect(session.seat).toBe(1);
    expect(session.decision).not.toBeNull();
    expect(session.curtain).toBeNull();
    expect(session.seen).toBe(1);
  });
});

describe("a table that cannot be opened", () => {
  it("says so and can be tried again", async () => {
    vi.spyOn(api, "table").mockRejectedValueOnce(new Trouble(404, "no-table", "No such table."));
    session = new TableSession("t", null);
    await session.open();
    expect(session.problem?.text).toBe("No such table.");
    vi.mocked(api.table).mockResolvedValue(table());
    await session.open();
    expect(session.problem).toBeNull();
    expect(session.table).not.toBeNull();
  });
});

describe("the curtain", () => {
  const seats = [seat(0, { mine: true }), seat(1, { mine: true })];

  it("hides the question until the device has been passed on", async () => {
    await open(table({ seats, seat: null, decision: null, to_act: [1] }));
    expect(session.curtain).toBe(1);
    vi.mocked(api.table).mockResolvedValue(table({ seats, seat: 1, to_act: [1] }));
    await session.lift();
    expect(vi.mocked(api.table).mock.calls.at(-1)?.[1]).toMatchObject({ seat: 1 });
    expect(session.curtain).toBeNull();
    expect(session.decision).not.toBeNull();
    expect(DeafSocket.last.url).toContain("seat=1");
    vi.spyOn(api, "move").mockResolvedValue(table({ seats, seat: 1, version: 2, decision: null, to_act: [0] }));
    session.choose("go 0");
    await settled();
    expect(session.curtain).toBe(0);
    expect(session.decision).toBeNull();
  });

  it("stays down while the new eyes cannot be had", async () => {
    await open(table({ seats, seat: null, decision: null, to_act: [0] }));
    vi.mocked(api.table).mockRejectedValue(new Trouble(0, "offline", ""));
    await session.lift();
    expect(session.curtain).toBe(0);
    expect(session.problem).not.toBeNull();
  });

  it("is not there where the address names a seat", async () => {
    await open(table({ seats, seat: 0, to_act: [1] }), 0);
    expect(session.curtain).toBeNull();
  });
});

describe("while the device is passed on", () => {
  const seats = [seat(0, { mine: true }), seat(1, { mine: true })];

  it("what everybody may see is shown", async () => {
    await open(table({ seats, to_act: [1], decision: null, view: { hand: ["secret"] } }), null);
    const public_ = table({ seats, seat: null, to_act: [1], decision: null, view: { hand: 1 } });
    const look = vi.spyOn(api, "table").mockResolvedValue(public_);
    DeafSocket.last.say(table({ version: 2, seats, to_act: [1], decision: null }));
    await settled();
    expect(session.curtain).toBe(1);
    expect(look.mock.lastCall?.[1]).toMatchObject({ seat: null, watch: 1 });
    expect(session.common?.view).toEqual({ hand: 1 });
    look.mockResolvedValue(table({ version: 2, seats, seat: 1, to_act: [1] }));
    await session.lift();
    expect(session.common).toBeNull();
  });

  it("nothing is covered where people play with open hands", async () => {
    await open(table({ seats, seat: 0, to_act: [0] }));
    await session.setOpenHands(true);
    const look = vi.spyOn(api, "table").mockResolvedValue(table({ version: 2, seats, seat: 1, to_act: [1] }));
    DeafSocket.last.say(table({ version: 2, seats, seat: 0, to_act: [1], decision: null }));
    await settled();
    expect(session.curtain).toBeNull();
    expect(look.mock.lastCall?.[1]).toMatchObject({ seat: 1 });
    expect(session.decision).not.toBeNull();
    expect(new TableSession("t", null).openHands).toBe(true);
    await session.setOpenHands(false);
    expect(new TableSession("t", null).openHands).toBe(false);
  });
});
