import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import { router } from "../lib/router.svelte";
import { texts } from "../lib/texts.svelte";
import { game } from "../lobby/sample";
import LibraryPage from "./LibraryPage.svelte";

const words = `problem-unknown-game = No { $game } here, but { $known }.\nlibrary-pack = Pack`;
const card = (title: string): object => ({ cards: { a: { title, lines: [] } } });

/** What is fetched once stays for all tests in that language. */
const LANGUAGE = "tests-library";

beforeEach(async () => {
  vi.spyOn(api, "texts").mockResolvedValue(words);
  await texts.change(LANGUAGE);
  const harvest = { ...game("harvest"), packs: ["valley", "my-box"] };
  vi.spyOn(api, "games").mockResolvedValue([harvest, { ...game("voyage"), packs: ["sea"] }]);
  vi.spyOn(api, "help").mockResolvedValue({ groups: {}, things: [], phase: "" });
  vi.spyOn(api, "pack").mockImplementation((_, pack) => Promise.resolve(card(`The mill of ${pack}`)));
});

afterEach(async () => {
  cleanup();
  await texts.change("en");
  vi.restoreAllMocks();
});

it("shows the cards of the pack that is chosen, and keeps the choice in the address", async () => {
  const { rerender } = render(LibraryPage, { game: "harvest", pack: "" });
  await screen.findByText("The mill of valley");
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Pack" });
  expect([choice.value, ...[...choice.options].map(({ value }) => value)]).toEqual(["valley", "valley", "my-box"]);
  await fireEvent.change(choice, { target: { value: "my-box" } });
  expect(router.route).toEqual({ page: "library", game: "harvest", pack: "my-box" });
  await rerender({ pack: "my-box" });
  await screen.findByText("The mill of my-box");
  expect(screen.queryByText("The mill of valley")).toBeNull();
});

it("shows the pack of a table that the house does not have, and asks nothing where there is one", async () => {
  const { unmount } = render(LibraryPage, { game: "voyage", pack: "reef 12ab" });
  await screen.findByText("The mill of reef 12ab");
  expect(screen.getByTestId<HTMLSelectElement>("library-pack").value).toBe("reef 12ab");
  unmount();
  render(LibraryPage, { game: "voyage" });
  await screen.findByText("The mill of sea");
  expect(screen.queryByTestId("library-pack")).toBeNull();
});

it("says so when nobody knows the game, and shows the first one where none is named", async () => {
  const { unmount } = render(LibraryPage, { game: "chess" });
  expect((await screen.findByRole("alert")).textContent).toContain("No chess here, but harvest, voyage.");
  unmount();
  render(LibraryPage, { game: "" });
  await screen.findByText("The mill of valley");
});
