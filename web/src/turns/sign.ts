// The title and the icon of the tab say at how many tables it is one's turn.

import { say } from "../lib/texts.svelte";

const LIT =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%230b1020'/%3E%3Ccircle cx='16' cy='16' r='8' fill='%23ffc46b'/%3E%3Ccircle cx='25' cy='7' r='7' fill='%23ff5a4d'/%3E%3C/svg%3E";

export class Sign {
  #icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  #usual = this.#icon?.href ?? "";
  #turns: readonly string[] = [];
  /** What we have put before the title. */
  #worn = "";

  constructor() {
    // Pages set their titles when they like.
    const title = document.querySelector("title");
    if (title) new MutationObserver(() => this.#dress()).observe(title, { childList: true });
  }

  show(turns: readonly string[]): void {
    this.#turns = turns;
    if (this.#icon) this.#icon.href = turns.length ? LIT : this.#usual;
    this.#dress();
  }

  /** The title of a table speaks for itself: what is added is about others. */
  #dress(): void {
    const bare = document.title.startsWith(this.#worn) ? document.title.slice(this.#worn.length) : document.title;
    const others = this.#turns.filter((id) => !location.pathname.startsWith(`/table/${id}`)).length;
    this.#worn = others ? `${say("web-turns-elsewhere", { count: others })} ` : "";
    if (document.title !== this.#worn + bare) document.title = this.#worn + bare;
  }
}
