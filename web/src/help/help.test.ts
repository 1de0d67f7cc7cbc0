import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import type { Help as Known } from "../lib/types";
import { table } from "../table/sample";
import Help from "./Help.svelte";

const thing = (id: string, now = ""): Known["things"][number] => ({
  ...{
    id,
    group: "all",
    title: id.toUpperCase(),
    text: `What ${id} is.`,
    now,
    of: now ? ["Ada has 3.", "Mei has 6."] : [],
    rule: "X1.1",
    rule_text: "The rule.",
  },
});
const known: Known = { groups: { all: "All" }, things: [thing("food", "You have 3."), thing("coal")], phase: "" };

let root: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, "helpAt").mockResolvedValue(known);
  root = document.createElement("main");
  root.innerHTML = `<p title="3 food"><svg data-about="food"></svg></p><button><i data-about="coal"></i></button><i data-about="odd"></i>`;
  document.body.append(root);
  const box = { left: 10, top: 10, width: 20, height: 20, right: 30, bottom: 30 } as DOMRect;
  for (const each of root.querySelectorAll("*")) each.getBoundingClientRect = () => box;
  document.elementsFromPoint = () => [root];
});

afterEach(() => {
  cleanup();
  root.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function begin(version = 1, first: Event = new PointerEvent("pointermove")) {
  const props = {
    game: "harvest",
    things: { coal: "p" },
    table: { ...table(), version },
    root,
    first,
    zoom: 1,
    read: undefined,
  };
  const { rerender } = render(Help, props);
  await vi.advanceTimersByTimeAsync(1);
  return (more: object): Promise<void> => rerender({ ...props, ...more });
}

const icon = (id: string): Element => root.querySelector(`[data-about=${id}]`)!;
const tip = (): HTMLElement | null => screen.queryByTestId("help");
let x = 0;
const move = (on: Element): Promise<boolean> =>
  fireEvent(on, new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX: (x += 1) }));

it("explains what the pointer rests on, in place of the browser's own tip, until it leaves", async () => {
  await begin();
  await move(icon("food"));
  await vi.advanceTimersByTimeAsync(500);
  expect(tip()).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(tip()?.textContent).toMatch(/FOOD.*What food is\..*You have 3\./s);
  expect(root.querySelector("[title]")).toBeNull();
  await move(root);
  await vi.advanceTimersByTimeAsync(400);
  expect(tip()).toBeNull();
  expect(root.querySelector("p")!.title).toBe("3 food");
});

it("lets clicks through as long as nobody has asked for it, and goes as soon as something else is pointed at", async () => {
  await begin();
  await move(icon("food"));
  await vi.advanceTimersByTimeAsync(700);
  expect(tip()!.classList).not.toContain("asked");
  await move(root.querySelector("button")!);
  expect(tip()).toBeNull();
  await move(icon("food"));
  await vi.advanceTimersByTimeAsync(700);
  await fireEvent.keyDown(window, { key: "?" });
  expect(tip()!.classList).toContain("asked");
  await move(root);
  expect(tip()).not.toBeNull();
});

it("goes when the window changes: something else lies under the pointer then", async () => {
  await begin();
  await move(icon("food"));
  await vi.advanceTimersByTimeAsync(700);
  expect(tip()).not.toBeNull();
  await fireEvent(window, new Event("resize"));
  expect(tip()).toBeNull();
  await move(icon("food"));
  await fireEvent(window, new Event("resize"));
  await vi.advanceTimersByTimeAsync(700);
  expect(tip()).toBeNull();
});

it("does not lie beside what is shown large already, unless it is an icon of it", async () => {
  await begin();
  const peek = document.createElement("div");
  peek.className = "peek";
  root.append(peek);
  await move(root.querySelector("p")!);
  await vi.advanceTimersByTimeAsync(700);
  expect(tip()).toBeNull();
  await move(icon("food"));
  await vi.advanceTimersByTimeAsync(700);
  expect(tip()?.dataset.thing).toBe("food");
});

it("hears what somebody did while it came", async () => {
  const first = new PointerEvent("pointermove", { pointerType: "mouse", clientX: 5 });
  icon("food").dispatchEvent(first);
  await begin(1, first);
  await vi.advanceTimersByTimeAsync(700);
  expect(tip()?.textContent).toContain("FOOD");
});

