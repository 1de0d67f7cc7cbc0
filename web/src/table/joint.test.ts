import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { begin, chip, choose, leave, press, primary, prompt, session, show, suggest } from "./docked";
import { decision, seat } from "./sample";

beforeEach(begin);
afterEach(leave);

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
