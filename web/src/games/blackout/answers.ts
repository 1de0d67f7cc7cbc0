// How each question is answered: what the board has a place for stands there, the rest are chips, and one button ends it.

import { offersOf } from "../../table/offers";
import type { Answers, Primary } from "../../table/dock";
import type { Offer } from "../../table/types";
import type { Board } from "./board.svelte";

/** Moves that something on the board stands for. */
const ON_BOARD = [
  ...["start", "place", "scout", "collect", "plan", "turn", "procure", "choose", "act", "recover", "complete"],
  ...["restore", "join", "gps", "buy", "waste", "discard", "marker", "refresh", "check"],
];
/** What can be bought at any time is a quiet sign in the purse and answers nothing. */
const ANYTIME = ["battery", "transport"];
/** Moves that end a question. */
const ENDINGS = ["ready", "done", "go", "sell", "leave"];
/** What says on the board, too, why it cannot be chosen. */
const PLACED = [...ON_BOARD, ...ANYTIME, ...ENDINGS];

export function answersOf(board: Board): Answers {
  const moves = (board.question?.moves ?? []).filter(({ verb }) => !ANYTIME.includes(verb));
  const primary = board.decision ? primaryOf(board, moves) : null;
  const chips = moves
    .filter(({ move, verb }) => !ON_BOARD.includes(verb) && !primary?.moves.includes(move))
    // The question has just named the card, and its name is long.
    .map((offer) => (board.asks === "finish" ? { ...offer, text: board.say("finish-now") } : offer));
  const refused = (board.question?.refused ?? []).filter(({ verb }) => !PLACED.includes(verb));
  return { chips, refused, primary, note: noteOf(board) };
}

function primaryOf(board: Board, moves: Offer[]): Primary | null {
  if (board.asks === "team") return teamOf(board);
  const proposed = proposalOf(board, moves);
  if (proposed) return proposed;
  // A lesson may want another one.
  const meant = (move: string): boolean => !board.table.lesson?.moves.length || board.table.lesson.moves.includes(move);
  const atDie = moves.find(({ verb, args, move }) => verb === "procure" && args.tokens === 0 && meant(move));
  if (atDie)
    return {
      label: board.say("propose-procure", { what: atDie.text }),
      sub: board.say("board-free"),
      expected: true,
      asks: turnedItself(board),
      moves: [atDie.move],
    };
  const end = moves.find(({ verb }) => ENDINGS.includes(verb));
  if (!end) return null;
  const only = moves.length === 1;
  // B4.2: a round without a single card is allowed, and hardly ever meant.
  const asks = moves.some(({ verb }) => verb === "plan") && !board.me?.planned.some(Boolean);
  return { label: end.text, sub: subOf(board), expected: only || expected(board), asks, moves: [end.move] };
}

/** The rules propose a way: the large button takes it, and what the board marks can be changed before. */
function proposalOf(board: Board, moves: Offer[]): Primary | null {
  const { proposal } = board;
  const count = (...verbs: string[]): number => proposal.filter((move) => verbs.includes(move.split(" ")[0]!)).length;
  const whatever = ["turn", "procure", "specialist", "refresh"].includes(board.asks);
  if (!proposal.length || (proposal.length < 2 && !whatever && !count("waste"))) return null;
  const whole = { expected: true, moves: proposal };
  switch (board.asks) {
    case "turn": {
      const [some, all] = [count("turn"), offersOf(board.decision, "turn").length];
      const label = board.say("propose-turn", { all: some < Math.max(all, 2) ? "no" : "yes" });
      return { label, sub: board.say("propose-cards", { count: some }), ...whole };
    }
    case "procure":
    case "specialist":
      return ofCard(board, moves);
    case "waste":
      return {
        label: board.say("propose-waste"),
        sub: board.say("propose-trades", { count: count("waste") }),
        ...whole,
      };
    case "check-marks":
      return { label: board.say("propose-checks", { count: count("check") }), ...whole };
    case "refresh": {
      const { cards } = board.outlookOf(board.seat!).refresh;
      const label = board.say("move-refresh", { slot: proposal[0]!.split(" ")[1] ?? "" });
      return { label, sub: board.say("propose-back", { count: cards }), ...whole };
    }
    default:
      return null;
  }
}

/** While a card asks, the button answers for that card alone: the others are still to be turned. */
function ofCard(board: Board, moves: Offer[]): Primary {
  const next = board.proposal.findIndex((move) => move.startsWith("turn "));
  const own = next < 0 ? board.proposal : board.proposal.slice(0, next);
  const only = own.length === 1 ? moves.find(({ move }) => move === own[0]) : undefined;
  return {
    label: only
      ? board.say(`propose-${board.asks === "procure" ? "procure" : "yes"}`, { what: only.text })
      : board.say("propose-this"),
    sub: only?.args.tokens === 0 ? board.say("board-free") : undefined,
    expected: true,
    asks: own.length === 1 && turnedItself(board),
    moves: own,
  };
}

/** The last planned card turns itself: whoever presses on as before meant to turn it, not to answer for it. A lesson
 *  says what comes next. */
const turnedItself = (board: Board): boolean =>
  !board.table.lesson &&
  ["procure", "specialist"].includes(board.asks) &&
  !!board.decision?.about.card &&
  !board.me?.planned.some(Boolean) &&
  !board.proposal.some((move) => move.startsWith("turn "));

/** Whoever is marked sets out; as long as search icons are missing, it says how many. */
function teamOf({ team, say }: Board): Primary {
  const label = say("propose-team");
  const { going, missing, moves } = team;
  if (!moves.length) return { label, sub: say("propose-missing", { count: missing }), moves };
  return { label, sub: say("propose-risk", { count: going.length }), expected: true, moves };
}

/** What follows from ending the question. */
function subOf(board: Board): string | undefined {
  const { me, asks } = board;
  if (!me) return undefined;
  if (asks === "plan")
    return board.say("end-plan-sub", { count: me.planned.filter(Boolean).length, number: me.open_slots });
  if (asks === "buy" && board.view.players.length > 1) return board.say("end-buy-sub");
  if (asks === "tile") return board.say("end-tile-sub");
  // When it is asked about again is said to those who point at the button.
  if (asks === "finish") return board.question?.moves.find(({ verb }) => verb === "leave")?.remarks[0];
  if (asks === "waste") {
    const money = board.outlookOf(board.seat!).waste?.money ?? 0;
    return money ? board.say("end-waste-sub", { money }) : undefined;
  }
  return undefined;
}

/** Whether most people would end it now. */
function expected(board: Board): boolean {
  const { me, asks } = board;
  if (asks === "plan") return !!me && me.planned.filter(Boolean).length === me.open_slots;
  return false;
}

/** The signs of the colours, as they stand on the map. */
const SIGNS: Record<string, string> = { red: "▲", yellow: "◆", blue: "●", purple: "■" };

/** What the choice means, in a sentence. */
function noteOf(board: Board): string | undefined {
  // The hint is about what the rules propose.
  if (!board.decision || (board.asks === "turn" && !board.proposal.length)) return undefined;
  if (turnedItself(board))
    return board.say("hint-turned-itself", { card: board.card(String(board.decision.about.card)).title });
  const wanted = board.asks === "start" && board.seat !== null ? board.outlookOf(board.seat).goal_cubes : [];
  if (!wanted.length) return board.decision.hint || undefined;
  const colours = wanted.map(([colour]) => `${SIGNS[colour]} ${board.say(`colour-${colour}`)}`);
  return board.say("hint-start-goals", { colours: board.listed(colours) });
}
