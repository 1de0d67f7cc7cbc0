// Whatever cannot be chosen says why, on the page: real tables with every kind of refusal, drawn and looked through.

import { cleanup, fireEvent } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { still } from "../table/acting";
import { closed, opened, stepsOf } from "../table/offers";
import { renderInShell, sessionAt } from "../table/rendering";
import type { Acting, Refused, TableInfo } from "../table/types";
import BlackoutTable from "./blackout/BlackoutTable.svelte";
import blackoutPack from "./blackout/fixtures/pack.json";
import blackout from "./blackout/fixtures/refusals.json";
import frostpunkPack from "./frostpunk/fixtures/pack.json";
import frostpunk from "./frostpunk/fixtures/refusals.json";
import FrostpunkTable from "./frostpunk/FrostpunkTable.svelte";
import { SHEETS } from "./frostpunk/scenes";

vi.setConfig({ testTimeout: 120_000 });

const GAMES = {
  blackout: { board: BlackoutTable, pack: blackoutPack, tables: blackout, sheets: ["0", "1", "2", "3"] },
  frostpunk: { board: FrostpunkTable, pack: frostpunkPack, tables: frostpunk, sheets: SHEETS },
};
/** What nobody looks for, and nothing on the table looks like: a ruin in the catalogue, whoever sees nothing in a team. */
const UNSEEN: ((refused: Refused) => boolean)[] = [
  ({ verb, args }) => verb === "erect" && args.building === "ruin",
  ({ verb, text }) => verb === "join" && text.endsWith("B7.9"),
];

/** The last move of a path. */
const last = (path: string): string => stepsOf(path).at(-1)!;
const verbOf = (path: string): string => last(path).split(" ")[0]!;

/** Everything that cannot be had now, nor by another way. */
function refusals({ decision }: TableInfo): Refused[] {
  const moves = decision?.moves ?? [];
  const possible = new Set(moves.flatMap((offer) => [offer, ...opened(offer)]).map(({ move }) => last(move)));
  return [...(decision?.refused ?? []), ...moves.flatMap(closed)].filter(
    ({ move, verb, args, text }) => !possible.has(last(move)) && !UNSEEN.some((one) => one({ move, verb, args, text })),
  );
}

/** Those reasons that cannot be read and do not come up when something is pointed at, wherever one looks. */
async function silent(board: Component<never>, pack: unknown, table: TableInfo, sheets: readonly string[]) {
  const acting: Acting = { ...still, decision: table.decision };
  const props = { table, pack, acting, say: (key: string) => key } as never;
  const { container, shell } = renderInShell(board, props, { session: () => sessionAt(table) });
  const all = (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
  let left = refusals(table);
  /** A thing, and a place, says one reason at a time; what can be chosen there needs none. */
  const look = (): void => {
    const dim = all("[data-refused]");
    const moves = new Set(dim.map(({ dataset }) => last(dataset.refused!)));
    const texts = new Set([
      ...dim.map((node) => node.getAttribute("aria-description") ?? node.textContent),
      ...all(".why").map((node) => node.textContent),
    ]);
    const fields = new Set(
      all(":is([data-refused], [data-move], [data-place])[data-field]").map((node) => node.getAttribute("data-field")),
    );
    left = left.filter(
      ({ move, text, args }) => !moves.has(last(move)) && !texts.has(text) && !fields.has(String(args.field)),
    );
  };
  const lookInto = async (): Promise<void> => {
    look();
    for (const sheet of sheets) {
      if (!left.length || Number(sheet) >= table.seats.length) continue;
      shell.sheet = sheet;
      await tick();
      await vi.waitUntil(() => container.querySelector(".sheet > .scene-page, .whole > .sheet"));
      look();
      for (const tab of left.length ? all(".sheet [role=tab]") : []) {
        await fireEvent.click(tab);
        look();
      }
    }
    shell.sheet = null;
    await tick();
  };
  /** Takes in hand, or picks. */
  const take = async (selector: string): Promise<void> => {
    for (let index = 0; left.length && index < all(selector).length; index += 1) {
      await fireEvent.click(all(selector)[index]!);
      await lookInto();
    }
  };
  // What has no place on the board, and no room in the dock: a button there opens the list of it.
  if (all("[data-testid=more-choices]").length) {
    const placed = all("[data-refused], [data-move]").filter((node) => !node.closest(".chips"));
    const verbs = placed.map(({ dataset }) => verbOf(dataset.refused ?? dataset.move!));
    left = left.filter(({ verb }) => verbs.includes(verb));
  }
  await lookInto();
  await take(".hand .pickable [data-card], .hand [data-hold]");
  if (left.length && sheets.includes("citizens")) {
    const cards = table.decision!.moves.filter(({ verb }) => verb === "citizen").map(({ move }) => move);
    for (const card of cards) {
      shell.sheet = "citizens";
      await tick();
      await take(`[data-hold="${card}"]`);
    }
  }
  return left;
}

afterEach(cleanup);

describe.each(Object.entries(GAMES))("in %s", (_, { board, pack, tables, sheets }) => {
  it.each(tables.map((table, index) => [index, table as unknown as TableInfo] as const))(
    "position %s",
    async (_, table) => {
      const left = await silent(board as Component<never>, pack, table, sheets);
      expect([...new Set(left.map(({ move, text }) => `${table.decision!.asks}: ${move}: ${text}`))]).toEqual([]);
    },
  );
});
