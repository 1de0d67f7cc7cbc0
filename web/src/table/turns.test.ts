import { describe, expect, it } from "vitest";

import { cardsOf, type LogStyle, pieces, PLAIN, turnsOf } from "./turns";
import type { LogLine } from "./types";

function line(ply: number, kind: string, seat: number | null = 0, text = kind, data = {}): LogLine {
  return { ply, kind, seat, data, text, auto: false };
}

const style: LogStyle = { ...PLAIN, quiet: ({ kind }) => kind === "hush", heads: new Set(["weather"]) };

/** Each entry as its lines, with the seat in front. */
function told(log: LogLine[], how = style, fresh = -1): string[] {
  return turnsOf(log, how, fresh).map(
    ({ seat, lines }) =>
      `${seat ?? "–"}: ${lines.map(({ line, times }) => line.text + (times > 1 ? `×${times}` : "")).join(" ")}`,
  );
}

describe("the log by turns", () => {
  it("has one entry for what a seat does in a row, and for what comes of it in the same move", () => {
    const log = [line(1, "a", 0), line(2, "b", 0), line(2, "gain", null), line(3, "c", 1), line(4, "d", 0)];
    expect(told(log)).toEqual(["0: a b gain", "1: c", "0: d"]);
  });

  it("gives the house an entry where it acts by itself", () => {
    expect(told([line(1, "a", 0), line(2, "b", null), line(3, "c", null)])).toEqual(["0: a", "–: b c"]);
  });

  it("begins anew with a round, which stands alone, and with what opens a phase", () => {
    const log = [line(1, "a", 0), line(1, "round", 0), line(1, "b", 0), line(1, "weather", null), line(1, "c", null)];
    expect(told(log)).toEqual(["0: a", "0: round", "0: b", "–: weather c"]);
    expect(turnsOf(log, style).map(({ divides }) => divides)).toEqual([false, true, false, false]);
  });

  it("tells several of a kind in one entry of its own", () => {
    const log = [line(1, "buy", 0), ...["x", "y"].map((text) => line(1, "swept", null, text)), line(1, "sold", null)];
    expect(told(log, { ...style, series: new Set(["swept"]) })).toEqual(["0: buy", "–: x y sold"]);
    expect(told(log)).toEqual(["0: buy x y sold"]);
  });

  it("leaves out what nobody wants to read again", () => {
    expect(told([line(1, "a"), line(2, "hush", 1), line(3, "b")])).toEqual(["0: a b"]);
  });

  it("tells once what is told several times in a row", () => {
    expect(told([line(1, "a"), line(2, "a"), line(3, "hush"), line(4, "a"), line(5, "b")])).toEqual(["0: a×3 b"]);
  });

  it("begins an entry with what is new to the player, though that line itself is left out", () => {
    const log = [line(1, "a"), line(2, "hush"), line(3, "a"), line(4, "a")];
    expect(told(log, style, 1)).toEqual(["0: a", "0: a×2"]);
  });

  it("knows which moves an entry is about", () => {
    const [turn] = turnsOf([line(7, "a"), line(8, "b"), line(9, "c")]);
    expect([turn!.from, turn!.to]).toEqual([7, 9]);
  });
});

describe("cards in a line", () => {
  it("are found by what it is about", () => {
    expect(cardsOf({ data: { card: "B1", cards: ["B2", "B3"], count: 2, building: "tent" } })).toEqual([
      "B1",
      "B2",
      "B3",
      "tent",
    ]);
  });

  it("are taken apart from the words around them", () => {
    expect(
      pieces("Ada parts with Big Tam and Vet.", [
        ["B1", "Big Tam"],
        ["B2", "Vet"],
        ["B3", "Nobody"],
      ]),
    ).toEqual([
      { text: "Ada parts with " },
      { text: "Big Tam", card: "B1" },
      { text: " and " },
      { text: "Vet", card: "B2" },
      { text: "." },
    ]);
    expect(pieces("", [])).toEqual([]);
    expect(pieces("plain", [["B1", ""]])).toEqual([{ text: "plain" }]);
  });
});
