import { describe, expect, it } from "vitest";

import { mySeats, passTo, type Sitting } from "./hotseat";

function sitting(who: string, to_act: number[], finished = false): Sitting {
  const seats = [...who].map((letter, index) => ({
    index,
    kind: letter === "b" ? ("bot" as const) : letter === "o" ? ("open" as const) : ("person" as const),
    mine: letter === "m",
  }));
  return { seats, to_act, finished, open_hands: false };
}

describe("passing the device", () => {
  it("is never needed with one seat, or as a spectator", () => {
    expect(passTo(sitting("mbb", [0]), null)).toBeNull();
    expect(passTo(sitting("mbb", [1]), 0)).toBeNull();
    expect(passTo(sitting("bpo", [0]), null)).toBeNull();
  });

  it("begins with whoever is to act first", () => {
    expect(passTo(sitting("mmb", [1, 0]), null)).toBe(1);
  });

  it("is not needed where all hands are open", () => {
    expect(passTo({ ...sitting("mm", [1]), open_hands: true }, 0)).toBeNull();
  });

  it("lets the one who looks finish", () => {
    expect(passTo(sitting("mm", [1, 0]), 0)).toBeNull();
  });

  it("goes through all who plan, one after the other", () => {
    expect(passTo(sitting("mmm", [1, 2]), 0)).toBe(1);
    expect(passTo(sitting("mmm", [2]), 1)).toBe(2);
    expect(passTo(sitting("mmm", [0]), 2)).toBe(0);
  });

  it("waits while only others are to act", () => {
    expect(passTo(sitting("mmbp", [2]), 0)).toBeNull();
    expect(passTo(sitting("mmbp", [3]), 1)).toBeNull();
    expect(passTo(sitting("mmb", [2]), null)).toBeNull();
  });

  it("ends with the game", () => {
    expect(passTo(sitting("mm", [], true), 0)).toBeNull();
  });

  it("knows the seats of this device", () => {
    expect(mySeats(sitting("mbmo", []).seats)).toEqual([0, 2]);
  });
});
