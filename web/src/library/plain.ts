// The cards of a game that brings no library of its own: by their titles and texts.

import type { PlainPack } from "../lib/types";
import type { Entry } from "./entries";

export function plainEntries(pack: Partial<PlainPack>): Entry[] {
  return Object.entries(pack.cards ?? {}).map(([id, { title, lines }]) => ({
    id,
    kind: "",
    title,
    text: lines.join(" "),
    costs: [],
    when: "",
  }));
}
