import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../lib/settings.svelte";
import { toasts } from "../lib/toasts.svelte";
import AllChoices from "./AllChoices.svelte";
import Dock from "./Dock.svelte";
import { plainAnswers, type Answers } from "./dock";
import { renderInShell, sessionAt } from "./rendering";
import { decision, seat, table } from "./sample";
import type { TableSession } from "./session.svelte";
import type { Shell, ShellParts } from "./shell.svelte";
import type { Decision, TableInfo } from "./types";

let session: TableSession;
let shell: Shell;
const choose = vi.fn<(move: string) => void>();
const chooseAll = vi.fn<(moves: readonly string[]) => void>();
const suggest = vi.fn<(move: string) => void>();
const undo = vi.fn();

function show(change: Partial<TableInfo> = {}, answers: Partial<Answers> = {}, parts: Partial<ShellParts> = {}): void {
  const shown = table(change);
  session = sessionAt(shown, { choose, chooseAll, suggest });
  session.undo = undo;
  const asked = shown.decision ?? shown.joint;
  ({ shell } = renderInShell(
    Dock,
    { answers: { ...plainAnswers(asked), ...answers }, phone: false },
    { session: () => session, ...parts },
  ));
}

const press = (key: string, target: Element | Window = window): Promise<boolean> => fireEvent.keyDown(target, { key });
const chip = (move: string): HTMLElement =>
  screen.getByTestId("chips").querySelector<HTMLElement>(`[data-move="${move}"], [data-suggest="${move}"]`)!;
const primary = (): HTMLElement => screen.getByTestId("primary");
const prompt = (): string => screen.getByTestId("prompt").textContent!;

/** A question whose second answer cannot be taken back and costs something. */
function grave(): Decision {
  const asked = decision(3);
  asked.moves[1]!.final = true;
  asked.moves[1]!.changes = [
    { text: "2 coal (5 → 3)", harm: false },
    { text: "1 worker sick", harm: true },
  ] as never;
  return asked;
}

beforeEach(() => {
  vi.resetAllMocks();
  settings.all.confirm = "final";
});

afterEach(cleanup);

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
});

