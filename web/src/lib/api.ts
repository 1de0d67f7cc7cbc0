// The server's API. Every call either gives what was asked for or throws a Trouble with a sentence to show.

import type { TableInfo } from "../table/types";
import type {
  Addresses,
  Answer,
  CampaignInfo,
  GameInfo,
  Help,
  Hint,
  LanguageInfo,
  Me,
  NewTable,
  Options,
  Played,
  Replayed,
  RulesInfo,
  SeatChoice,
  StoryInfo,
} from "./types";

export class Trouble extends Error {
  constructor(
    /** The HTTP status; 0 if the server could not be reached. */
    readonly status: number,
    /** The key of the problem: stale, illegal-move, offline, … */
    readonly problem: string,
    /** One sentence in the player's language; empty if the server sent none. */
    readonly text: string,
  ) {
    super(text || problem);
  }

  get stale(): boolean {
    return this.status === 409 && this.problem === "stale";
  }

  get offline(): boolean {
    return this.status === 0;
  }

  /** It was sent and not answered: nobody knows whether it was done. */
  get unanswered(): boolean {
    return this.problem === "unanswered";
  }
}

let language = "en";
/** Which house this is: several on one host have their own cookies. Every answer says so. */
let house = "";

/** The language in which the server explains what went wrong. */
export function askIn(wanted: string): void {
  language = wanted;
}

type Query = Record<string, string | number | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== "");
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

export function cookie(name: string): string {
  for (const part of document.cookie.split(";")) {
    const [key, ...rest] = part.trim().split("=");
    if (key === name) return decodeURIComponent(rest.join("="));
  }
  return "";
}

