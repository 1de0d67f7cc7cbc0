// The lessons as they stand for me, and how one begins.

import { api } from "../lib/api";
import { pageOf } from "../lib/gamepages";
import { last } from "../lib/last.svelte";
import { person } from "../lib/me.svelte";
import { router, tableAddress } from "../lib/router.svelte";
import { texts } from "../lib/texts.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { Answer, LessonLine, RealGame } from "../lib/types";
import { seatChoices, usualSeats } from "../lobby/seats";
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

  /** What comes next: what was left midway, or the first that one has not learnt yet; whoever knows all may begin
   *  anew. */
  next(game: string): LessonLine | undefined {
    const mine = this.of(game);
    return mine.find(({ table }) => table) ?? mine.find(({ learnt }) => !learnt) ?? mine[0];
  }

  begin = ({ game, key }: Pick<LessonLine, "game" | "key">): Promise<void> =>
    this.#sitDown(async () => {
      const begun = await lessons.begin(game, key, texts.language);
      visits.remember();
      // The page of the game is fetched while the table is being opened.
      void pageOf(game).lights?.();
      return begun;
    });

  /** The real game that a lesson leads to: me, and its bot on all other chairs. */
  play = (game: string, { options, bot }: RealGame): Promise<void> =>
    this.#sitDown(async () => {
      const seats = seatChoices(game, usualSeats(bot, Number(options.players)), person.name);
      const made = await api.create({ game, options, seats });
      visits.remember();
      last.remember(game);
      return made;
    });

  async #sitDown(ask: () => Promise<Answer>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { id } = await ask();
      router.go(tableAddress(id));
    } catch (problem) {
      toasts.trouble(problem);
    } finally {
      this.busy = false;
    }
  }
}
