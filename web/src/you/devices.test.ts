import { expect, test } from "vitest";

import { codeIn } from "./devices";

test("a code is found in a link, or taken as it was typed", () => {
  expect(codeIn(" https://games.example.org/device/Ab-c_1?lang=de ")).toBe("Ab-c_1");
  expect(codeIn(" 01234-ABCDE ")).toBe("01234-ABCDE");
});
