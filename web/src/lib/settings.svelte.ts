// How somebody likes the table, in every game. It is remembered on this device, so that the first thing drawn is right,
// and on the server with the person, so that their other devices begin with it. Where both say something the server is
// right: it knows what was chosen last, on whichever device. Only permission to notify stays here: each browser asks.

import { json } from "./api";
import type { Liking } from "./types";

const REMEMBERED = "hearthlight.settings";

const CHOICES = {
  /** How fast things move on the stage. */
  pace: ["calm", "normal", "brisk", "off"],
  /** How fast bots move. */
  bots: ["slow", "normal", "instant"],
  /** What is played of the turns of others: all of it, the rest of it faster after a while, nothing. */
  others: ["all", "short", "none"],
  /** Which choices are asked about once more. */
  confirm: ["always", "final", "never"],
  sound: ["off", "on"],
  /** What tells that it is one's turn. */
  bell: ["off", "on"],
  notify: ["off", "on"],
  text: [100, 115, 130],
  palette: ["usual", "red-green", "blue-yellow"],
  contrast: ["usual", "more"],
  motion: ["system", "less"],
} as const satisfies { [Key in Exclude<keyof Liking, "air" | "events"> | "notify"]: readonly unknown[] };

type Choices = typeof CHOICES;
type Settings = { -readonly [Key in keyof Choices]: Choices[Key][number] } & {
  /** From 0 to 100. */
  air: number;
  events: number;
};

export type SettingKey = keyof Choices;

const USUAL: Settings = {
  pace: "normal",
  bots: "normal",
  others: "short",
  confirm: "final",
  sound: "on",
  bell: "off",
  notify: "off",
  text: 100,
  palette: "usual",
  contrast: "usual",
  motion: "system",
  // What sounds all the time costs two per cent of a core: only for those who want it.
  air: 0,
  events: 70,
};

/** What is remembered here. */
function remembered(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

export const readSettings = (text: string | null): Settings => sensible(remembered(text));

/** What was found, as far as it makes sense, and for the rest what is usual. */
function sensible(found: Record<string, unknown>, usual: Settings = USUAL): Settings {
  const settings: Settings = { ...usual };
  for (const [key, known] of Object.entries(CHOICES))
    if ((known as readonly unknown[]).includes(found[key])) Object.assign(settings, { [key]: found[key] });
  for (const key of ["air", "events"] as const) {
    const value = Number(found[key] ?? settings[key]);
    if (value >= 0 && value <= 100) settings[key] = value;
  }
  return settings;
}

export function choicesOf<Key extends SettingKey>(key: Key): Choices[Key] {
  return CHOICES[key];
}

function recall(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

class Kept {
  all = $state(readSettings(recall()));
  /** What the server has not heard yet. */
  #unsent = new Set(remembered(recall())["unsent"] as (keyof Liking)[] | undefined);
  #sending = false;

  set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
    this.all[key] = value;
    if (key !== "notify") this.#unsent.add(key);
    this.#remember();
    void this.#send();
  }

  /** What the server knows of this person; it hears what it has missed. */
  take(known: Record<string, unknown>): void {
    const news = Object.entries(known).filter(([key]) => !this.#unsent.has(key as keyof Liking));
    Object.assign(this.all, sensible(Object.fromEntries(news), this.all));
    if (news.length) this.#remember();
    void this.#send();
  }

  #remember(): void {
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify({ ...this.all, unsent: [...this.#unsent] }));
    } catch {
      // Until the page is closed.
    }
  }

  /** One thing after the other; what does not arrive is sent with the next change, or when the page is opened again. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      while (this.#unsent.size) {
        const { all } = this;
        const chosen: Liking = Object.fromEntries([...this.#unsent].map((key) => [key, all[key]]));
        await json<void>("PATCH", "/me/settings", {}, chosen);
        for (const key of this.#unsent) if (chosen[key] === all[key]) this.#unsent.delete(key);
        this.#remember();
      }
    } catch {
      // Here it counts all the same.
    }
    this.#sending = false;
  }
}

export const settings = new Kept();
