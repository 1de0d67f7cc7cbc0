import { describe, expect, it } from "vitest";

import { pageOf } from "./gamepages";

const folders = Object.keys(import.meta.glob("../games/*/index.ts")).map((path) => path.split("/").at(-2)!);

describe("what games bring to the page", () => {
  it.each(folders)("is found by the folder: %s", async (game) => {
    expect(pageOf(game).cover).toBeTruthy();
    expect(await pageOf(game).board?.()).toHaveProperty("default");
  });

  it("may be nothing at all", () => {
    expect(pageOf("unheard-of")).toEqual({});
  });
});
