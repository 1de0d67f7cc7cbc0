// What a table does when another question is asked: the old one is not answered by accident, the focus is not lost,
// and a phone opens the tab where it is answered.

import { tick } from "svelte";

import { asked } from "./acting";
import { Hearing } from "./hearing.svelte";
import type { Shell } from "./shell.svelte";

/** To be called while a component is being made; `main` is what the table is drawn in. */
export function followQuestions(shell: Shell, main: () => HTMLElement | undefined): Hearing {
  const hearing = new Hearing();

  /** What is asked: another text is another question. */
  const question = $derived.by(() => {
    const session = shell.parts.session();
    const decision = session && asked(session);
    const moves = decision?.moves.map(({ move }) => move) ?? [];
    return session ? [session.curtain, decision?.seat, decision?.asks, decision?.text, ...moves].join("\n") : "";
  });

  /** After every step something else may lie under the pointer, even where the same is asked again. */
  const step = $derived(`${shell.parts.session()?.table?.version} ${shell.parts.stage?.playing} ${question}`);
  let heard: string | null = null;
  $effect.pre(() => {
    if (step === heard) return;
    if (heard !== null) hearing.begin();
    heard = step;
    const held = document.activeElement;
    if (held && held !== main() && main()?.contains(held))
      void tick().then(() => {
        if (!held.isConnected)
          main()?.querySelector<HTMLElement>("[data-testid=prompt]")?.focus({ preventScroll: true });
      });
  });

  const covered = $derived(shell.parts.stage?.playing ?? false);
  let was = false;
  $effect.pre(() => {
    if (was && !covered) hearing.skip();
    if (covered && !was) hearing.begin(); // "Skip" takes the place of what was pressed
    was = covered;
  });

  // A new question opens the tab where it is answered.
  let known: string | null = null;
  $effect.pre(() => {
    if (question !== known) shell.tab = null;
    known = question;
  });

  return hearing;
}
