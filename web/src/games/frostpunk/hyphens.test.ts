import { expect, it } from "vitest";

import { hyphenator } from "../../lib/hyphens";
import { hyphenated } from "./hyphens";

it("names break before words of this game, of which the house knows nothing", () => {
  for (const name of ["Kohle·gene·rator", "Kampf·arena", "Pflege·heim"])
    expect(hyphenated(name.replaceAll("·", ""), "de").replaceAll("\u00ad", "·")).toBe(name);
  expect(hyphenator()("Kampfarena", "de").replaceAll("\u00ad", "·")).toBe("Kamp·farena");
});
