import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { router } from "../lib/router.svelte";
import { seating } from "../lib/seating";
import type { SeatInfo } from "../lib/types";
import Leaving from "./Leaving.svelte";
import { seat, table } from "./sample";
import Seats from "./Seats.svelte";

afterEach(cleanup);

const buttons = (seats: SeatInfo[], host = false): string[] => {
  render(Seats, { table: table({ seats, host }) });
  return screen.queryAllByRole("button").map((button) => button.dataset["testid"] ?? "");
};

describe("leaving", () => {
  it("for good asks once before it is done, the other ways do not", async () => {
    const leave = vi.spyOn(seating, "leave").mockResolvedValue(undefined);
    vi.spyOn(router, "go").mockReturnValue(undefined);
    render(Leaving, { table: table({}), seat: 0 });
    await fireEvent.click(screen.getByTestId("leave"));
    await fireEvent.click(screen.getByTestId("leave-concede"));
    expect(leave).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByTestId("not-concede"));
    await fireEvent.click(screen.getByTestId("leave-concede"));
    await fireEvent.click(screen.getByTestId("leave-concede-sure"));
    await fireEvent.click(screen.getByTestId("leave-sure"));
    expect(leave.mock.calls.map(([, , how]) => how)).toEqual(["concede", "open"]);
    vi.restoreAllMocks();
  });

  it("shows all its ways when they open", async () => {
    const shown = vi.fn();
    Element.prototype.scrollIntoView = shown;
    render(Leaving, { table: table({}), seat: 0 });
    await fireEvent.click(screen.getByTestId("leave"));
    expect(shown).toHaveBeenCalled();
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  });
});

describe("an open seat", () => {
  it("is taken by whoever comes, where the server says so", () => {
    expect(buttons([seat(0), seat(1, { kind: "open", free: true })])).toEqual(["sit-1"]);
  });

  it("of a private table is for those who are invited", () => {
    expect(buttons([seat(0), seat(1, { kind: "open" })])).toEqual([]);
  });

  it("is not for who sits there already", () => {
    expect(buttons([seat(0, { mine: true }), seat(1, { kind: "open", free: true })])).toEqual([]);
  });

  it("lets its host invite somebody, or sit down where nobody else may", () => {
    const open = { kind: "open", free: true };
    expect(buttons([seat(0, { mine: true }), seat(1, { ...open, invite: "x" }), seat(2, open)], true)).toEqual([
      "invite-1",
      "give-to-bot-1",
      "sit-2",
      "give-to-bot-2",
    ]);
  });
});

describe("a seat whose person is away", () => {
  const people = (presence: "away" | "here"): SeatInfo[] => [seat(0, { mine: true }), seat(1, { presence }), seat(2)];

  it("is given to a bot by the host", () => {
    expect(buttons(people("away"), true)).toEqual(["give-to-bot-1"]);
    expect(screen.getByTestId("give-to-bot-1").textContent).toContain("web-give-to-bot");
  });

  it("is voted on by others", () => {
    expect(buttons(people("away"))).toEqual(["give-to-bot-1"]);
    expect(screen.getByTestId("give-to-bot-1").textContent).toContain("web-vote-for-bot");
  });

  it("is left alone while they are here", () => {
    expect(buttons(people("here"), true)).toEqual([]);
  });
});