describe("what cannot be taken back", () => {
  it("is only selected by the first click and made by the large button", async () => {
    show({ decision: grave() });
    await fireEvent.click(chip("go 1"));
    expect(choose).not.toHaveBeenCalled();
    expect(chip("go 1").dataset["selected"]).toBe("true");
    expect(primary().textContent).toContain("Confirm");
    await fireEvent.click(primary());
    expect(choose).toHaveBeenCalledWith("go 1");
  });

  it("is made by Enter or the same key again, and let go with Escape", async () => {
    show({ decision: grave() });
    await press("2");
    await press("Escape");
    expect(session.selected).toBeNull();
    await press("2");
    await press("2");
    expect(choose.mock.calls).toEqual([["go 1"]]);
    session.select("go 0");
    await press("Enter");
    expect(choose).toHaveBeenLastCalledWith("go 0");
  });

  it("is asked about as people like it", async () => {
    settings.all.confirm = "never";
    show({ decision: grave() });
    await press("2");
    expect(choose).toHaveBeenCalledWith("go 1");
    settings.all.confirm = "always";
    await press("1");
    expect(session.selected).toBe("go 0");
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

describe("the large button", () => {
  it("says what follows while it is pointed at", async () => {
    const asked = grave();
    show({ decision: asked }, { chips: [], primary: { label: "On", moves: [asked.moves[1]!.move] } });
    await fireEvent.pointerEnter(primary());
    expect(screen.getByTestId("outlook").textContent).toContain("1 worker sick");
    await fireEvent.pointerLeave(primary());
    expect(screen.queryByTestId("outlook")).toBeNull();
  });

  it("covers nothing where there is nothing to say", async () => {
    const asked = grave();
    show({ decision: asked }, { primary: { label: "On", moves: [asked.moves[0]!.move] } });
    await fireEvent.pointerEnter(primary());
    expect(screen.queryByTestId("outlook")).toBeNull();
  });

  it("looks like an answer only where it is one; else it leads on, and not only by its colour", () => {
    show({}, { chips: [], primary: { label: "Ready", moves: ["go 2"] } });
    expect([...primary().classList]).toContain("passes");
    expect(primary().textContent).toContain("»");
    cleanup();
    show({}, { chips: [], primary: { label: "Ready", moves: ["go 2"], expected: true } });
    expect([...primary().classList]).not.toContain("passes");
    expect(primary().textContent).not.toContain("»");
  });

  it("plays what the game proposes, one move or several", async () => {
    show({}, { chips: [], primary: { label: "Ready", moves: ["go 2"] } });
    expect(primary().dataset["move"]).toBe("go 2");
    await press("Enter");
    expect(choose).toHaveBeenCalledWith("go 2");
    cleanup();
    show({}, { chips: [], primary: { label: "Good night", moves: ["go 0", "go 1"] } });
    await fireEvent.click(primary());
    expect(chooseAll).toHaveBeenCalledWith(["go 0", "go 1"]);
  });

  it("asks once about what hardly anybody means", async () => {
    show({}, { chips: [], primary: { label: "Ready", moves: ["go 2"], asks: true } });
    await press("Enter");
    expect(choose).not.toHaveBeenCalled();
    expect(primary().textContent).toContain("Confirm");
    await press("Enter");
    expect(choose).toHaveBeenCalledWith("go 2");
  });

  it("leaves Enter to the control that has the focus", async () => {
    show({}, { primary: { label: "Ready", moves: ["go 2"] } });
    await press("Enter", chip("go 0"));
    expect(choose).not.toHaveBeenCalled();
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

  it("does nothing where there is nothing to take back", async () => {
    show();
    await press("u");
    await fireEvent.click(screen.getByTestId("undo"));
    expect(undo).not.toHaveBeenCalled();
  });
});

describe("a joint decision", () => {
  const seats = [seat(0, { mine: true }), seat(1, { name: "Ben" }), seat(2, { name: "Cleo" })];

  it("shows the leader who suggests what", () => {
    const suggestions = [1, 2].map((index) => ({ seat: index, move: "go 2", why: "" }));
    show({ seats, decision: decision(3, { joint: true }), suggestions });
    expect(chip("go 2").dataset["move"]).toBe("go 2");
    expect(chip("go 2").textContent).toContain("Ben and Cleo suggest this");
    expect(chip("go 2").querySelector(".sign")?.textContent).toBe("B");
    expect(chip("go 1").textContent).not.toContain("suggest");
    expect(screen.getByTestId("dock-note").textContent).toContain("You decide for everybody");
  });

  it("lets the others suggest, by mouse and by number", async () => {
    show({ seats, decision: null, joint: decision(3, { seat: 1, joint: true }), to_act: [1] });
    expect(prompt()).toBe("Where to?");
    expect(screen.getByTestId("dock-note").textContent).toContain("Ben decides for everybody");
    expect(chip("go 1").dataset["move"]).toBeUndefined();
    expect(chip("go 1").getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(chip("go 1"));
    await press("3");
    expect(suggest.mock.calls).toEqual([["go 1"], ["go 2"]]);
    expect(choose).not.toHaveBeenCalled();
    session.table = { ...session.table!, version: 2, suggestions: [{ seat: 0, move: "go 1", why: "" }] };
    await tick();
    expect(chip("go 1").getAttribute("aria-pressed")).toBe("true");
  });

  it("is told in a few words while it is none of theirs", () => {
    show({ seats, seat: 0, decision: null, joint: null, topic: "Buy a card?", to_act: [1] }, { chips: [] });
    expect(screen.getByTestId("dock-note").textContent).toBe("Buy a card?");
  });

  it("is told to those who watch", () => {
    show(
      { seats, seat: null, decision: null, joint: decision(2, { joint: true, seat: 1 }), to_act: [1] },
      { chips: [] },
    );
    expect(prompt()).toBe("Ben to play. Where to?");
    expect(primary().textContent).toContain("Not your turn");
  });
});

describe("the list of all choices", () => {
  function list(change: Partial<TableInfo>): void {
    session = sessionAt(table(change), { choose, suggest });
    renderInShell(AllChoices, { session, close }, { session: () => session });
  }
  const close = vi.fn();

  it("is searched at once with a keyboard, and calls up none on a phone", () => {
    for (const coarse of [false, true]) {
      vi.stubGlobal("matchMedia", (query: string) => ({ matches: coarse && query === "(pointer: coarse)" }));
      list({ decision: decision(3) });
      expect(document.activeElement === screen.getByTestId("moves-filter")).toBe(!coarse);
      cleanup();
    }
    vi.unstubAllGlobals();
  });

  it("closes once a choice is made, and not for news or for what somebody suggests", async () => {
    close.mockClear();
    list({ decision: decision(3) });
    session.table = table({ version: 2, decision: decision(3) });
    await tick();
    expect(close).not.toHaveBeenCalled();
    session.busy = true;
    await tick();
    expect(close).toHaveBeenCalled();
    cleanup();
    close.mockClear();
    list({ seat: 1, decision: null, joint: decision(2, { joint: true }) });
    session.busy = true;
    await tick();
    expect(close).not.toHaveBeenCalled();
  });

  it("stays when it is opened while a move is still on its way, and closes for the next", async () => {
    close.mockClear();
    session = sessionAt(table({ decision: decision(3) }), { choose, suggest });
    session.busy = true;
    renderInShell(AllChoices, { session, close }, { session: () => session });
    await tick();
    session.busy = false;
    await tick();
    expect(close).not.toHaveBeenCalled();
    session.busy = true;
    await tick();
    expect(close).toHaveBeenCalled();
  });

  it("is searched, and stays searched while news come in", async () => {
    list({ decision: decision(20) });
    const filter = screen.getByTestId("moves-filter");
    expect(document.activeElement).toBe(filter);
    await fireEvent.input(filter, { target: { value: "PLACE 1" } });
    session.table = table({ version: 2, decision: decision(20) });
    await tick();
    expect(screen.getByTestId("moves").querySelectorAll("[data-move]")).toHaveLength(11);
    await fireEvent.click(screen.getByText("Go to place 12"));
    expect(choose).toHaveBeenCalledWith("go 12");
    await fireEvent.input(filter, { target: { value: "nowhere" } });
    expect(screen.getByTestId("moves").textContent).toContain("No matches.");
  });

  it("leads by Enter from the words to the first choice, and counts what it shows", async () => {
    list({ decision: decision(20) });
    const filter = screen.getByTestId("moves-filter");
    await fireEvent.input(filter, { target: { value: "place 1" } });
    expect(screen.getByRole("heading").textContent).toContain("11");
    await fireEvent.keyDown(filter, { key: "Enter" });
    expect(document.activeElement).toBe(screen.getByTestId("move-0"));
    expect(choose).not.toHaveBeenCalled();
  });

  it("asks about what cannot be taken back, too", async () => {
    list({ decision: grave() });
    await fireEvent.click(screen.getByText("Go to place 1"));
    expect(choose).not.toHaveBeenCalled();
    expect(session.selected).toBe("go 1");
    await fireEvent.click(screen.getByText("Go to place 1"));
    expect(choose).toHaveBeenCalledWith("go 1");
  });

  it("names what is not possible now", () => {
    list({ decision: decision(1, { refused: [{ move: "fly", verb: "fly", args: {}, text: "needs wings · B9" }] }) });
    expect(screen.getByText("needs wings · B9")).toBeTruthy();
  });

  it("shows who suggests what, and lets others suggest", async () => {
    const seats = [seat(0, { mine: true }), seat(1, { name: "Ben" })];
    list({ seats, decision: null, joint: decision(3, { seat: 1 }), suggestions: [{ seat: 1, move: "go 2", why: "" }] });
    expect(screen.getByTestId("move-2").textContent).toContain("Ben suggests this");
    await fireEvent.click(screen.getByTestId("move-0"));
    expect(suggest).toHaveBeenCalledWith("go 0");
  });
});

describe("what leads on", () => {
  function leading(final: boolean): Decision {
    const asked = decision(2);
    Object.assign(asked.moves[1]!, { final, then: ["stay 3"] });
    return asked;
  }

  it("is played with the sensible way on, and taken back with it", async () => {
    show({ decision: leading(false) });
    await fireEvent.click(chip("go 1"));
    expect(chooseAll).toHaveBeenCalledWith(["go 1", "stay 3"]);
  });

  it("goes step by step with a second click where it cannot be taken back", async () => {
    show({ decision: leading(true) });
    await fireEvent.click(chip("go 1"));
    expect(screen.getByTestId("dock-note").textContent).toContain("set the details yourself");
    await fireEvent.click(chip("go 1"));
    expect(choose).toHaveBeenCalledWith("go 1");
  });

  it("goes all the way with the large button", async () => {
    show({ decision: leading(true) });
    await fireEvent.click(chip("go 1"));
    await fireEvent.click(primary());
    expect(chooseAll).toHaveBeenCalledWith(["go 1", "stay 3"]);
  });
});
