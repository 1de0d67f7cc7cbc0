// The words of the page: one Fluent bundle, fetched from the server, exchanged in place when the language changes.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Say } from "../table/types";
import { api, askIn } from "./api";
import type { LanguageInfo } from "./types";

const REMEMBERED = "hearthlight.language";

const SOURCE = "en";

/** What the page says before the server has answered, or when it does not. */
const english = Object.values(
  import.meta.glob<string>("@locales/en/web*.ftl", { query: "?raw", import: "default", eager: true }),
).join("\n");

/** The language of the house that suits best. */
export function suitable(wanted: readonly string[], known: readonly string[]): string {
  for (const tag of wanted) {
    const found = known.find((key) => key.split("-")[0] === tag.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return SOURCE;
}

function remembered(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null; // Without storage the browser's language decides.
  }
}

/** Later messages replace earlier ones: the server sends English first, then the language. */
export function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

function format(from: FluentBundle, key: string, args?: Record<string, string | number>): string | null {
  const message = from.getMessage(key);
  return message?.value ? from.formatPattern(message.value, args ?? {}, []).replaceAll("\n", " ") : null;
}

/** Fetches what it shows in another language; what that returns shows it. */
type Follower = (language: string) => Promise<() => void>;

class Texts {
  /** Those of the house, each by its own name. */
  languages = $state.raw<LanguageInfo[]>([]);
  language = $state(SOURCE);
  /** The first texts have arrived (or cannot be had). */
  ready = $state(false);
  #fallback = bundle(SOURCE, english);
  #bundle = $state.raw<FluentBundle>(this.#fallback);
  readonly #followers = new Set<Follower>();
  #changes = 0;

  async load(): Promise<void> {
    try {
      this.languages = await api.languages();
      const known = this.languages.map(({ key }) => key);
      const before = remembered();
      const language = before !== null && known.includes(before) ? before : suitable(navigator.languages, known);
      this.#speak(language, await api.texts(language));
    } finally {
      this.ready = true;
    }
  }

  /** What shows more than these words changes with them: nothing stays behind in the old language. Until when. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Once all of it is there. Everything else that depends on the language follows by itself. */
  async change(language: string): Promise<void> {
    const change = ++this.#changes;
    const all = Promise.all([...this.#followers].map((follower) => follower(language)));
    const [source, shows] = await Promise.all([api.texts(language), all]);
    if (change !== this.#changes) return; // another one has been chosen meanwhile
    this.#speak(language, source);
    for (const show of shows) show();
    try {
      localStorage.setItem(REMEMBERED, language);
    } catch {
      // Not remembered, that is all.
    }
  }

  #speak(language: string, source: string): void {
    this.#bundle = bundle(language, source);
    this.language = language;
    askIn(language);
    document.documentElement.lang = language;
  }

  #found(key: string, args?: Record<string, string | number>): string | null {
    return format(this.#bundle, key, args) ?? format(this.#fallback, key, args);
  }

  say: Say = (key, args) => this.#found(key, args) ?? `[${key}]`;

  /** The first of these messages that there is: a game may say in its own words what the page says for all. */
  sayFirst = (keys: readonly string[], args?: Record<string, string | number>): string => {
    for (const key of keys) {
      const found = this.#found(key, args);
      if (found !== null) return found;
    }
    return `[${keys.at(-1) ?? ""}]`;
  };

  /** A message that may be missing. */
  sayIf = (key: string, args?: Record<string, string | number>): string => this.#found(key, args) ?? "";
}

export const texts = new Texts();
export const { say, sayFirst, sayIf } = texts;
