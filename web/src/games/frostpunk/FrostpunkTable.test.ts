import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { settings } from "../../lib/settings.svelte";
import { still } from "../../table/acting";
import type { Mode } from "../../table/board.svelte";
import { renderInShell, sessionAt } from "../../table/rendering";
import type { Acting, Offer, TableInfo } from "../../table/types";
import FrostpunkTable from "./FrostpunkTable.svelte";
import { offer, samplePack, sampleTable } from "./sample";
import type { FrostpunkView } from "./types";
import words from "@games/frostpunk/words/locales/en/board.ftl?raw";
import panels from "@games/frostpunk/words/locales/en/panels.ftl?raw";
import shared from "@games/frostpunk/words/locales/en/play.ftl?raw";
import own from "@games/frostpunk/words/locales/en/table.ftl?raw";
import lists from "@locales/en/common.ftl?raw";
import page from "@locales/en/web.ftl?raw";

vi.setConfig({ testTimeout: 60_000 });

const bundle = new FluentBundle("en", { useIsolating: false });
for (const source of [shared, words, panels, own, lists, page]) bundle.addResource(new FluentResource(source));
const unknown = new Set<string>();
const say = (key: string, args?: Record<string, string | number>): string => {
  const message = bundle.getMessage(key);
  if (!message?.value) unknown.add(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
};

function show(table: TableInfo<FrostpunkView>, mode: Mode = "full", change: Partial<Acting> = {}) {
  const spies = { hover: vi.fn(), choose: vi.fn(), chooseAll: vi.fn(), suggest: vi.fn() };
  const acting = { ...still, decision: table.decision, ...change, ...spies };
  const props = { table, pack: samplePack(), acting, say, mode };
  const session = mode === "board" ? null : sessionAt(table, spies);
  const { container, rerender } = renderInShell(FrostpunkTable, props, { session: () => session });
  const control = (move: string): HTMLElement | null => container.querySelector(`[data-move="${move}"]`);
  return { container, acting, control, rerender, props, session };
}

const ACTIONS: Offer[] = [
  offer("clear inner", ["ring"], { cold: 1 }),
  offer("gather 1", ["field"], { cold: 0, wood: 5 }),
  offer("gather 2", ["field"], { cold: 0, coal: 3 }),
  offer("build"),
  offer("use cookhouse 0", ["building", "field"], { cold: 0 }),
  offer("use hothouse 30", ["building", "field"], { cold: 1 }),
  offer("use sawmill 7", ["building", "field"], { cold: 1 }),
];
/** A figure with what it could do. */
const takes = (
  figure: string,
  moves: Offer[],
  refused: { move: string; verb: string; args: object; text: string }[] = [],
) =>
  ({
    ...offer(`take ${figure}`, ["figure"], { ready: 3 }),
    follows: { ...sampleTable(moves, "action", { figure }).decision!, refused },
  }) as Offer;

const QUESTIONS: [string, Offer[], Record<string, string | number>][] = [
  ["action", ACTIONS, { figure: "worker" }],
  ["lay", [offer("lay 8", ["place"]), offer("lay 17", ["place"])], { ring: "inner", count: 2 }],
  ["build", [offer("erect tent", ["building"]), offer("done")], { count: 3 }],
  ["erect", [offer("on 8", ["field"]), offer("on 6", ["field"])], { building: "tent" }],
  ["collect", [offer("from wood 1", ["resource", "field"]), offer("from coal 2", ["resource", "field"])], { count: 2 }],
  ["sick", [offer("sick worker", ["kind"]), offer("sick child", ["kind"])], {}],
  ["lower", [offer("exhaust care", ["token"])], { what: "hope" }],
  ["spend", [offer("spend wood", ["resource"]), offer("spend coal", ["resource"])], {}],
  ["option", [offer("option 1", ["number"]), offer("option 2", ["number"])], { card: "M011" }],
  ["law", [offer("law G01", ["card"])], {}],
  ["advisor", [offer("advisor foreman", ["card"]), offer("draw")], { cards: 2 }],
  ["wake-up", [offer("draw")], { cards: 2 }],
];

afterEach(cleanup);

describe("the board", () => {
  it.each(QUESTIONS)("offers every move of %s once", async (asks, moves, about) => {
    const { container, acting, control } = show(sampleTable(moves, asks, about));
    for (const { move } of moves) {
      expect(container.querySelectorAll(`[data-move="${move}"]`), move).toHaveLength(1);
      const element = control(move)!;
      expect(element.tabIndex).toBe(0);
      await fireEvent.click(element);
      expect(acting.choose).toHaveBeenLastCalledWith(move);
    }
    expect([...unknown]).toEqual([]); // and has a word for everything that it shows
  });

  it("is played with the keyboard", async () => {
    const { container, acting } = show(sampleTable(ACTIONS, "action", { figure: "worker" }));
    await fireEvent.keyDown(container.querySelector('path[data-move="gather 2"]')!, { key: "Enter" });
    expect(acting.choose.mock.calls).toEqual([["gather 2"]]);
  });

  it("opens what a place allows where that is more than one thing", async () => {
    const moves = [offer("from wood 1", ["resource", "field"]), offer("from coal 1", ["resource", "field"])];
    const { container, acting, control } = show(sampleTable(moves, "gather"));
    expect(control("from wood 1")).toBeNull();
    await fireEvent.click(container.querySelector('[data-place="1"]')!);
    await fireEvent.click(control("from coal 1")!);
    expect(acting.choose).toHaveBeenLastCalledWith("from coal 1");
  });

  it("marks nothing but what the server offers", () => {
    const { container } = show(sampleTable(ACTIONS, "action", { figure: "worker" }));
    const glowing = [...container.querySelectorAll<HTMLElement>("[data-move]")].map((node) => node.dataset.move);
    expect(new Set(glowing)).toEqual(new Set(ACTIONS.map(({ move }) => move)));
  });

  it("sends the figure in hand where one clicks; another one by its key", async () => {
    const table = sampleTable(
      [
        takes(
          "worker",
          [offer("gather 1", ["field"])],
          [{ move: "use platform 3", verb: "use", args: { building: "platform", field: 3 }, text: "engineers only" }],
        ),
        takes("engineer", [offer("gather 1", ["field"]), offer("use platform 3", ["building", "field"])]),
        offer("stop"),
      ],
      "figure",
      { left: 6 },
    );
    const { container, acting, control } = show(table);
    await fireEvent.click(control("take worker + gather 1")!);
    expect(acting.chooseAll).toHaveBeenLastCalledWith(["take worker", "gather 1"]);
    await fireEvent.click(control("take engineer + use platform 3")!); // what only an engineer can do
    expect(acting.chooseAll).toHaveBeenLastCalledWith(["take engineer", "use platform 3"]);
    await fireEvent.keyDown(window, { key: "e" });
    expect(control("take worker + gather 1")).toBeNull();
    await fireEvent.click(control("take engineer + gather 1")!);
    expect(acting.chooseAll).toHaveBeenLastCalledWith(["take engineer", "gather 1"]);
    const ends = container.querySelector('[data-testid="primary"]')!;
    expect(ends.textContent).toContain("6 figures can still act");
    await fireEvent.click(ends); // it cannot be taken back: a first press only shows what it does
    expect(acting.choose).not.toHaveBeenCalled();
    expect(ends.hasAttribute("data-confirms")).toBe(true);
  });

  it.each([
    { deed: "use", building: "generator", field: 4 },
    { deed: "use", building: "hothouse", field: 30 },
    { deed: "gather", field: 1 },
    { deed: "gather-tree", field: 6 },
    { deed: "build" },
    { deed: "clear", ring: "both" },
    { deed: "scout", path: 1 },
    { deed: "special", card: "S01" },
  ])("puts a citizen card with one action alone where it belongs: $deed $field", async (only) => {
    const card = offer("citizen B01", ["card"], only);
    const { container, acting, control } = show(sampleTable([takes("worker", ACTIONS), card, offer("stop")], "figure"));
    await fireEvent.click(container.querySelector('[data-testid="sheet-citizens"]')!);
    await fireEvent.click(container.querySelector('[data-hold="citizen B01"]')!);
    const place = control("citizen B01")!;
    if ("field" in only) expect(place.dataset.field).toBe(String(only.field));
    else expect(place.closest(".deeds")).not.toBeNull();
    await fireEvent.click(place);
    expect(acting.choose).toHaveBeenLastCalledWith("citizen B01");
  });

  it("explains every space of the heat track by itself", () => {
    const { container } = show(sampleTable([offer("stop")], "figure"));
    const heat = samplePack().tracks.heat;
    const about = (id: string): number => container.querySelectorAll(`.gauge [data-about="${id}"]`).length;
    heat.forEach((space, index) => {
      expect(about(`output-${index}`)).toBe(1);
      expect(about(`cubes-${index}`)).toBe(space.stress ? 2 : 0);
      expect(about(`freezes-${index}`)).toBe(space.sick?.length ?? 0);
    });
  });

  it("shows who plays, who is a bot, and whose turn it is", () => {
    const table = sampleTable([offer("stop")], "figure");
    table.seats[1]!.bot = "companion";
    table.to_act = [0];
    const { container } = show(table);
    const seats = [...container.querySelectorAll('[data-testid="seat-line"] li')];
    expect(seats.map((seat) => seat.querySelector(".name")!.textContent)).toEqual(["Ada", "Ben"]);
    expect(seats.map((seat) => seat.classList.contains("acts"))).toEqual([true, false]);
    expect(seats[1]!.textContent).toContain("omputer");
  });

  it("calls a law by its title while all of it stands on the board", async () => {
    const law = { ...offer("law G01", ["card"]), text: "Small hands. At once: much. Then: more." };
    const { container, session } = show(sampleTable([law, offer("law G02", ["card"])], "law"));
    session!.hover("law G01");
    await tick();
    const told = container.querySelector('[data-testid="outlook"]')!.textContent!;
    expect(told).toContain(samplePack().cards.G01!.title);
    expect(told).not.toContain("At once: much");
  });

  it("shows one's own citizens on their sheet while an advisor is asked for", async () => {
    const table = sampleTable([offer("advisor foreman", ["card"]), offer("draw"), offer("done")], "advisor");
    const { container } = show(table);
    expect(container.querySelector('.citizens [data-card="B01"]')).toBeNull();
    await fireEvent.click(container.querySelector('[data-testid="sheet-citizens"]')!);
    expect(container.querySelector('.citizens [data-card="B01"]')).not.toBeNull();
  });

  it("calls the advisors so once while one is asked for", () => {
    const { container } = show(sampleTable([offer("advisor foreman", ["card"])], "take-advisor"));
    const headings = [...container.querySelectorAll("h2, h3")].map((node) => node.textContent);
    expect(headings.filter((text) => text === "Advisors")).toHaveLength(1);
  });

  it("says of children who are ready that a law must allow it", () => {
    const { container } = show(sampleTable([takes("worker", [offer("gather 1", ["field"])])], "figure"));
    const hands = [...container.querySelectorAll(".hand button b")].map((node) => node.textContent);
    expect(hands).toEqual(["3", "–", "§", "–"]);
  });

  it("has the workers in hand again after a question of its own: a law", async () => {
    const figures = sampleTable(
      [takes("worker", [offer("gather 1", ["field"])]), takes("engineer", [offer("gather 1", ["field"])])],
      "figure",
    );
    const law = { ...sampleTable([offer("law G01", ["card"])], "law"), version: 2 };
    const { control, rerender, props } = show(figures);
    await fireEvent.keyDown(window, { key: "e" });
    expect(control("take engineer + gather 1")).not.toBeNull();
    for (const table of [law, { ...figures, version: 3 }])
      await rerender({ table, acting: { ...props.acting, decision: table.decision } });
    expect(control("take worker + gather 1")).not.toBeNull();
  });

  it("never tears down by clicks on the same spot: the deed is chosen beside it", async () => {
    const table = sampleTable([offer("dismantle sawmill 7", ["building", "field"]), offer("done")], "build", {
      count: 2,
    });
    const { container, acting, control } = show(table);
    const spot = container.querySelector('[data-place="7"]')!;
    for (let click = 0; click < 4; click++) await fireEvent.click(spot);
    expect(acting.choose).not.toHaveBeenCalled();
    expect(acting.chooseAll).not.toHaveBeenCalled();
    await fireEvent.click(spot);
    await fireEvent.click(control("dismantle sawmill 7")!);
    expect(acting.choose.mock.calls).toEqual([["dismantle sawmill 7"]]);
  });

  it("asks once before the last figure stops building, and says that the day ends", async () => {
    const done = { ...offer("done"), final: true, remarks: ["the day ends: nobody else can act"] };
    const { container, acting } = show(sampleTable([offer("erect tent", ["building"]), done], "build", { count: 1 }));
    const stops = container.querySelector('[data-testid="primary"]')!;
    expect(stops.textContent).toContain("the day ends");
    await fireEvent.click(stops);
    expect(acting.choose).not.toHaveBeenCalled();
    expect(stops.hasAttribute("data-confirms")).toBe(true);
  });

  it("builds in two clicks: a free field, and what is to stand there", async () => {
    const table = sampleTable([takes("worker", [offer("build")]), offer("stop")], "figure");
    const { container, acting } = show(table);
    await fireEvent.click(container.querySelector('[data-place="8"]')!);
    const path = "take worker + build + erect tent + on 8";
    await fireEvent.click(container.querySelector(`[data-path="${path}"]`)!);
    expect(acting.chooseAll.mock.calls).toEqual([[path.split(" + ")]]);
  });

  it("builds in two clicks, too, where every choice is confirmed: the building, and its field", async () => {
    settings.set("confirm", "always");
    const table = sampleTable([offer("erect tent", ["building"]), offer("done")], "build", { count: 3 });
    const { container, acting } = show(table, "full", { selected: "erect tent" });
    await fireEvent.click(container.querySelector('[data-place="8"]')!);
    expect(acting.chooseAll.mock.calls).toEqual([[["erect tent", "on 8"]]]);
    cleanup();
    const asked = show(
      sampleTable([offer("on 8", ["field"]), offer("on 6", ["field"])], "erect", { building: "tent" }),
    );
    await fireEvent.click(asked.control("on 8")!);
    expect(asked.acting.choose.mock.calls).toEqual([["on 8"]]);
    settings.set("confirm", "final");
  });

  it("offers both on a field with goods: to gather them, and to build there", async () => {
    settings.set("confirm", "always");
    const table = sampleTable([takes("worker", [offer("gather 8", ["field"]), offer("build")])], "figure");
    const gather = "take worker + gather 8";
    const first = show(table);
    first.acting.select = vi.fn((move: string | null) => {
      first.acting.selected = move;
    });
    await fireEvent.click(first.control(gather)!);
    expect(first.acting.select).toHaveBeenCalledWith(gather);
    expect(first.container.querySelector('[data-path$="build + erect tent + on 8"]')).not.toBeNull();
    settings.set("confirm", "final");
  });

  it("has one order pending: the flame takes back a choice, and a choice takes back the flame", async () => {
    const table = sampleTable([offer("fuel"), offer("stop")], "figure", {}, { output: 1, coal: 3 });
    const { container, acting, control, rerender, props } = show(table);
    acting.select = vi.fn();
    await fireEvent.input(container.querySelector("input[type=range]")!, { target: { value: "2" } });
    expect(acting.select).toHaveBeenLastCalledWith(null);
    expect(control("fuel")).not.toBeNull();
    await rerender({ ...props, acting: { ...acting, selected: "fuel" } });
    expect(container.querySelector(".gauge .output b")!.textContent).toBe("1");
  });

  it("shows how much is left where somebody gathers", () => {
    const table = sampleTable([offer("stop")], "figure");
    table.view.fields[8]!.wood = 3;
    table.view.gathered = [[8, 0]];
    const { container } = show(table);
    const figure = container.querySelector(".figure.worker")!;
    const counts = [...container.querySelectorAll(".count text")].filter(({ textContent }) => textContent === "3");
    expect(counts.some((count) => figure.compareDocumentPosition(count) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true);
  });

  it("tells of a building in the menu of a field what it is for", async () => {
    const table = sampleTable([takes("worker", [offer("build")]), offer("stop")], "figure");
    const { container } = show(table);
    await fireEvent.click(container.querySelector('[data-place="8"]')!);
    vi.useFakeTimers();
    await fireEvent.pointerEnter(container.querySelector('[data-path$="erect tent + on 8"]')!, {
      pointerType: "mouse",
      clientX: 5,
    });
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(document.querySelector(".peek")?.textContent).toContain(samplePack().buildings.tent!.title);
  });

  it("says what a building would bury before it is built", async () => {
    const table = sampleTable([takes("worker", [offer("build")]), offer("stop")], "figure");
    table.view.outlook.plans.losses = [{ fields: [8], lost: { trees: 3 } }];
    const { container } = show(table);
    await fireEvent.click(container.querySelector('[data-place="8"]')!);
    expect(container.querySelector('[data-path$="erect tent + on 8"] .lost')!.textContent).toContain("3");
    await fireEvent.click(container.querySelector('[data-place="6"]')!);
    expect(container.querySelector(".lost")).toBeNull();
  });

  it("marks fields on which a building would bury something", () => {
    const buries = {
      ...offer("on 8", ["field"], { warm_from: 1 }),
      changes: [{ what: "map-trees", text: "−3 trees", before: 3, after: 0, harm: false }],
    };
    const { container } = show(sampleTable([buries, offer("on 6", ["field"])], "erect", { building: "tent" }));
    expect(container.querySelectorAll(".pill.bad")).toHaveLength(1);
  });

  it("clears snow with one click on it", async () => {
    const table = sampleTable([takes("worker", [offer("clear inner", ["ring"])]), offer("stop")], "figure");
    const { container, acting } = show(table);
    await fireEvent.click(container.querySelector('[data-path$="lay 9"]')!);
    expect(acting.chooseAll.mock.calls).toEqual([[["take worker", "clear inner", "lay 9"]]]);
    expect(container.querySelector('[data-path$="lay 19"]')).toBeNull();
  });

  it("marks what an adviser speaks of on the controls of its own, too", async () => {
    const build = sampleTable([takes("worker", [offer("build")]), offer("stop")], "figure");
    const site = ["take worker", "build", "erect tent", "on 8"];
    const { container } = show(build, "full", { advised: site });
    const marked = (): string[] =>
      [...container.querySelectorAll<HTMLElement>("[data-advised]")].map(
        ({ dataset: { hold, path, place, move } }) => hold ?? path ?? move ?? `place ${place}`,
      );
    expect(marked().sort()).toEqual(["place 8", "take worker", "take worker + build"]);
    await fireEvent.click(container.querySelector('[data-place="8"]')!);
    expect(marked()).toContain(site.join(" + "));
    expect(marked()).toHaveLength(4);
    cleanup();
    const coal = sampleTable([offer("fuel"), offer("stop")], "figure", {}, { output: 1, coal: 3 });
    expect(show(coal, "full", { advised: ["fuel"] }).container.querySelector("input[data-advised]")).not.toBeNull();
    cleanup();
    const clear = sampleTable([takes("worker", [offer("clear inner", ["ring"])])], "figure");
    const path = ["take worker", "clear inner", "lay 9"];
    const snow = show(clear, "full", { advised: path }).container.querySelectorAll(".snow[data-advised]");
    expect([...snow].map((place) => place.getAttribute("data-path"))).toEqual([path.join(" + ")]);
  });

  it("burns coal at any time: the flame says how much, one button burns it", async () => {
    const table = sampleTable([offer("fuel"), offer("stop")], "figure", {}, { output: 1, coal: 3 });
    const { container, acting, control } = show(table);
    const flame = container.querySelector<HTMLInputElement>("input[type=range]")!;
    expect(flame.max).toBe("3"); // three coal from 1, and the cold marker on 5
    expect(control("fuel")).toBeNull();
    await fireEvent.input(flame, { target: { value: "2" } });
    expect(container.querySelectorAll("path.soon").length).toBeGreaterThan(0);
    expect(container.querySelector(".gauge .output b")!.textContent).toBe("1 → 3");
    await fireEvent.click(control("fuel")!);
    expect(acting.chooseAll).toHaveBeenCalledWith(["fuel", "fuel"]);
  });

  it("answers coal and beds in one go, as proposed or as changed", async () => {
    const table = sampleTable([offer("fuel"), offer("done")], "fuel", {}, { phase: 9, output: 1, coal: 3 });
    table.decision!.proposal = ["fuel", "done", "bed worker", "bed child"];
    const { container, acting } = show(table);
    const primary = container.querySelector<HTMLElement>('[data-testid="primary"]')!;
    await fireEvent.click(primary);
    expect(acting.chooseAll).toHaveBeenLastCalledWith(["fuel", "done", "bed worker", "bed child"]);
    await fireEvent.click(container.querySelector('[data-kind="worker"] .stepper button:last-of-type')!);
    await fireEvent.click(primary);
    expect(acting.chooseAll).toHaveBeenLastCalledWith(["fuel", "done", "bed worker", "bed worker"]);
    await fireEvent.input(container.querySelector(".night input[type=range]")!, { target: { value: "3" } });
    await fireEvent.click(primary);
    expect(acting.chooseAll).toHaveBeenLastCalledWith(["fuel", "fuel", "fuel", "done"]);
  });

  it("keeps a task that is done in sight, with a tick", () => {
    const table = sampleTable([offer("done")], "figure");
    const [goal] = table.view.outlook.goals;
    const told = () => show(table).container.querySelector(".goals .whole")!.textContent;
    expect(told()).not.toContain("✓");
    cleanup();
    table.view.outlook.goals = [{ ...goal!, have: 1, met: true }];
    expect(told()).toContain("✓ ");
  });

  it("says at night which law gives no beds, and why", () => {
    const laid = { card: "K05A", covers: "G05", resources: 0, figures: [] };
    const view = { phase: 9, display: [laid] as unknown as FrostpunkView["display"] };
    const { container } = show(sampleTable([offer("fuel"), offer("done")], "fuel", {}, view));
    expect(container.querySelector(".night")!.textContent).toContain(`G05 is suspended tonight because of "K05A".`);
  });

  it("lets another seat suggest what the leader could choose", async () => {
    const table = sampleTable([offer("sick worker", ["kind"]), offer("sick child", ["kind"])], "sick");
    const { container, acting } = show({ ...table, decision: null, seat: 1 }, "full", {
      decision: null,
      joint: table.decision,
      suggestions: [{ seat: 1, move: "sick child", why: "" }],
    });
    expect(container.querySelector("[data-move]")).toBeNull();
    expect(container.querySelector('[data-suggest="sick child"]')!.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(container.querySelector('[data-suggest="sick worker"]')!);
    expect(acting.suggest).toHaveBeenLastCalledWith("sick worker");
    expect(acting.choose).not.toHaveBeenCalled();
  });

  it("keeps acting from the big screen", () => {
    const table = sampleTable(ACTIONS, "action", { figure: "worker" });
    expect(show(table, "board").container.querySelector("[data-move]")).toBeNull();
  });
});
