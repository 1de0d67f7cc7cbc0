// A small table for tests.

import type { Decision, SeatInfo, TableInfo } from "./types";

export function seat(index: number, change: Partial<SeatInfo> = {}): SeatInfo {
  const usual = { kind: "person", bot: null, mine: false, thinking: false, invite: null, free: false };
  return { index, name: `P${index}`, ...usual, ...change };
}

export function decision(count: number, change: Partial<Decision> = {}): Decision {
  const moves = Array.from({ length: count }, (_, index) => ({
    move: `go ${index}`,
    verb: "go",
    args: {},
    text: `Go to place ${index}`,
    detail: {},
    changes: [],
    remarks: [],
    final: false,
    then: [],
  }));
  const question = {
    asks: "go",
    text: "Where to?",
    hint: "You cannot come back.",
    rule: "B1.1",
    rule_text: "You go.",
    about: {},
    joint: false,
  };
  return { seat: 0, ...question, moves, refused: [], proposal: [], ...change };
}

export function table(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "harvest",
    pack: "valley",
    options: { players: 2 },
    version: 1,
    ply: 0,
    seats: [seat(0, { mine: true }), seat(1, { kind: "bot", bot: "greedy" })],
    host: true,
    seat: 0,
    to_act: [0],
    view: {},
    decision: decision(3),
    joint: null,
    topic: "",
    suggestions: [],
    open_hands: false,
    together: false,
    hints: true,
    can_undo: false,
    no_undo: "",
    log_from: 0,
    log: [],
    chat: [],
    finished: false,
    outcome: null,
    campaign: null,
    ...change,
  };
}
