// What a page shows comes from the server: fetched when it opens, again in another language, and after a failure.

import { untrack } from "svelte";

import { texts } from "./texts.svelte";

export class Loading<T> {
  value = $state.raw<T | null>(null);
  /** Why it could not be had; what was there before stays. */
  problem = $state.raw<unknown>(null);
  readonly #ask: (language: string) => Promise<T>;
  #asked = 0;

  /** To be made while a component is being made. */
  constructor(ask: (language: string) => Promise<T>) {
    this.#ask = ask;
    $effect(() => {
      void texts.language;
      untrack(() => void this.again());
    });
  }

  again = async (): Promise<void> => {
    const asked = ++this.#asked;
    const current = (): boolean => asked === this.#asked;
    try {
      const found = await this.#ask(texts.language);
      if (current()) [this.value, this.problem] = [found, null];
    } catch (trouble) {
      if (current()) this.problem = trouble;
    }
  };
}