async function trouble(response: Response): Promise<Trouble> {
  try {
    const body = (await response.json()) as { problem?: unknown; text?: unknown };
    const problem = typeof body.problem === "string" ? body.problem : "server";
    return new Trouble(response.status, problem, typeof body.text === "string" ? body.text : "");
  } catch {
    return new Trouble(response.status, response.status === 404 ? "not-found" : "server", "");
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Nobody waits longer than so many milliseconds for an answer, from the first to its last byte. */
export const PATIENCE = 20_000;

/** What is read from the answer, or a Trouble; also if the answer never comes, or only half of it. */
async function request<T>(
  method: Method,
  path: string,
  query: Query,
  body: unknown,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") headers["x-csrftoken"] = cookie(`csrftoken_${house}`);
  if (body !== undefined) headers["content-type"] = "application/json";
  const giveUp = new AbortController();
  const late = new Promise<never>((_, reject) => {
    giveUp.signal.onabort = () => reject(new Trouble(0, "unanswered", ""));
  });
  const timer = setTimeout(() => giveUp.abort(), PATIENCE);
  const answered = async (): Promise<T> => {
    let response: Response;
    try {
      response = await fetch(address(`/api${path}`, { lang: language, ...query }), {
        method,
        headers,
        credentials: "same-origin",
        signal: giveUp.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Trouble(0, "offline", "");
    }
    house = response.headers.get("x-house") ?? house;
    if (!response.ok) throw await trouble(response);
    try {
      return await read(response);
    } catch {
      throw new Trouble(response.status, "server", "");
    }
  };
  try {
    return await Promise.race([answered(), late]);
  } finally {
    clearTimeout(timer);
  }
}

export async function json<T>(method: Method, path: string, query: Query = {}, body?: unknown): Promise<T> {
  return request(method, path, query, body, async (response) =>
    response.status === 204 ? (undefined as T) : ((await response.json()) as T),
  );
}

export function text(method: Method, path: string, query: Query = {}, body?: unknown): Promise<string> {
  return request(method, path, query, body, (response) => response.text());
}

export const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export interface Look {
  /** Through whose eyes; null: through those of my only seat, or a spectator's. */
  seat: number | null;
  /** 1: a spectator's, whatever seats I have. */
  watch?: 1;
  since: number;
  lang: string;
}

export const api = {
  me: () => json<Me>("GET", "/me"),
  rename: (name: string) => json<Me>("PUT", "/me", {}, { name }),
  languages: () => json<LanguageInfo[]>("GET", "/languages"),
  games: (lang: string) => json<GameInfo[]>("GET", "/games", { lang }),
  texts: (lang: string) => text("GET", `/texts/${encodeURIComponent(lang)}`, { lang: null }),
  pack: (game: string, pack: string, lang: string) =>
    json<unknown>("GET", `/games/${encodeURIComponent(game)}/packs/${encodeURIComponent(pack)}`, { lang }),
  help: (game: string, pack: string, lang: string) =>
    json<Help>("GET", `/games/${encodeURIComponent(game)}/packs/${encodeURIComponent(pack)}/help`, { lang }),
  rules: (game: string, lang: string) => json<RulesInfo>("GET", `/rules/${encodeURIComponent(game)}`, { lang }),
  rulesSample: (game: string, lang: string) =>
    json<TableInfo>("GET", `/rules/${encodeURIComponent(game)}/sample`, { lang }),

  create: (table: NewTable) => json<Answer>("POST", "/tables", {}, table),
  table: <V>(id: string, look: Look) => json<TableInfo<V>>("GET", at(id), { ...look }),
  move: <V>(id: string, look: Look, seat: number, version: number, move: string) =>
    json<TableInfo<V>>("POST", `${at(id)}/moves`, { ...look }, { seat, version, move }),
  /** Moves in a row; `played` says how many were: they end early where something new has come to light, where somebody
   *  else is to act, and where one is not legal any more. With `ask` nothing answers itself afterwards. */
  moves: <V>(id: string, look: Look, seat: number, version: number, moves: readonly string[], ask = false) =>
    json<Played<V>>("POST", `${at(id)}/moves`, { ...look }, { seat, version, moves, ...(ask ? { auto: false } : {}) }),
  /** What I did last; or one of my moves alone, while several choose at the same time. */
  undo: <V>(id: string, look: Look, seat: number, version: number, move: string | null = null) =>
    json<TableInfo<V>>("POST", `${at(id)}/undo`, { ...look }, { seat, version, ...(move === null ? {} : { move }) }),
  /** What this seat would choose in the joint decision of now; null takes it back. */
  suggest: <V>(id: string, look: Look, seat: number, version: number, move: string | null) =>
    json<TableInfo<V>>("POST", `${at(id)}/suggest`, { ...look }, { seat, version, move }),
  /** What an adviser would do in answer to the question of this seat, and why. */
  hint: (id: string, seat: number | null) => json<Hint>("GET", `${at(id)}/hint`, { seat }),
  /** What each thing at the table is, and how it stands for this seat. */
  helpAt: (id: string, seat: number | null, lang: string) => json<Help>("GET", `${at(id)}/help`, { seat, lang }),
  chat: (id: string, line: string) => json<void>("POST", `${at(id)}/chat`, {}, { text: line }),
  replay: <V>(id: string, ply: number, look: Look) =>
    json<Replayed<V>>("GET", `${at(id)}/replay`, { at: ply, ...look }),
  /** What became of it, where nothing of that is secret. */
  story: <N>(id: string, lang: string) => json<StoryInfo<N>>("GET", `${at(id)}/story`, { lang }),
  record: (id: string) => text("GET", `${at(id)}/record`, { lang: null }),
  recordAddress: (id: string) => `/api${at(id)}/record`,
  load: (record: string) => json<Answer>("POST", "/tables/import", {}, { text: record }),
  fork: (id: string, ply: number, seats: SeatChoice[]) =>
    json<Answer>("POST", `${at(id)}/fork`, {}, { at: ply, seats }),

  campaigns: () => json<CampaignInfo[]>("GET", "/campaigns"),
  startCampaign: (game: string, players: number, names: string[]) =>
    json<CampaignInfo>("POST", "/campaigns", {}, { game, players, names }),
  playChapter: (id: string, seats: SeatChoice[], options: Options, hints: boolean) =>
    json<Answer>("POST", `/campaigns/${encodeURIComponent(id)}/play`, {}, { seats, options, hints }),

  addresses: () => json<Addresses>("GET", "/address"),
  qrAddress: (path: string) => address("/api/qr", { path }),
};
