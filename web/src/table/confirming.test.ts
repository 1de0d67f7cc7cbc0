import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { settings } from "../lib/settings.svelte";
import { begin, chip, choose, chooseAll, grave, leave, press, primary, session, show, touch } from "./docked";
import { decision } from "./sample";
import type { Decision } from "./types";

beforeEach(begin);
afterEach(leave);

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

  it("is never made by a finger that taps the same spot twice", async () => {
    touch();
    show({ decision: grave() });
    await fireEvent.click(chip("go 1"));
    await fireEvent.click(chip("go 1"));
    expect(choose).not.toHaveBeenCalled();
    expect(session.selected).toBe("go 1");
    await fireEvent.click(primary());
    expect(choose.mock.calls).toEqual([["go 1"]]);
    await fireEvent.click(chip("go 0"));
    await fireEvent.click(chip("go 0"));
    expect(choose).toHaveBeenLastCalledWith("go 0");
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
    expect(primary().textContent).not.toContain("✓");
    cleanup();
    show({}, { chips: [], primary: { label: "Ready", moves: ["go 2"], expected: true } });
    expect([...primary().classList]).not.toContain("passes");
    expect(primary().textContent).not.toContain("»");
    expect(primary().textContent).toContain("✓");
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

  it("leads a finger to its details by a button of its own", async () => {
    touch();
    show({ decision: leading(true) });
    expect(screen.queryByTestId("details")).toBeNull();
    await fireEvent.click(chip("go 1"));
    await fireEvent.click(chip("go 1"));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.queryByTestId("dock-note")?.textContent ?? "").not.toContain("Choose it again");
    await fireEvent.click(screen.getByTestId("details"));
    expect(choose.mock.calls).toEqual([["go 1"]]);
  });

  it("goes all the way with the large button", async () => {
    show({ decision: leading(true) });
    await fireEvent.click(chip("go 1"));
    await fireEvent.click(primary());
    expect(chooseAll).toHaveBeenCalledWith(["go 1", "stay 3"]);
  });
});
