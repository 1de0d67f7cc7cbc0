import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { Stage } from "../../stage/stage.svelte";
import { still } from "../../table/acting";
import { renderInShell, sessionAt } from "../../table/rendering";
import type { ShellParts } from "../../table/shell.svelte";
import type { Decision, TableInfo } from "../../table/types";
import BlackoutTable from "./BlackoutTable.svelte";
import packJson from "./fixtures/pack.json";
import objectives from "./fixtures/table-objectives-early.json";
import place from "./fixtures/table-place-late.json";
import plan from "./fixtures/table-plan-early.json";
import type { BlackoutView, PackInfo } from "./types";
import words from "@games/blackout/words/locales/en/board.ftl?raw";
import scenes from "@games/blackout/words/locales/en/scenes.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of [words, scenes]) bundle.addResource(new FluentResource(file));
const say = (key: string, args?: Record<string, string | number>): string => {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
};

function show(
  sample: unknown,
  mode: "full" | "board" | "hand" = "full",
  change: Partial<Decision> = {},
  parts: Partial<ShellParts> = {},
) {
  const given = sample as TableInfo<BlackoutView>;
  const table = { ...given, decision: { ...given.decision!, ...change } };
  const acting = {
    ...still,
    decision: table.decision,
    hover: vi.fn(),
    select: vi.fn(),
    choose: vi.fn(),
    chooseAll: vi.fn(),
  };
  const session = sessionAt(table, acting);
  const props = { table, pack: packJson as unknown as PackInfo, acting, say, mode };
  const { container, rerender } = renderInShell(BlackoutTable, props, { session: () => session, ...parts });
  const control = (move: string) => container.querySelector<HTMLElement>(`[data-move="${move}"]`);
  const primary = container.querySelector<HTMLElement>("[data-testid=primary]")!;
  return { container, rerender, table, acting, control, primary, moves: table.decision.moves };
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
      // A finger's focus points at nothing.
      await fireEvent.focus(element!);
      expect(acting.hover).not.toHaveBeenLastCalledWith(offer.move);
      vi.spyOn(element!, "matches").mockReturnValue(true);
      await fireEvent.focus(element!);
      expect(acting.hover).toHaveBeenLastCalledWith(offer.move);
      await fireEvent.click(element!);
      // A place is chosen first; a goal can always be taken back.
      const does = ["place", "restore"].includes(offer.verb) ? acting.select : acting.choose;
      expect(does).toHaveBeenLastCalledWith(offer.move);
    }
  });

  it("takes the same number of clicks for moves of a kind, whether this one can be taken back or not", async () => {
    const moves = place.decision.moves.map((offer, index) => ({ ...offer, final: index % 2 === 0 }));
    const { acting, control } = show(place, "full", { moves } as unknown as Partial<Decision>);
    const places = moves.filter(({ verb }) => verb === "place").map(({ move }) => move);
    for (const move of places) await fireEvent.click(control(move)!);
    expect(acting.select.mock.calls).toEqual(places.map((move) => [move]));
    expect(acting.choose).not.toHaveBeenCalled();
  });

  it("says on the large button when it does at once what cannot be taken back", () => {
    const ready = plan.decision.moves.find(({ move }) => move === "ready")!;
    for (const final of [true, false]) {
      const given = structuredClone(plan) as unknown as TableInfo<BlackoutView>;
      const moves = [{ ...ready, final }] as unknown as Decision["moves"];
      expect(show(given, "full", { moves }).primary.querySelector(".final") !== null).toBe(final);
      cleanup();
    }
  });

  it("is played with the keyboard", async () => {
    const { acting, control, moves } = show(place);
    const [one, other] = moves.filter(({ verb }) => verb === "place").map(({ move }) => move);
    await fireEvent.keyDown(control(one!)!, { key: "Enter" });
    await fireEvent.keyDown(control(other!)!, { key: " " });
    expect(acting.select.mock.calls).toEqual([[one], [other]]);
  });

  it("plans by a click on a card and then on a slot", async () => {
    const { container, acting, control, primary, moves } = show(plan);
    for (const offer of moves.filter(({ verb }) => verb === "plan")) {
      const card = container.querySelector<HTMLElement>(`[data-card="${offer.args.card}"]`)!;
      expect(card.tabIndex).toBe(0);
      if (card.getAttribute("aria-pressed") !== "true") await fireEvent.click(card);
      expect(card.getAttribute("aria-pressed")).toBe("true");
      await fireEvent.click(control(offer.move)!);
      expect(acting.choose).toHaveBeenLastCalledWith(offer.move);
    }
    expect(primary.textContent).toContain("0 of 3 planned");
    await fireEvent.click(primary);
    expect(acting.choose).not.toHaveBeenCalledWith("ready");
    await fireEvent.click(primary);
    expect(acting.choose).toHaveBeenLastCalledWith("ready");
  });

  it("leaves a gap for a card that is planned, and closes it when something else is asked", async () => {
    // The window of a test has no animations.
    Element.prototype.getAnimations = () => [];
    const { container, rerender, table } = show(plan);
    const places = () =>
      [...container.querySelectorAll(".hand .place")].map(
        (place) => place.querySelector<HTMLElement>("[data-card]")?.dataset.card ?? "",
      );
    const [me, ...others] = table.view.players;
    const hand = me!.hand!;
    expect(places()).toEqual(hand);
    const planned = (cards: string[]) => ({
      ...table,
      view: { ...table.view, players: [{ ...me!, hand: cards }, ...others] },
    });
    await rerender({ table: planned(hand.toSpliced(1, 1)) });
    expect(places()).toEqual(hand.with(1, ""));
    // Taken back, it lies at the end of the hand, and yet in its place.
    await rerender({ table: planned([...hand.toSpliced(1, 1), hand[1]!]) });
    expect(places()).toEqual(hand);
    const after = planned(hand.toSpliced(1, 1));
    await rerender({ table: { ...after, view: { ...after.view, round: 9 } } });
    expect(places()).toEqual(hand.toSpliced(1, 1));
    Reflect.deleteProperty(Element.prototype, "getAnimations");
  });

  it("says about a card in the hand what holds for the card, not for one slot", () => {
    const { container, table } = show(plan);
    const dim = [...container.querySelectorAll<HTMLElement>(".hand [data-refused]")];
    expect(table.decision.refused.some(({ verb }) => verb === "plan")).toBe(true);
    expect(dim).toEqual([]);
  });

  it("chooses nothing while a move is on its way", async () => {
    const table = place as unknown as TableInfo<BlackoutView>;
    const acting = { ...still, decision: table.decision, busy: true, choose: vi.fn() };
    const { container } = renderInShell(BlackoutTable, { table, pack: packJson as unknown as PackInfo, acting, say });
    await fireEvent.click(container.querySelector('[data-move^="place "]')!);
    expect(acting.choose).not.toHaveBeenCalled();
  });

  it('calls a single card no "all"', () => {
    const proposal = ["turn dragon-red-2", "procure food 0"];
    const { primary } = show(plan, "full", { asks: "turn", moves: [], proposal });
    expect(primary.textContent).not.toContain(say("propose-turn", { all: "yes" }));
    expect(primary.textContent).toContain(say("propose-turn", { all: "no" }));
  });

  it("plays what the rules propose with one button", async () => {
    const proposal = ["turn dragon-red-2", "procure food 0", "turn dragon-blue-2", "procure books 0"];
    const { acting, primary } = show(plan, "full", { asks: "turn", moves: [], proposal });
    expect(primary.textContent).toContain(say("propose-turn", { all: "yes" }));
    expect(primary.textContent).toContain(say("propose-cards", { count: 2 }));
    await fireEvent.click(primary);
    expect(acting.chooseAll).toHaveBeenLastCalledWith(proposal);
  });

  it("marks the suggested team and counts it; a click leaves somebody at home or takes them along", async () => {
    const given = structuredClone(plan) as unknown as TableInfo<BlackoutView>;
    const seat = given.decision!.seat;
    const hand = given.view.players[seat]!.hand!.filter(
      (card) => (packJson as unknown as PackInfo).cards[card]!.search,
    );
    const icons = (cards: string[]) =>
      cards.reduce((sum, card) => sum + (packJson as unknown as PackInfo).cards[card]!.search!, 0);
    const [home, ...team] = hand;
    const tile = given.view.districts.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)).find(Boolean) ?? "T04";
    const search = { seat, tile, challenge: "simple", team: [], total: 0, needed: icons(team) };
    Object.assign(given.view.outlook, { search });
    const moves = hand.map((card) => ({
      ...plan.decision.moves[0]!,
      move: `join ${card}`,
      verb: "join",
      args: { card },
      detail: { adds: icons([card]) },
    }));
    const proposal = [...team.map((card) => `join ${card}`), "go"];
    const change = { asks: "team", about: { tile, total: 0, needed: search.needed }, moves, proposal };
    const { container, acting, primary } = show(given, "full", change as unknown as Partial<Decision>);
    const card = (id: string) => container.querySelector<HTMLElement>(`.scout .cards [data-card="${id}"]`)!;
    const goes = () => hand.filter((id) => card(id).getAttribute("aria-pressed") === "true");
    const count = () => container.querySelector('.scout [role="meter"]')!.textContent.replaceAll(/\s/g, "");
    expect(goes()).toEqual(team);
    expect(count()).toBe(`${search.needed}/${search.needed}`);
    await fireEvent.click(primary);
    expect(acting.chooseAll).toHaveBeenLastCalledWith(proposal);
    acting.chooseAll.mockClear();
    // Without one of them nobody can set out.
    await fireEvent.click(card(team[0]!));
    expect(goes()).toEqual(team.slice(1));
    expect(count()).toBe(`${icons(team.slice(1))}/${search.needed}`);
    await fireEvent.click(primary);
    expect(acting.chooseAll).not.toHaveBeenCalled();
    await fireEvent.click(card(home!));
    await fireEvent.click(card(team[0]!));
    expect(goes()).toEqual(hand);
    await fireEvent.click(primary);
    const [first, ...rest] = team;
    expect(acting.chooseAll).toHaveBeenLastCalledWith([...rest, home, first].map((id) => `join ${id}`).concat("go"));
    expect(acting.choose).not.toHaveBeenCalled();
  });

  it("answers for the card that asks, not for those that are still to be turned", async () => {
    const offers = ["procure food 0", "procure tools 1"].map((move) => {
      const [verb, resource, tokens] = move.split(" ");
      return { ...plan.decision.moves[0]!, move, verb: verb!, args: { resource: resource!, tokens: Number(tokens) } };
    });
    const moves = offers.map((offer) => ({ ...offer, text: offer.move })) as unknown as Decision["moves"];
    const proposal = ["procure food 0", "turn dragon-blue-2", "procure books 0"];
    const { acting, primary } = show(plan, "full", { asks: "procure", moves, proposal });
    expect(primary.textContent).toContain("procure food 0");
    expect(primary.textContent).toContain(say("board-free"));
    await fireEvent.click(primary);
    expect(acting.choose).toHaveBeenLastCalledWith("procure food 0");
  });

  it("says of a refresh what the server says of it, not that actions follow which are locked", () => {
    const hint = "You take back the slot with the most cards.";
    const { container } = show(structuredClone(plan) as unknown as TableInfo<BlackoutView>, "full", {
      asks: "refresh",
      about: { count: 0 },
      hint,
    });
    expect(container.textContent).toContain(hint);
    expect(container.textContent).not.toContain("check-mark actions.");
  });

  it("asks before it answers for the last card, which turned itself, and says so", async () => {
    const moves = ["procure food 0", "procure tools 1"].map((move) => {
      const [verb, resource, tokens] = move.split(" ");
      const args = { resource: resource!, tokens: Number(tokens) };
      return { ...plan.decision.moves[0]!, move, verb: verb!, args, text: move };
    }) as unknown as Decision["moves"];
    const given = structuredClone(plan) as unknown as TableInfo<BlackoutView>;
    const me = given.view.players[given.decision!.seat]!;
    const about = { card: me.hand![0]! };
    const change = { asks: "procure", about, moves, proposal: ["procure food 0"] };
    const whole = show(given, "full", change);
    await fireEvent.click(whole.primary);
    expect(whole.acting.choose).not.toHaveBeenCalled();
    expect(whole.container.textContent).toContain("Your last card was turned for you");
    cleanup();
    me.planned = [me.hand![1]!];
    const earlier = show(given, "full", change);
    await fireEvent.click(earlier.primary);
    expect(earlier.acting.choose).toHaveBeenLastCalledWith("procure food 0");
    expect(earlier.container.textContent).not.toContain("Your last card was turned for you");
  });

  it("shows when the hand is too full to refresh, before phase 8", () => {
    const given = structuredClone(objectives) as unknown as TableInfo<BlackoutView>;
    const seat = given.decision!.seat;
    const [me, outlook] = [given.view.players[seat]!, given.view.outlook.players[seat]!];
    [me.hand_size, outlook.refresh.over] = [me.hand_limit + 1, 1];
    const hand = () => show(given).container.querySelector("[data-hand]")!;
    expect(hand().textContent).toContain(`/${me.hand_limit}`);
    expect(hand().classList).toContain("over");
    cleanup();
    given.view.phase = 1;
    expect(hand().classList).not.toContain("over");
  });

  it("says on the button what can be bought at any time, and for how much", () => {
    const { control } = show(plan);
    expect(control("transport")!.textContent.trim()).toBe("+−1");
    expect(control("transport")!.classList).toContain("anytime");
  });

  it("takes a single exchange that is proposed, too", async () => {
    const { acting, primary } = show(plan, "full", { asks: "waste", moves: [], proposal: ["waste water-gps"] });
    await fireEvent.click(primary);
    expect(acting.choose).toHaveBeenLastCalledWith("waste water-gps");
  });

  it("says why something cannot be chosen", async () => {
    const refusal = { move: "restore hand", verb: "restore", args: { goal: "hand" }, text: "needs 4 of one resource" };
    const { container, acting } = show(objectives, "full", { refused: [refusal] });
    const dim = container.querySelector<HTMLElement>('[data-refused="restore hand"]')!;
    expect(dim.getAttribute("aria-description")).toBe(refusal.text);
    await fireEvent.pointerEnter(dim); // it has come under a resting pointer
    expect(acting.hover).not.toHaveBeenCalled();
    await fireEvent.pointerMove(dim);
    expect(acting.hover).toHaveBeenLastCalledWith("restore hand");
  });

  it("swaps a small board onto the stage to look, and back by Escape", async () => {
    const { container } = show(plan);
    const scene = () => container.querySelector<HTMLElement>("[data-scene]")!.dataset.scene;
    expect(scene()).toBe("table");
    await fireEvent.click(container.querySelector(".second .small")!);
    expect(scene()).toBe("map");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(scene()).toBe("table");
  });

  it("lets a window that has become narrow look where its tabs say, under nothing else", async () => {
    const { container } = show(plan);
    const scene = () => container.querySelector<HTMLElement>("[data-scene]")?.dataset.scene;
    const [wide, high] = [innerWidth, innerHeight];
    const resize = (width: number, height: number) => {
      Object.assign(window, { innerWidth: width, innerHeight: height });
      return fireEvent(window, new Event("resize"));
    };
    try {
      await resize(1366, 768);
      await fireEvent.click([...container.querySelectorAll<HTMLElement>(".swaps button")].at(-1)!);
      await fireEvent.click(container.querySelector(".player")!);
      expect(scene()).toBe("market");
      await resize(390, 844);
      expect(scene()).toBe("table");
      const tab = (place: number) => container.querySelectorAll<HTMLElement>("[role=tab]")[place]!;
      expect(container.querySelector(".stage-sheet")).not.toBeNull();
      await fireEvent.click(tab(1));
      expect(scene()).toBe("map");
      expect(container.querySelector(".stage-sheet")).toBeNull();
      await fireEvent.click(tab(5));
      await fireEvent.click(tab(4));
      expect(container.querySelector("[data-testid=drawer], .swaps")).toBeNull();
    } finally {
      await resize(wide, high);
    }
  });

  it("keeps the names of the city where they are when places can be chosen", () => {
    const namesAt = (change: Partial<Decision>) => {
      const { container } = show(place, "full", change);
      const names = [...container.querySelectorAll("[data-name]")].map((name): [string | null, string] => [
        name.getAttribute("data-name"),
        [...name.querySelectorAll("tspan")].map((line) => `${line.getAttribute("x")} ${line.getAttribute("y")}`).join(),
      ]);
      cleanup();
      return new Map(names);
    };
    /** For the first cube all of them can be chosen, and each has a number beside it. */
    const first = (packJson as unknown as PackInfo).locations.map(({ id }) => ({
      ...(place as unknown as TableInfo).decision!.moves[0]!,
      ...{ move: `start ${id}`, verb: "start", args: { location: id }, detail: { districts: 2 } },
    }));
    const quiet = namesAt({ moves: [] });
    expect(quiet.size).toBeGreaterThan(20);
    for (const asked of [namesAt({}), namesAt({ asks: "start", moves: first })])
      expect([...quiet].filter(([id, lines]) => asked.has(id) && asked.get(id) !== lines)).toEqual([]);
  });

  it("does not take a press meant for Skip as an answer", async () => {
    vi.useFakeTimers();
    try {
      const stage = new Stage();
      stage.beat = { kind: {}, lines: [], caption: "Mei moves.", before: null } as never;
      const { container, acting } = show(objectives, "full", {}, { stage });
      const press = (name: string): Promise<boolean> =>
        fireEvent.click(container.querySelector(`[data-testid=${name}]`)!, { detail: 1, clientX: 9, clientY: 9 });
      await press("skip-beats");
      stage.beat = null;
      await tick();
      await press("primary");
      expect(acting.choose).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(700);
      await press("primary");
      expect(acting.choose).toHaveBeenCalledWith("done");
    } finally {
      vi.useRealTimers();
    }
  });

  it("keeps the tabs in their places while somebody looks elsewhere", async () => {
    const { container } = show(plan);
    const tabs = () => [...container.querySelectorAll(".second .swaps > *")].map(({ textContent }) => textContent);
    const before = tabs();
    await fireEvent.click(container.querySelectorAll(".second .swaps button")[1]!);
    expect(container.querySelector("[data-scene=map]")).not.toBeNull();
    expect(tabs()).toEqual(before);
    await fireEvent.click(container.querySelector(".second .back")!);
    expect(container.querySelector("[data-scene=table]")).not.toBeNull();
  });

  it("keeps the hand from the big screen", () => {
    const { container } = show(plan, "board");
    expect(container.querySelector("[data-scene] [data-move]")).toBeNull();
    for (const card of plan.view.players[0]!.hand!) expect(container.querySelector(`[data-card="${card}"]`)).toBeNull();
  });

  it("stays on the same tab of a phone while others act, through all their phases", async () => {
    const { container, rerender, table } = show(place);
    Object.assign(window, { innerWidth: 390, innerHeight: 844 });
    await fireEvent(window, new Event("resize"));
    const tab = () => container.querySelector<HTMLElement>("[role=tab][aria-selected=true]")!.dataset.tab;
    expect(tab()).toBe("map");
    for (const phase of [4, 5, 6, 8]) {
      await rerender({ table: { ...table, decision: null, view: { ...table.view, phase } }, acting: still });
      expect(tab()).toBe("map");
    }
    const asked = plan as unknown as TableInfo<BlackoutView>;
    await rerender({ table: asked, acting: { ...still, decision: asked.decision } });
    expect(tab()).toBe("table");
  });

  it("has no tabs for what the big screen shows on the phone beside it", async () => {
    const { container } = show(plan, "hand");
    Object.assign(window, { innerWidth: 390, innerHeight: 844 });
    await fireEvent(window, new Event("resize"));
    const tabs = [...container.querySelectorAll("[role=tab]")].map(({ textContent }) => textContent);
    expect(tabs.slice(0, 3)).toEqual(["Table", "Map", "Objectives"]);
    expect(tabs).not.toContain("Market");
    expect(tabs).not.toContain("Others");
  });
});
