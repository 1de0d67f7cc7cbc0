// The addresses of the page and the history.

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string; seat: number | null; hand: boolean }
  | { page: "screen"; id: string }
  | { page: "replay"; id: string; at: number | null }
  | { page: "review"; id: string; seat: number | null }
  | { page: "join"; invite: string; hand: boolean }
  | { page: "campaign" }
  /** Without a game: the first one there is. */
  | { page: "learn"; game: string }
  /** Without a game: of the first one there is. */
  | { page: "rules"; game: string }
  /** Without a game: of the first one there is; without a pack: its first. */
  | { page: "library"; game: string; pack: string }
  /** My devices, a code for one, my results. */
  | { page: "you"; part: string; code: string }
  | { page: "unknown" };

function whole(value: string | null): number | null {
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null;
}

export function parse(path: string, search: string): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const query = new URLSearchParams(search);
  const [first, second, third] = parts;
  const hand = query.get("hand") === "1";
  if (parts.length === 0) return { page: "lobby" };
  if (first === "campaign" && parts.length === 1) return { page: "campaign" };
  if (first === "learn" && parts.length <= 2) return { page: "learn", game: second ?? "" };
  if (first === "library" && parts.length <= 2) {
    return { page: "library", game: second ?? "", pack: query.get("pack") ?? "" };
  }
  if (first === "rules" && parts.length <= 2) return { page: "rules", game: second ?? "" };
  if (first === "join" && second && parts.length === 2) return { page: "join", invite: second, hand };
  if (/^(devices?|statistics)$/.test(first ?? "")) return { page: "you", part: first ?? "", code: second ?? "" };
  if (first === "table" && second) {
    if (parts.length === 2) return { page: "table", id: second, seat: whole(query.get("seat")), hand };
    if (parts.length === 3 && third === "screen") return { page: "screen", id: second };
    if (parts.length === 3 && third === "replay") return { page: "replay", id: second, at: whole(query.get("at")) };
    if (parts.length === 3 && third === "review") return { page: "review", id: second, seat: whole(query.get("seat")) };
  }
  return { page: "unknown" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function tableAddress(id: string, query: { seat?: number | null; hand?: boolean } = {}): string {
  const search = new URLSearchParams();
  if (query.seat !== null && query.seat !== undefined) search.set("seat", String(query.seat));
  if (query.hand) search.set("hand", "1");
  const text = search.toString();
  return `/table/${encodeURIComponent(id)}${text ? `?${text}` : ""}`;
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search));
  hash = $state(location.hash);

  /** Listens to the history and to clicks on links of ours. Gives back how to stop. */
  start(): () => void {
    const read = (): void => this.#read();
    const click = (event: MouseEvent): void => this.#click(event);
    addEventListener("popstate", read);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", read);
      document.removeEventListener("click", click);
    };
  }

  go(url: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", url);
    this.#read();
    if (!replace && !this.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.route = parse(location.pathname, location.search);
    this.hash = location.hash;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    // The browser itself knows best how to jump within a page.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
