// The cards of a game that brings no library of its own: by their titles and texts.

import type { Entry } from "./entries";

interface PlainPack {
  cards?: Record<string, { title: string; lines: string[] }>;
}

export function plainEntries(pack: PlainPack): Entry[] {
  return Object.entries(pack.cards ?? {}).map(([id, { title, lines }]) => ({
    id,
    kind: "",
    title,
    text: lines.join(" "),
    costs: [],
    when: "",
  }));
}
