import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { toasts } from "../lib/toasts.svelte";
import { say } from "../lib/texts.svelte";
import { begin, chip, choose, grave, leave, press, primary, prompt, session, shell, show, undo } from "./docked";
import { decision, seat, table } from "./sample";

beforeEach(begin);
afterEach(leave);

describe("the question", () => {
  it("names whom it asks where several sit at one device", () => {
    show({ seats: [seat(0, { name: "Ada", mine: true }), seat(1, { name: "Ben", mine: true })] });
    expect(prompt()).toBe("Ada – Where to?");
  });

  it("is shown with its answers", () => {
    show();
    expect(prompt()).toBe("Where to?");
    expect(chip("go 2").textContent).toContain("Go to place 2");
    expect(primary().getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByTestId("undo").getAttribute("aria-disabled")).toBe("true");
  });

  it("gives way to who is waited for", () => {
    show({ decision: null, to_act: [1] });
    expect(prompt()).toBe("Waiting for P1.");
    expect(screen.getByTestId("all-choices").getAttribute("aria-disabled")).toBe("true");
  });

  it("is not given away while what led to it is played: it says what happens in what part, and can be skipped", async () => {
    const stage = { playing: true, beat: { caption: "Lamps are lit." }, part: "Dusk", skip: vi.fn() };
    show({}, { note: "Somewhere warm." }, { stage: stage as never });
    expect(prompt()).toBe("Dusk");
    expect(screen.getByTestId("caption").textContent).toBe("Lamps are lit.");
    expect(screen.queryByTestId("dock-note")).toBeNull();
    expect(screen.getByTestId("chips").children).toHaveLength(0);
    expect(screen.queryByTestId("primary")).toBeNull();
    expect(screen.getByTestId("all-choices").getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(screen.getByTestId("skip-beats"));
    expect(stage.skip).toHaveBeenCalledOnce();
  });

  it("comes when what is to be read has been read", async () => {
    const stage = { playing: true, beat: { caption: "A scenario.", waits: true }, part: "", next: vi.fn() };
    show({}, {}, { stage: stage as never });
    expect(screen.queryByTestId("skip-beats")).toBeNull();
    await fireEvent.click(screen.getByTestId("beat-next"));
    expect(stage.next).toHaveBeenCalledOnce();
  });

  it("waits for players where seats are open", () => {
    show({ decision: null, seats: [seat(0, { mine: true }), seat(1, { kind: "open" })], to_act: [1] });
    expect(prompt()).toBe("Waiting for a player to join.");
    expect(screen.queryByTestId("to-invite")).toBeNull();
  });

  it("lets the host invite them", async () => {
    const seats = [seat(0, { mine: true }), seat(1, { kind: "open" })];
    show({ decision: null, invite: "a-secret", seats, to_act: [1] });
    await fireEvent.click(screen.getByTestId("to-invite"));
    expect(shell.drawer).toBe("menu");
  });

  it("explains itself, as long as it is the same, and closes with Escape", async () => {
    show();
    await press("?");
    expect((await screen.findByTestId("rule-text")).textContent).toContain("B1.1");
    expect(screen.getByTestId("rule-text").textContent).toContain("You cannot come back.");
    session.table = table({ version: 2, decision: decision(2) });
    await tick();
    expect(screen.getByTestId("rule-text")).toBeTruthy();
    session.table = table({ version: 3, decision: decision(2, { text: "And now?" }) });
    await tick();
    expect(screen.queryByTestId("rule-text")).toBeNull();
    await fireEvent.click(screen.getByTestId("rule"));
    expect(await screen.findByTestId("rule-text")).toBeTruthy();
    expect(shell.close()).toBe(true);
    await tick();
    expect(screen.queryByTestId("rule-text")).toBeNull();
  });
});

describe("chips", () => {
  it("are picked by number and by clicking", async () => {
    show();
    await press("2");
    await fireEvent.click(chip("go 2"));
    expect(choose.mock.calls).toEqual([["go 1"], ["go 2"]]);
    await press("9");
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it("are shown on the board while pointed at", async () => {
    show();
    await fireEvent.pointerEnter(chip("go 1"));
    expect(session.hovered).toBe("go 1");
    await fireEvent.pointerLeave(chip("go 1"));
    expect(session.hovered).toBeNull();
  });

  it("wait while one is on its way", async () => {
    show();
    session.busy = true;
    await press("1");
    expect(choose).not.toHaveBeenCalled();
  });

  it("leave to the list what has no room", async () => {
    show({ decision: decision(20) });
    expect(screen.getByTestId("chips").querySelectorAll("[data-move]")).toHaveLength(5);
    expect(screen.getByTestId("more-choices").textContent).toContain("15");
    await press("6");
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByTestId("more-choices"));
    expect(shell.drawer).toBe("choices");
    await press("1");
    expect(choose).not.toHaveBeenCalled();
  });

  it("say what follows from them, and why others are missing", () => {
    const refused = [{ move: "fly", verb: "fly", args: {}, text: "needs wings · B9" }];
    show({ decision: grave() }, { refused });
    expect(chip("go 1").textContent).toContain("2 coal (5 → 3) · 1 worker sick");
    expect(chip("go 1").querySelector(".harm")?.textContent).toBe("1 worker sick");
    expect(chip("go 1").querySelector(".final")?.textContent).toBe("final");
    expect(chip("go 0").querySelector(".final")).toBeNull();
    expect(screen.getByTestId("chips").textContent).toContain("needs wings");
  });

  it("say each reason once, and lead to those that have no room", async () => {
    const refused = Array.from({ length: 8 }, (_, index) => ({
      move: `fly ${index}`,
      verb: "fly",
      args: {},
      text: index < 3 ? "needs wings · B9" : `needs ${index} wings · B9`,
    }));
    show({ decision: decision(3, { refused }) });
    const dim = [...screen.getByTestId("chips").querySelectorAll("[data-refused]")];
    expect(dim.map(({ textContent }) => textContent)).toEqual(["needs wings · B9", "needs 3 wings · B9"]);
    expect(screen.getByTestId("more-choices").textContent).toBe("Not possible now");
    await fireEvent.click(screen.getByTestId("more-choices"));
    expect(shell.drawer).toBe("choices");
  });
});

describe("what is pointed at on the board", () => {
  it("is told with what follows from it", async () => {
    show({ decision: grave() }, { chips: [] });
    session.hover("go 1");
    await tick();
    expect(screen.getByTestId("outlook").textContent).toContain("Go to place 1");
    expect(screen.getByTestId("outlook").textContent).toContain("1 worker sick");
  });

  it("is called as the game calls it where all of it can be read on the board", async () => {
    show({ decision: grave() }, { chips: [], title: ({ move }) => (move === "go 1" ? "There" : undefined) });
    session.hover("go 1");
    await tick();
    expect(screen.getByTestId("outlook").textContent).toContain("There");
    expect(screen.getByTestId("outlook").textContent).not.toContain("Go to place 1");
    expect(screen.getByTestId("outlook").textContent).toContain("1 worker sick");
  });

  it("stays there once it is selected, until something else is wanted", async () => {
    show({ decision: grave() }, { chips: grave().moves.slice(0, 1) });
    session.select("go 1");
    await tick();
    expect(screen.getByTestId("outlook").textContent).toContain("Go to place 1");
    await fireEvent.click(screen.getByRole("button", { name: "Choose something else" }));
    expect(screen.queryByTestId("outlook")).toBeNull();
  });

  it("says why it is refused", async () => {
    show({ decision: decision(1, { refused: [{ move: "fly", verb: "fly", args: {}, text: "needs wings · B9" }] }) });
    session.hover("fly");
    await tick();
    expect(screen.getByTestId("refused").textContent).toBe("needs wings · B9");
  });
});

describe("undo", () => {
  it("works by click and by key", async () => {
    show({ can_undo: true });
    await press("u");
    await fireEvent.click(screen.getByTestId("undo"));
    expect(undo).toHaveBeenCalledTimes(2);
    await fireEvent.keyDown(window, { key: "u", ctrlKey: true });
    expect(undo).toHaveBeenCalledTimes(2);
  });

  it("says why there is nothing to take back", async () => {
    toasts.list = [];
    show({ no_undo: "Others have acted." });
    const button = screen.getByTestId("undo");
    expect(button.title).toBe("Others have acted.");
    await fireEvent.click(button);
    expect(toasts.list.map(({ text }) => text)).toEqual(["Others have acted."]);
    expect(undo).not.toHaveBeenCalled();
    toasts.list = [];
  });

  it("says that the answers of bots go with it", () => {
    show({ can_undo: true, undo_bots: true });
    expect(screen.getByTestId("undo").title).toBe(say("web-undo-bots"));
  });

  it("does nothing where there is nothing to take back", async () => {
    show();
    await press("u");
    await fireEvent.click(screen.getByTestId("undo"));
    expect(undo).not.toHaveBeenCalled();
  });
});
