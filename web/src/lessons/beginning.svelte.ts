// The lessons as they stand for me, and how one begins.

import { pageOf } from "../lib/gamepages";
import { router, tableAddress } from "../lib/router.svelte";
import { texts } from "../lib/texts.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { LessonLine } from "../lib/types";
import { lessons } from "./api";
import { visits } from "./visits.svelte";

export class Lessons {
  list = $state.raw<LessonLine[]>([]);
  busy = $state(false);

  /** Without lessons one can still play. */
  async load(language: string): Promise<void> {
    this.list = await lessons.list(language).catch(() => []);
  }

  of(game: string): LessonLine[] {
    return this.list.filter((line) => line.game === game);
  }

  /** What comes next: the first that one has not learnt yet; whoever knows all may begin anew. */
  next(game: string): LessonLine | undefined {
    const mine = this.of(game);
    return mine.find(({ learnt }) => !learnt) ?? mine[0];
  }

  begin = async (lesson: Pick<LessonLine, "game" | "key">): Promise<void> => {
    this.busy = true;
    try {
      const { id } = await lessons.begin(lesson.game, lesson.key, texts.language);
      visits.remember();
      // The page of the game is fetched while the table is being opened.
      void pageOf(lesson.game).lights?.();
      router.go(tableAddress(id));
    } catch (problem) {
      toasts.trouble(problem);
    } finally {
      this.busy = false;
    }
  };
}
