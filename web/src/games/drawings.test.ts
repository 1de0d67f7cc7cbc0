import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";

import { pageOf } from "../lib/gamepages";
import blackoutBook from "@games/blackout/words/book.toml?raw";
import frostpunkBook from "@games/frostpunk/words/book.toml?raw";
import blackoutPack from "./blackout/fixtures/pack.json";
import blackoutTable from "./blackout/fixtures/table-plan-early.json";
import frostpunkPack from "./frostpunk/fixtures/pack.json";
import frostpunkTable from "./frostpunk/fixtures/table-figure.json";

/** The pictures that a game's book names. */
function named(book: string): string[] {
  const part = book.slice(book.indexOf("[drawings]"), book.indexOf("[terms]"));
  return [...new Set([...part.matchAll(/= "([^"]+)"/g)].map(([, name]) => name!))];
}

const GAMES = {
  blackout: { book: blackoutBook, pack: blackoutPack, table: blackoutTable },
  frostpunk: { book: frostpunkBook, pack: frostpunkPack, table: frostpunkTable },
};

afterEach(cleanup);

describe.each(Object.entries(GAMES))("the rulebook of %s", (game, { book, pack, table }) => {
  it.each(named(book))("draws %s, to look at only", async (name) => {
    const { Drawing, parts } = (await pageOf(game).book!()).default;
    const props = { name, table: table as never, pack, say: (key: string) => key, parts };
    const { container } = render(Drawing, { props });
    const sheet = container.querySelector<HTMLElement>(".sheet")!;
    expect(sheet.hasAttribute("inert")).toBe(true);
    expect(sheet.querySelector(".parts")!.childElementCount).toBeGreaterThan(0);
    expect(sheet.querySelector("[data-move]")).toBeNull();
  });
});