it("explains nothing that it does not know, and nothing that only comes to lie under the pointer", async () => {
  await begin();
  await move(icon("odd"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(tip()).toBeNull();
  await fireEvent(icon("food"), new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX: x }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(tip()).toBeNull();
});

it("opens the rulebook beside the table where there is one, and goes away", async () => {
  const read = vi.fn();
  await (
    await begin()
  )({ read });
  await move(icon("food"));
  await vi.advanceTimersByTimeAsync(700);
  await fireEvent.keyDown(window, { key: "?" });
  await fireEvent.click(screen.getByTestId("help-more"));
  expect(read).toHaveBeenCalledWith("X1.1");
  expect(tip()).toBeNull();
});

it("shows the rule on the question mark, and Escape closes", async () => {
  await begin();
  await move(icon("food"));
  await vi.advanceTimersByTimeAsync(700);
  await fireEvent.keyDown(window, { key: "?" });
  expect(tip()?.textContent).toContain("The rule.");
  expect(tip()?.querySelector("a")?.getAttribute("href")).toBe("/rules/harvest#X1.1");
  expect(await fireEvent.keyDown(window, { key: "Escape" })).toBe(false);
  expect(tip()).toBeNull();
  expect(await fireEvent.keyDown(window, { key: "?" })).toBe(true);
});

it("E goes from thing to thing and leaves the focus where it is", async () => {
  await begin();
  const button = root.querySelector("button")!;
  button.focus();
  const walked = async (key: string, shiftKey = false): Promise<string | undefined> => {
    await fireEvent.keyDown(button, { key, shiftKey });
    await vi.advanceTimersByTimeAsync(1);
    return tip()?.dataset.thing;
  };
  expect(await walked("e")).toBe("coal");
  expect(await walked("e")).toBe("food");
  expect(await walked("E", true)).toBe("coal");
  expect(await walked("ArrowRight")).toBe("food");
  expect(document.activeElement).toBe(button);
});

it("walks on to what only the help itself lies over", async () => {
  await begin();
  document.elementsFromPoint = () => [...(tip() ? [tip()!] : []), root];
  for (const thing of ["coal", "food", "coal"]) {
    await fireEvent.keyDown(window, { key: "e" });
    await vi.advanceTimersByTimeAsync(1);
    expect(tip()?.dataset.thing).toBe(thing);
  }
});

it("whoever walks is not led to where the pointer rests because a browser tells where it is", async () => {
  await begin(1, new KeyboardEvent("keydown", { key: "e" }));
  await move(icon("food"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(tip()?.dataset.thing).toBe("coal");
  await move(icon("food"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(tip()?.dataset.thing, "it moves").toBe("food");
});

it("whoever walks is not led back to where the pointer came to rest before", async () => {
  await begin();
  await move(icon("food"));
  await fireEvent.keyDown(window, { key: "e" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(tip()?.dataset.thing).toBe("coal");
});

it("a long press explains, and the click that ends it is no choice", async () => {
  await begin();
  const chosen = vi.fn();
  root.querySelector("button")!.addEventListener("click", chosen);
  const touch = (type: string): PointerEvent => new PointerEvent(type, { bubbles: true, pointerType: "touch" });
  await fireEvent(icon("coal"), touch("pointerdown"));
  await vi.advanceTimersByTimeAsync(600);
  await fireEvent(icon("coal"), touch("pointerup"));
  expect(tip()?.dataset.thing).toBe("coal");
  await fireEvent.click(icon("coal"));
  expect(chosen).not.toHaveBeenCalled();
  await fireEvent.click(icon("coal"));
  expect(chosen).toHaveBeenCalledOnce();
});

it("asks again when the table has changed", async () => {
  const again = await begin(8);
  await move(icon("food"));
  await vi.advanceTimersByTimeAsync(700);
  await again({ table: { ...table(), version: 9 } });
  expect(tip()).toBeNull();
  await move(icon("food"));
  await vi.advanceTimersByTimeAsync(700);
  expect(tip()).not.toBeNull();
  expect(api.helpAt).toHaveBeenCalledTimes(2);
});

it("speaks of the player whose number it is, also beside the icon", async () => {
  root.innerHTML = `<section data-of="1"><span title="6 food"><svg data-about="food"></svg><b>6</b></span></section>`;
  for (const each of root.querySelectorAll("*")) each.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
  await begin();
  await move(root.querySelector("b")!);
  await vi.advanceTimersByTimeAsync(700);
  expect(tip()?.textContent).toMatch(/FOOD.*Mei has 6\./s);
  expect(tip()?.textContent).not.toContain("You have");
});
