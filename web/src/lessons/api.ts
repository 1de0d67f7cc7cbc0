// Lessons as the server offers them.

import { at, json, type Look } from "../lib/api";
import type { Answer, Learn, LessonLine, TableInfo } from "../lib/types";

export const lessons = {
  list: (lang: string) => json<LessonLine[]>("GET", "/lessons", { lang }),
  /** Begins it, or goes on with it; the language is for a learner without a name. */
  begin: (game: string, lesson: string, lang: string) => json<Answer>("POST", `/lessons/${game}/${lesson}`, { lang }),
  /** A step that is no move. */
  step: (id: string, look: Look, seat: number, version: number, does: Learn["does"]) =>
    json<TableInfo>("POST", `${at(id)}/lesson`, { ...look }, { seat, version, does }),
};
