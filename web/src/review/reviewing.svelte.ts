// The review of a seat as it comes in, and a decision of it to be tried again.

import { at, json } from "../lib/api";
import { router, tableAddress } from "../lib/router.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { Answer, Reviewed } from "../lib/types";

export const reviews = {
  /** Answers when it is ready, or after a second with how far it has come. */
  look: (id: string, seat: number | null, lang: string) => json<Reviewed>("GET", `${at(id)}/review`, { seat, lang }),
  tryAgain: (id: string, seat: number, ply: number) => json<Answer>("POST", `${at(id)}/review/${ply}/try`, { seat }),
};

export class Reviewing {
  answer = $state.raw<Reviewed | null>(null);
  problem = $state.raw<unknown>(null);
  busy = $state(false);

  readonly #id: string;
  #wish = 0;

  constructor(id: string) {
    this.#id = id;
  }

  /** Asks until it is ready. Whoever asks for another one meanwhile gets that. */
  async load(seat: number | null, lang: string): Promise<void> {
    const wish = ++this.#wish;
    this.problem = null;
    try {
      do {
        const answer = await reviews.look(this.#id, seat, lang);
        if (wish !== this.#wish) return;
        this.answer = answer;
      } while (!this.answer.review);
    } catch (problem) {
      if (wish === this.#wish) this.problem = problem;
    }
  }

  close(): void {
    this.#wish++;
  }

  tryAgain = async (ply: number): Promise<void> => {
    if (!this.answer) return;
    this.busy = true;
    try {
      const { id } = await reviews.tryAgain(this.#id, this.answer.seat, ply);
      router.go(tableAddress(id));
    } catch (problem) {
      toasts.trouble(problem);
    } finally {
      this.busy = false;
    }
  };
}
