import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import { texts } from "../lib/texts.svelte";
import type { Explanation, RulesInfo } from "../lib/types";
import { game } from "../lobby/sample";
import RulesPage from "./RulesPage.svelte";

/** What is fetched once stays for all tests in that language. */
const LANGUAGE = "tests-words";
const SENTENCE = "A field that was ploughed in spring.";
const acre = { key: "acre", name: "Acre", icon: "", text: SENTENCE, rule: "H1.1", others: [] };
const parts = [{ text: "Sow each " }, { text: "acre", term: "acre", about: "field" }, { text: "." }];
const rules: RulesInfo = {
  sections: [
    { section: "H1", title: "Sowing", rules: [{ number: "H1.1", parts, drawing: "", asked: [], examples: [] }] },
  ],
  terms: [acre],
  illustrated: false,
};
const field: Explanation = {
  ...{ id: "field", group: "map", title: "Field", text: SENTENCE, now: "", of: [], rule: "H1.1", rule_text: "Sow." },
};

beforeEach(async () => {
  vi.spyOn(api, "texts").mockResolvedValue("");
  await texts.change(LANGUAGE);
  vi.spyOn(api, "games").mockResolvedValue([{ ...game("harvest"), packs: ["valley"] }]);
  vi.spyOn(api, "rules").mockResolvedValue(rules);
  vi.spyOn(api, "help").mockResolvedValue({ groups: { map: "Map" }, things: [field], phase: "" });
});

afterEach(async () => {
  cleanup();
  await texts.change("en");
  vi.restoreAllMocks();
});

const tip = (): HTMLElement | null => screen.queryByTestId("help");

async function word(): Promise<HTMLElement> {
  render(RulesPage, { game: "harvest" });
  return screen.findByRole("link", { name: "acre" });
}

it("a word of a rule is explained to whoever points at it, without a click", async () => {
  const link = await word();
  await fireEvent(link, new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX: 7 }));
  await vi.waitFor(() => expect(tip()).not.toBeNull(), { timeout: 60_000 });
  expect(tip()!.textContent).toContain(SENTENCE);
  expect(tip()?.dataset.thing).toBe("field");
  await fireEvent(document.body, new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX: 9 }));
  expect(tip()).toBeNull();
});

it("the glossary says what it is, too", async () => {
  await word();
  const glossary = within(screen.getByRole("region", { name: /glossary/i }));
  expect(glossary.getByText(SENTENCE)).toBeTruthy();
});
