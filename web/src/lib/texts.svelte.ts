// The words of the page: one Fluent bundle, fetched from the server, exchanged in place when the language changes.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import english from "@locales/en/web.ftl?raw";

import type { Say } from "../table/types";
import { api, askIn } from "./api";

export const LANGUAGES = [
  ["en", "English"],
  ["de", "Deutsch"],
  ["fr", "Français"],
  ["zh-Hant", "繁體中文"],
] as const;

export type Language = (typeof LANGUAGES)[number][0];

const REMEMBERED = "hearthlight.language";

/** The language of ours that suits best. */
export function suitable(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find(([code]) => code.split("-")[0] === tag.toLowerCase().split("-")[0]);
    if (found) return found[0];
  }
  return "en";
}

function isLanguage(value: string | null): value is Language {
  return LANGUAGES.some(([code]) => code === value);
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

class Texts {
  language = $state<Language>("en");
  /** The first texts have arrived (or cannot be had). */
  ready = $state(false);
  #fallback = bundle("en", english);
  #bundle = $state.raw<FluentBundle>(this.#fallback);

  constructor() {
    let remembered: string | null = null;
    try {
      remembered = localStorage.getItem(REMEMBERED);
    } catch {
      // Without storage the browser's language decides.
    }
    this.language = isLanguage(remembered) ? remembered : suitable(navigator.languages);
    askIn(this.language);
  }

  async load(): Promise<void> {
    try {
      await this.#fetch(this.language);
    } finally {
      this.ready = true;
    }
  }

  /** Everything that depends on the language follows by itself. */
  async change(language: Language): Promise<void> {
    await this.#fetch(language);
    try {
      localStorage.setItem(REMEMBERED, language);
    } catch {
      // Not remembered, that is all.
    }
  }

  async #fetch(language: Language): Promise<void> {
    const source = await api.texts(language);
    this.#bundle = bundle(language, source);
    this.language = language;
    askIn(language);
    document.documentElement.lang = language;
  }

  say: Say = (key, args) => format(this.#bundle, key, args) ?? format(this.#fallback, key, args) ?? `[${key}]`;
}

export const texts = new Texts();
export const say: Say = texts.say;
