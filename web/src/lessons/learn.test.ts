import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import { texts } from "../lib/texts.svelte";
import { game } from "../lobby/sample";
import { lessons } from "./api";
import LearnPage from "./LearnPage.svelte";

/** What is fetched once stays for all tests in that language. */
const LANGUAGE = "tests-learn";

beforeEach(async () => {
  vi.spyOn(api, "texts").mockResolvedValue("problem-unknown-game = No { $game } here, but { $known }.");
  await texts.change(LANGUAGE);
  vi.spyOn(api, "games").mockResolvedValue([game("harvest"), game("voyage")]);
  vi.spyOn(lessons, "list").mockResolvedValue([]);
});

afterEach(async () => {
  cleanup();
  await texts.change("en");
  vi.restoreAllMocks();
});

it("says so when nobody knows the game, and leads to those there are", async () => {
  render(LearnPage, { game: "chess" });
  expect((await screen.findByRole("alert")).textContent).toContain("No chess here, but harvest, voyage.");
  expect(screen.queryByText("About harvest")).toBeNull();
  expect(screen.getByRole("link", { name: "The voyage" }).getAttribute("href")).toBe("/learn/voyage");
});

it("begins with the first game where none is named", async () => {
  render(LearnPage, { game: "" });
  await screen.findByText("The harvest", { selector: "a[aria-current=page]" });
  expect(screen.queryByRole("alert")).toBeNull();
});
