// Short notices that go away by themselves.

import { Trouble } from "./api";
import { partMissing } from "./parts";
import { say } from "./texts.svelte";

export interface Toast {
  id: number;
  text: string;
  kind: "note" | "error";
}

const STAYS = { note: 4000, error: 8000 };

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  note(text: string): void {
    this.#add(text, "note");
  }

  error(text: string): void {
    this.#add(text, "error");
  }

  /** What went wrong, in a sentence. */
  trouble(problem: unknown): void {
    this.error(explain(problem));
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  #add(text: string, kind: Toast["kind"]): void {
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, kind }].slice(-3);
    setTimeout(() => this.close(id), STAYS[kind]);
  }
}

export function explain(problem: unknown): string {
  if (partMissing(problem)) return say("web-trouble-part");
  if (!(problem instanceof Trouble)) return say("web-trouble-unknown");
  if (problem.text) return problem.text;
  if (problem.unanswered) return say("web-trouble-unanswered");
  if (problem.offline) return say("web-trouble-offline");
  if (problem.status === 404) return say("web-trouble-not-found");
  return say("web-trouble-unknown");
}

export const toasts = new Toasts();
