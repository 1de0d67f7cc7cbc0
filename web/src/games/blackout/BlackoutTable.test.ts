import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { still } from "../../table/acting";
import { renderInShell } from "../../table/rendering";
import type { Acting, TableInfo } from "../../table/types";
import BlackoutTable from "./BlackoutTable.svelte";
import packJson from "./fixtures/pack.json";
import objectives from "./fixtures/table-objectives-early.json";
import place from "./fixtures/table-place-late.json";
import plan from "./fixtures/table-plan-early.json";
import type { BlackoutView, PackInfo } from "./types";
import words from "@games/blackout/words/locales/en/board.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(words));
const say = (key: string, args?: Record<string, string | number>): string => {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
};

function show(sample: unknown, mode: "full" | "board" | "hand" = "full") {
  const table = sample as TableInfo<BlackoutView>;
  const acting = { ...still, decision: table.decision, hover: vi.fn(), choose: vi.fn() } satisfies Acting;
  const { container } = renderInShell(BlackoutTable, {
    table,
    pack: packJson as unknown as PackInfo,
    acting,
    say,
    mode,
  });
  const control = (move: string) => container.querySelector<HTMLElement>(`[data-move="${move}"]`);
  return { container, acting, control, moves: table.decision!.moves };
}

const BARE = ["done", "ready", "leave", "sell", "go"];

afterEach(cleanup);

describe("the board", () => {
  it.each([
    ["place", place],
    ["objectives", objectives],
  ])("offers every move of %s where it lies", async (_name, sample) => {
    const { acting, control, moves } = show(sample);
    for (const offer of moves.filter(({ verb }) => !BARE.includes(verb))) {
      const element = control(offer.move);
      expect(element, offer.move).not.toBeNull();
      expect(element!.getAttribute("aria-label")).toBe(offer.text);
      expect(element!.getAttribute("role")).toBe("button");
      expect(element!.tabIndex).toBe(0);
      await fireEvent.focus(element!);
      expect(acting.hover).toHaveBeenLastCalledWith(offer.move);
      await fireEvent.click(element!);
      expect(acting.choose).toHaveBeenLastCalledWith(offer.move);
    }
  });

  it("is played with the keyboard", async () => {
    const { acting, control, moves } = show(place);
    const [one, other] = moves.filter(({ verb }) => verb === "place").map(({ move }) => move);
    await fireEvent.keyDown(control(one!)!, { key: "Enter" });
    await fireEvent.keyDown(control(other!)!, { key: " " });
    expect(acting.choose.mock.calls).toEqual([[one], [other]]);
  });

  it("plans by a click on a card and then on a slot", async () => {
    const { container, acting, control, moves } = show(plan);
    for (const offer of moves.filter(({ verb }) => verb === "plan")) {
      const card = container.querySelector<HTMLElement>(`[data-card="${offer.args.card}"]`)!;
      expect(card.tabIndex).toBe(0);
      if (card.getAttribute("aria-pressed") !== "true") await fireEvent.click(card);
      expect(card.getAttribute("aria-pressed")).toBe("true");
      await fireEvent.click(control(offer.move)!);
      expect(acting.choose).toHaveBeenLastCalledWith(offer.move);
    }
    await fireEvent.click(control("ready")!);
    expect(acting.choose).toHaveBeenLastCalledWith("ready");
  });

  it("chooses nothing while a move is on its way", async () => {
    const table = place as unknown as TableInfo<BlackoutView>;
    const acting = { ...still, decision: table.decision, busy: true, choose: vi.fn() };
    const { container } = renderInShell(BlackoutTable, { table, pack: packJson as unknown as PackInfo, acting, say });
    await fireEvent.click(container.querySelector('[data-move^="place "]')!);
    expect(acting.choose).not.toHaveBeenCalled();
  });

  it("keeps the hand from the big screen and the rest from the phone beside it", () => {
    const big = show(plan, "board");
    expect(big.container.querySelector("[data-move]")).toBeNull();
    expect(big.container.textContent).not.toContain("Electrician into");
    expect(big.container.querySelector(".own")).toBeNull();
    cleanup();
    const phone = show(plan, "hand");
    expect(phone.container.querySelector(".map")).toBeNull();
    expect(phone.container.querySelector(".hand")).not.toBeNull();
    cleanup();
    expect(show(place, "hand").container.querySelector(".map")).not.toBeNull();
  });
});
