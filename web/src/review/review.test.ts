import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Trouble } from "../lib/api";
import { router } from "../lib/router.svelte";
import type { Reviewed, Turn } from "../lib/types";
import { seat } from "../table/sample";
import { reviews } from "./reviewing.svelte";
import ReviewPage from "./ReviewPage.svelte";

const turn: Turn = {
  at: 39,
  round: 2,
  question: "Procure which resource?",
  did: { moves: ["procure books 1"], texts: ["Books"], why: "Books: 5 instead of 4." },
  better: { moves: ["procure water 0"], texts: ["Water"], why: "Water: 1 instead of 0." },
  weight: 2,
};

function reviewed(change: Partial<Reviewed> = {}): Reviewed {
  const review = { seat: 0, looked: 60, alike: 52, turns: [turn] };
  return { game: "harvest", seat: 0, seats: [seat(0, { mine: true }), seat(1)], done: 9, of: 9, review, ...change };
}

const look = vi.spyOn(reviews, "look");
beforeEach(() => void look.mockReset().mockResolvedValue(reviewed()));
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});
afterAll(() => look.mockRestore());

describe("a review", () => {
  it("tells what was done, what would have been better, and why", async () => {
    render(ReviewPage, { id: "t", seat: null });
    const card = await screen.findByTestId("turn");
    for (const words of ["Round 2", "Procure which resource?", "You did this", "Books: 5 instead of 4.", "Water"])
      expect(card.textContent).toContain(words);
    expect(screen.getByRole("main").textContent).toContain("In 52 of 60 decisions I would have done the same.");
    expect(screen.getByTestId("see").getAttribute("href")).toBe("/table/t/replay?at=39");
  });

  it("says how far it has come until it is ready", async () => {
    let ready: (answer: Reviewed) => void = () => {};
    look
      .mockResolvedValueOnce(reviewed({ review: null, done: 3, of: 12 }))
      .mockReturnValueOnce(new Promise((done) => (ready = done)));
    render(ReviewPage, { id: "t", seat: null });
    const bar = await screen.findByRole("progressbar");
    expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["3", "12"]);
    ready(reviewed());
    await screen.findByTestId("turn");
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("says so where nothing mattered", async () => {
    look.mockResolvedValue(reviewed({ review: { seat: 0, looked: 9, alike: 9, turns: [] } }));
    render(ReviewPage, { id: "t", seat: null });
    expect((await screen.findByTestId("review-none")).textContent).toBe("I would have played much the same.");
  });

  it("is of another seat when that is chosen, and speaks of it by name", async () => {
    render(ReviewPage, { id: "t", seat: null });
    const whose = await screen.findByTestId("review-whose");
    look.mockResolvedValue(reviewed({ seat: 1 }));
    await fireEvent.change(whose, { target: { value: "1" } });
    await vi.waitFor(() => expect(screen.getByTestId("turn").textContent).toContain("P1 did this"));
    expect(look).toHaveBeenLastCalledWith("t", 1, "en");
    expect(location.search).toBe("?seat=1");
  });

  it("says what went wrong, and can be asked for again", async () => {
    look.mockRejectedValueOnce(new Trouble(403, "not-finished", "You can do this once the game is over."));
    render(ReviewPage, { id: "t", seat: null });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("You can do this once the game is over.");
    await fireEvent.click(alert.querySelector("button")!);
    await screen.findByTestId("turn");
  });

  it("leads to a table where a decision is tried again", async () => {
    const go = vi.spyOn(router, "go").mockImplementation(() => {});
    const asked = vi.spyOn(reviews, "tryAgain").mockResolvedValue({ id: "new", seat: null });
    render(ReviewPage, { id: "t", seat: null });
    await fireEvent.click(await screen.findByTestId("try-again"));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/table/new"));
    expect(asked).toHaveBeenCalledWith("t", 0, 39);
    go.mockRestore();
    asked.mockRestore();
  });
});
