// How somebody likes the table: remembered on this device, for every game.

const REMEMBERED = "hearthlight.settings";

const CHOICES = {
  /** How fast things move on the stage. */
  pace: ["calm", "normal", "brisk", "off"],
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
} as const;

type Choices = typeof CHOICES;
type Settings = { -readonly [Key in keyof Choices]: Choices[Key][number] } & {
  /** From 0 to 100. */
  air: number;
  events: number;
};

export type SettingKey = keyof Choices;

const USUAL: Settings = {
  pace: "normal",
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

/** What is remembered, as far as it makes sense. */
export function readSettings(text: string | null): Settings {
  const settings: Settings = { ...USUAL };
  let found: Record<string, unknown>;
  try {
    found = (JSON.parse(text ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return settings;
  }
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

  set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
    this.all[key] = value;
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify(this.all));
    } catch {
      // Until the page is closed.
    }
  }
}

export const settings = new Kept();
