// What the dock says about a question: who is asked what, what is pointed at, what the large button does.

import { say, texts } from "../lib/texts.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { Stage } from "../stage/stage.svelte";
import { answer, asked, pick, touching } from "./acting";
import type { Answers, Primary } from "./dock";
import { seatName, seatNames } from "./names";
import { offerOf, refusedOf, stepsOf } from "./offers";
import type { TableSession } from "./session.svelte";
import type { Shell } from "./shell.svelte";
import type { Decision, Offer, Refused, TableInfo } from "./types";

const NONE: Answers = { chips: [], refused: [], primary: null };

export class Asking {
  readonly shell: Shell;
  readonly #answers: () => Answers;

  constructor(shell: Shell, answers: () => Answers) {
    this.shell = shell;
    this.#answers = answers;
  }

  get stage(): Stage | undefined {
    return this.shell.parts.stage;
  }
  /** What happened is still being played: the next question would give it away. */
  get meanwhile(): boolean {
    return this.stage?.playing ?? false;
  }
  /** What is told meanwhile, in words. */
  get told(): string {
    return this.stage?.beat?.caption ?? "";
  }
  /** It is there to be read: whoever has read it leads on. */
  get waits(): boolean {
    return this.stage?.beat?.waits ?? false;
  }
  get answers(): Answers {
    return this.meanwhile ? NONE : this.#answers();
  }
  get session(): TableSession {
    return this.shell.parts.session()!;
  }
  get table(): TableInfo {
    return this.session.table!;
  }

  /** One's own question, or one that somebody else decides for all. */
  readonly decision = $derived.by((): Decision | null => (this.meanwhile ? null : asked(this.session)));
  readonly mine = $derived.by((): boolean => !this.meanwhile && this.session.decision !== null);
  readonly pointed = $derived.by((): Offer | undefined => {
    const { hovered, selected } = this.session;
    return this.#titled(offerOf(this.decision, hovered) ?? offerOf(this.decision, selected));
  });
  readonly refused = $derived.by((): Refused | undefined => refusedOf(this.decision, this.session.hovered));
  /** What waits for a second click. */
  readonly chosen = $derived.by((): Offer | undefined =>
    this.mine ? this.#titled(offerOf(this.decision, this.session.selected)) : undefined,
  );

  /** With the name of who is asked, where several sit at this device. */
  readonly question = $derived.by((): string => {
    const { decision, table } = this;
    if (this.meanwhile) return this.stage!.part || say("web-meanwhile");
    if (!decision) return this.#waiting();
    if (!this.mine || table.seats.filter(({ mine }) => mine).length < 2) return decision.text;
    return say("web-asked-of", { name: seatName(table.seats, decision.seat, say), question: decision.text });
  });
  readonly note = $derived.by((): string => {
    const { decision, table, answers } = this;
    if (this.meanwhile) return "";
    if (this.chosen?.then.length && !touching()) return say("web-step-by-step");
    if (!decision) return table.finished ? "" : table.topic;
    if (!decision.joint || table.seats.length < 2) return answers.note ?? "";
    if (!this.mine) return say("web-decides-for-all", { name: seatName(table.seats, decision.seat, say) });
    return answers.note ?? (this.session.suggestions.length ? say("web-you-decide-for-all") : "");
  });

  readonly primary = $derived.by((): Primary | null => {
    if (!this.mine) return null;
    const { chosen } = this;
    if (!chosen) return this.answers.primary;
    const moves = [...stepsOf(chosen.move), ...chosen.then];
    return { label: say("web-do-it"), sub: chosen.text, expected: true, moves };
  });
  readonly ready = $derived.by((): boolean => !!this.primary?.moves.length && !this.session.busy);

  press = (): void => {
    if (!this.ready) return;
    const { moves, asks } = this.primary!;
    if (asks) this.session.select(moves[0]!);
    else if (moves.length === 1) this.session.choose(moves[0]!);
    else this.session.chooseAll(moves);
  };

  /** Or says why nothing can be taken back now. */
  undo = (): void => {
    const why = this.session.canUndo ? "" : this.table.no_undo;
    if (why) toasts.note(why);
    else if (this.session.canUndo && !this.session.busy) this.session.undo();
  };

  take = (offer: Offer): void => {
    if (this.mine) pick(this.session, offer);
    else answer(this.session, offer.move);
  };

  /** Only what is chosen: what it leads to is asked, one after the other. */
  askFurther = (): void => {
    if (this.chosen && !this.session.busy) answer(this.session, this.chosen.move);
  };

  /** Called as the game calls it on the board. */
  #titled(offer: Offer | undefined): Offer | undefined {
    const title = offer && this.answers.title?.(offer);
    return title ? { ...offer, text: title } : offer;
  }

  #waiting(): string {
    const { table } = this;
    if (table.finished) return say("web-game-over");
    const empty = table.to_act.filter((index) => table.seats[index]?.kind === "open");
    if (empty.length) return say("web-waiting-for-players", { count: empty.length });
    const names = seatNames(table.seats, table.to_act, say, texts.language);
    const who = say(table.seat === null ? "web-watching" : "web-waiting-for", { names });
    // What those are asked to decide for all whom one can only watch.
    return table.joint ? `${who} ${table.joint.text}` : who;
  }
}
