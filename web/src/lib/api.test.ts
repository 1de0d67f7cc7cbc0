import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { address, api, askIn, PATIENCE, Trouble } from "./api";
import { seating } from "./seating";

function answer(status: number, body: unknown): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), { status });
}

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  document.cookie = "csrftoken_h1=abc%3D1";
  document.cookie = "csrftoken_h2=of-another-house";
  askIn("de");
});

afterEach(() => {
  vi.unstubAllGlobals();
  askIn("en");
});

describe("addresses", () => {
  it("leave out what is not given", () => {
    expect(address("/x", { seat: null, since: 0, lang: "zh-Hant", name: "" })).toBe("/x?since=0&lang=zh-Hant");
    expect(address("/x")).toBe("/x");
  });
});

describe("requests", () => {
  it("carry the token, the language and the body", async () => {
    fetched.mockImplementation(() =>
      Promise.resolve(new Response('{"id":"t"}', { status: 200, headers: { "x-house": "h1" } })),
    );
    await api.me(); // every answer says which house this is
    await seating.join("secret", "Ada");
    const [url, options] = fetched.mock.calls[1]!;
    expect(url).toBe("/api/join?lang=de");
    expect(options).toMatchObject({
      method: "POST",
      headers: { "x-csrftoken": "abc=1", "content-type": "application/json" },
      body: '{"invite":"secret","name":"Ada"}',
    });
  });

  it("send a move with its version", async () => {
    fetched.mockResolvedValue(answer(200, {}));
    await api.move("t/1", { seat: null, since: 7, lang: "fr" }, 2, 9, "place mai-po");
    const [url, options] = fetched.mock.calls[0]!;
    expect(url).toBe("/api/tables/t%2F1/moves?lang=fr&since=7");
    expect(JSON.parse(String(options?.body))).toEqual({ seat: 2, version: 9, move: "place mai-po" });
  });

  it("send moves in a row, and ask for every question if wanted", async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(201, { played: 2 })));
    const look = { seat: 2, since: 0, lang: "en" };
    expect((await api.moves("t", look, 2, 9, ["turn mei", "procure food 0"])).played).toBe(2);
    await api.moves("t", look, 2, 10, ["complete S01 1"], true);
    const bodies = fetched.mock.calls.map(([, options]) => JSON.parse(String(options?.body)) as unknown);
    expect(bodies).toEqual([
      { seat: 2, version: 9, moves: ["turn mei", "procure food 0"] },
      { seat: 2, version: 10, moves: ["complete S01 1"], auto: false },
    ]);
  });

  it("suggest a move, or take the suggestion back", async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(201, {})));
    await api.suggest("t", { seat: 1, since: 0, lang: "en" }, 1, 4, "option 2");
    await api.suggest("t", { seat: 1, since: 0, lang: "en" }, 1, 4, null);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(
      Array(2).fill("/api/tables/t/suggest?lang=en&seat=1&since=0"),
    );
    const bodies = fetched.mock.calls.map(([, options]) => JSON.parse(String(options?.body)) as unknown);
    expect(bodies).toEqual([
      { seat: 1, version: 4, move: "option 2" },
      { seat: 1, version: 4, move: null },
    ]);
  });

  it("accept an answer without content", async () => {
    fetched.mockResolvedValue(answer(204, undefined));
    await expect(api.chat("t", "hello")).resolves.toBeUndefined();
  });
});

describe("problems", () => {
  it("bring the server's sentence", async () => {
    fetched.mockResolvedValue(answer(403, { problem: "not-your-seat", text: "That is not your seat." }));
    const trouble = await api.me().catch((error: unknown) => error);
    expect(trouble).toBeInstanceOf(Trouble);
    expect(trouble).toMatchObject({
      status: 403,
      problem: "not-your-seat",
      text: "That is not your seat.",
      stale: false,
    });
  });

  it("know when the position has moved on", async () => {
    fetched.mockResolvedValue(answer(409, { problem: "stale", text: "…" }));
    await expect(api.undo("t", { seat: 0, since: 0, lang: "en" }, 0, 3)).rejects.toMatchObject({ stale: true });
  });

  it("survive answers that are no JSON", async () => {
    fetched.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(api.me()).rejects.toMatchObject({ status: 502, problem: "server", text: "" });
    fetched.mockResolvedValue(new Response("<h1>Hello</h1>", { status: 200 }));
    await expect(api.me()).rejects.toMatchObject({ problem: "server" });
  });

  it("know when there is no connection", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(api.me()).rejects.toMatchObject({ status: 0, offline: true });
  });
});

describe("a request that is never answered", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const outcome = async (asked: Promise<unknown>): Promise<unknown> => {
    const found = asked.catch((problem: unknown) => problem);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    return found;
  };

  it("is given up after a while", async () => {
    fetched.mockReturnValue(new Promise(() => {}));
    const problem = await outcome(api.me());
    expect(problem).toMatchObject({ status: 0, problem: "unanswered", unanswered: true });
    expect(fetched.mock.calls[0]![1]?.signal?.aborted).toBe(true);
  });

  it("is given up too where the answer stops half way", async () => {
    fetched.mockResolvedValue(new Response(new ReadableStream(), { status: 200 }));
    expect(await outcome(api.games("en"))).toMatchObject({ problem: "unanswered" });
    fetched.mockResolvedValue(new Response(new ReadableStream(), { status: 500 }));
    expect(await outcome(api.games("en"))).toMatchObject({ problem: "unanswered" });
  });

  it("leaves no timer where it is answered", async () => {
    fetched.mockResolvedValue(answer(200, {}));
    await api.me();
    expect(vi.getTimerCount()).toBe(0);
  });
});
