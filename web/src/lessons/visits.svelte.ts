// Whether somebody has been here before: the first visit begins with a story.

import { person } from "../lib/me.svelte";

const REMEMBERED = "hearthlight.been-here";

class Visits {
  #been = $state(false);

  constructor() {
    try {
      this.#been = localStorage.getItem(REMEMBERED) !== null;
    } catch {
      // Then whoever has a table has been here.
    }
  }

  get first(): boolean {
    return !this.#been && !person.info?.tables;
  }

  remember(): void {
    if (this.#been) return;
    this.#been = true;
    try {
      localStorage.setItem(REMEMBERED, "1");
    } catch {
      // Until the page is closed.
    }
  }
}

export const visits = new Visits();
