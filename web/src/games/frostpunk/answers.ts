// Which answers have a place on the board, which are chips of the dock, and what its large button does.

import type { Answers, Primary } from "../../table/dock";
import type { Decision, Offer, Refused } from "../../table/types";
import { movesOf, rowsOf, total, wanted } from "./allot";
import type { Board } from "./board.svelte";
import { cause, last } from "./recent";
import { sceneOf, type Scene } from "./scenes";
import { plain } from "./targets";

/** Tokens of hope and discontent: chosen on the card that wants it so, else in the dock. */
export const TOKENS = ["draw", "activate", "exhaust", "return"];

/** What a scene has a place for, whatever it is about. */
const PLACED: Partial<Record<Scene, string[]>> = {
  city: ["take", "young", "again", "citizen", "clear", "build", "scout", "special", "fuel", "erect", "lay"],
  reading: ["option", "carry", "put", "fetch", ...TOKENS],
  night: ["fuel", "bed"],
  mourning: ["draw", "discard"],
  sectors: ["sector"],
  citizens: ["part", "advisor", "draw"],
  research: ["research"],
  laws: ["law"],
  paths: ["bypass", "explore"],
};

function onBoard(scene: Scene, { verb, args }: Offer | Refused): boolean {
  if (scene === "allot" || PLACED[scene]?.includes(verb)) return true;
  return scene === "city" && typeof args.field === "number";
}

/** What ends a question, and what comes of it: the rules say it where the day ends with it. What cannot be taken back
 *  stands where a moment ago a choice was confirmed, and asks once. A lesson would say no anyway. */
function ending(board: Board, question: Decision, { verb, move, text, final, remarks }: Offer): Primary | null {
  if (verb !== "stop" && verb !== "done") return null;
  const grave = (matters: boolean): boolean => matters && !board.table.lesson;
  if (verb === "stop") {
    const label = board.say(board.table.seats.length > 1 ? "frost-act-pass" : "frost-act-end");
    const left = Number(question.about.left);
    const sub = left ? board.say("frost-act-idle", { count: left }) : undefined;
    return { label, sub, asks: grave(left > 0), moves: [move] };
  }
  const unused =
    question.asks === "build"
      ? board.say("frost-act-steps-left", { count: Number(question.about.count ?? 0) })
      : undefined;
  return { label: text, sub: remarks[0] ?? unused, asks: grave(final), moves: [move] };
}

/** So much coal, and then on; beds as they are shown beside it. */
function heating(board: Board, question: Decision): Primary | null {
  const { steps, falls_back } = board.view.outlook.heating;
  const step = steps[board.coal] ?? steps[0]!;
  const done = question.moves.find(({ verb }) => verb === "done");
  if (!done) return null;
  const fuel = Array.from({ length: board.coal }, () => "fuel");
  const beds = board.bedtime ? movesOf(board.shares) : [];
  const label = board.coal ? board.say("frost-act-fuel-burn", { coal: board.coal }) : done.text;
  const sub = falls_back
    ? board.say("frost-act-fuel-sick-short", { count: step.freezing.length })
    : board.say("frost-act-bedless-short", { count: step.beds.bedless });
  return { label, sub, expected: true, moves: [...fuel, done.move, ...beds] };
}

/** The shares as they stand, once they are complete. */
function sharing(board: Board, question: Decision): Primary | null {
  const most = wanted(question);
  if (!["night", "allot"].includes(sceneOf(question, board.table, board.pack))) return null;
  if (most < 2 || rowsOf(question).length < 2) return null;
  const given = total(board.shares);
  return {
    label: board.say(question.asks === "bed" ? "frost-act-good-night" : "frost-act-as-shown"),
    sub: given < most ? board.say("frost-act-still", { count: most - given }) : undefined,
    expected: given === most,
    moves: given === most ? movesOf(board.shares) : [],
  };
}

export function answersTo(board: Board): Answers {
  const question = board.question;
  if (!question) return { chips: [], refused: [], primary: null };
  const scene = sceneOf(question, board.table, board.pack);
  // Who only suggests has no large button, and no slider.
  const own = board.decision !== null;
  const ends = own ? question.moves.find((offer) => ending(board, question, offer)) : undefined;
  const primary =
    question.asks === "fuel" && own
      ? heating(board, question)
      : (sharing(board, question) ?? (ends ? ending(board, question, ends) : null));
  const chips = question.moves
    .filter((offer) => offer !== ends && (!onBoard(scene, offer) || (!own && offer.verb === "fuel")))
    // What coal does is told by its changes.
    .map((offer) => (offer.verb === "fuel" ? { ...offer, text: plain(offer) } : offer));
  // Cards that cannot be given for somebody are not laid out.
  const refused = board.refusals.filter((one) => !onBoard(scene, one) || one.verb === "discard");
  const only = own && !primary && chips.length === question.moves.length;
  const choose = only ? { label: board.say("frost-ask-choose-plain"), moves: [] } : null;
  return {
    chips,
    refused,
    primary: primary ?? choose,
    note: noteOf(board, question, scene),
    title: printed(board, scene),
  };
}

/** A card that lies on the board with all its text is called by its title. */
function printed(board: Board, scene: Scene): Answers["title"] {
  if (scene !== "laws" && scene !== "research" && scene !== "citizens") return undefined;
  return ({ verb, args }) =>
    ["law", "research", "advisor"].includes(verb) ? board.card(String(args.card)).title : undefined;
}

/** Why this is asked, who would do what, or what to do about it. */
function noteOf(board: Board, question: Decision, scene: Scene): string {
  const called = question.asks === "law" ? last(board.table.log, "acts")?.seat : undefined;
  const council =
    called !== undefined && called !== null && called !== board.seat
      ? board.say("frost-act-council", { name: board.nameOf(called) })
      : "";
  const said = board.acting.suggestions
    .filter(({ seat }) => seat !== board.seat)
    .map((said) => ({ ...said, offer: question.moves.find(({ move }) => move === said.move) }))
    .flatMap(({ seat, offer, why }) =>
      offer
        ? [board.say("frost-act-suggests", { name: board.nameOf(seat), what: unstopped(titleOf(board, offer)) }), why]
        : [],
    );
  const heard = [council, ...said].filter(Boolean).join(board.say("list-sentences"));
  if (heard) return heard;
  const card = cause(board.table.log, board.view.phase);
  if (card && scene !== "reading" && board.pack.cards[card] && question.about.card !== card)
    return board.say("frost-act-because", { card: board.card(card).title });
  if (question.proposal.length && (scene === "night" || scene === "allot")) return board.say("frost-act-proposed");
  const pointed = board.deeds.find(({ move }) => move === board.acting.hovered);
  const sender = pointed ? board.senderOf(pointed) : "";
  if (sender) return board.say("frost-tip-instead", { figure: sender });
  const { verb = "", args = {} } = board.held ?? {};
  if (verb === "take") return board.say(`frost-tip-${args.figure}`);
  if (verb === "citizen") return board.say("frost-tip-card", { card: board.card(String(args.card)).title });
  return "";
}

/** What a move is called in a sentence: its card, or its words without what it does. */
function titleOf(board: Board, offer: Offer): string {
  const { card } = offer.args;
  return typeof card === "string" && board.pack.cards[card] ? board.card(card).title : plain(offer);
}

/** A sentence within another one ends with that one. */
const unstopped = (sentence: string): string => sentence.replace(/[.。]$/, "");
