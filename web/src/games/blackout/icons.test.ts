import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";

import { still } from "../../table/acting";
import { renderInShell, sessionAt } from "../../table/rendering";
import type { TableInfo } from "../../table/types";
import BlackoutTable from "./BlackoutTable.svelte";
import packJson from "./fixtures/pack.json";
import objectives from "./fixtures/table-objectives-early.json";
import place from "./fixtures/table-place-late.json";
import plan from "./fixtures/table-plan-early.json";
import { wordsOf } from "./icons";
import style from "./log";
import type { BlackoutView, PackInfo } from "./types";

const say = (key: string): string => key;

afterEach(cleanup);

const NAMED = [
  "[title], [data-card], button[aria-label], [role=img][aria-label], [role=button][aria-label]",
  // The place or the rondel that it belongs to says it.
  "[data-price], .rondel .die",
].join(", ");

/** What somebody who points at it, or listens, gets to know: its own title, that of what it is part of, or a word. */
function named(icon: Element): boolean {
  const beside = icon.parentElement?.textContent ?? "";
  return (
    icon.querySelector("title") !== null ||
    icon.closest(NAMED) !== null ||
    [...ancestors(icon)].some((parent) => parent.querySelector(":scope > title")) ||
    /\p{L}/u.test(beside)
  );
}

function* ancestors(node: Element): Generator<Element> {
  for (let parent = node.parentElement; parent; parent = parent.parentElement) yield parent;
}

it.each([
  ["plan", plan],
  ["place", place],
  ["objectives", objectives],
])("every icon has a name while one is asked to %s, on a screen and on a phone", (_, sample) => {
  const table = sample as unknown as TableInfo<BlackoutView>;
  const acting = { ...still, decision: table.decision };
  const props = { table, pack: packJson as unknown as PackInfo, acting, say };
  for (const mode of ["full", "board", "hand"] as const) {
    const session = sessionAt(table);
    const { container } = renderInShell(BlackoutTable, { ...props, mode }, { session: () => session });
    const icons = [...container.querySelectorAll("svg[viewBox='0 0 24 24']")];
    expect(icons.length).toBeGreaterThan(20);
    expect(icons.filter((icon) => !named(icon)).map((icon) => icon.parentElement?.outerHTML)).toEqual([]);
    cleanup();
  }
});

it("has a sign of its own for what comes back, what is planned, the deck, objectives and restored power", () => {
  const table = plan as unknown as TableInfo<BlackoutView>;
  const acting = { ...still, decision: table.decision };
  const props = { table, pack: packJson as unknown as PackInfo, acting, say };
  const session = sessionAt(table);
  const { container } = renderInShell(BlackoutTable, { ...props, mode: "full" }, { session: () => session });
  const about = (place: string): string[] =>
    [...container.querySelectorAll(`${place} [data-about]`)].map((icon) => icon.getAttribute("data-about")!);
  expect(about(".player .facts")).toContain("objectives");
  expect(about(".player .facts")).not.toContain("finish");
  expect(about("[data-back]").every((sign) => sign === "back")).toBe(true);
  const signs = ["flag", style.pictures.restored, style.pictures["placed-cube"]];
  expect(new Set(signs).size).toBe(3);
  expect(style.pictures.refreshed).not.toBe(style.pictures.recovered);
});

it("says what an icon with its number means", () => {
  const said = (key: string, args?: Record<string, string | number>): string =>
    [key, ...Object.values(args ?? {})].join(" ");
  const words = (icon: string, colour?: string): string =>
    wordsOf({ icon, count: 2, ...(colour ? { colour } : {}) }, said);
  expect(words("food")).toBe("amount-food 2");
  expect(words("card", "red")).toBe("amount-cards-red 2");
  expect(words("cube", "blue")).toBe("amount-cube colour-blue");
  expect(words("centre", "A")).toBe("need-centres A");
  expect(words("tile-points")).toBe("icon-tile outlook-points");
});
