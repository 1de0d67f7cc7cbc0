// A new question whose answers are all out of sight brings the first of them into view.

import { onDestroy } from "svelte";

import type { GameBoard } from "./board.svelte";
import { still } from "./motion";

/** Until what moves has arrived. */
const DELAY = 700;
const ANSWERS = ":is([data-move], [data-suggest], [aria-pressed]):not(.anytime)";

export function revealAnswers(board: GameBoard<unknown, unknown>, root: () => HTMLElement | undefined): void {
  let asked: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  $effect(() => {
    const question = board.question ? `${board.question.seat} ${board.question.asks} ${board.table.ply}` : "";
    const first = asked === undefined;
    if (question === asked) return;
    asked = question;
    if (first || !question) return;
    clearTimeout(timer);
    timer = setTimeout(reveal, DELAY);
  });
  onDestroy(() => clearTimeout(timer));

  function reveal(): void {
    // inert: on its way out
    const answers = [...(root()?.querySelectorAll(ANSWERS) ?? [])].filter((node) => !node.closest("[inert]"));
    const seen = answers.some((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      return bottom > 60 && top < window.innerHeight - 60;
    });
    if (!seen) answers[0]?.scrollIntoView?.({ block: "center", behavior: still() ? "auto" : "smooth" });
  }
}
