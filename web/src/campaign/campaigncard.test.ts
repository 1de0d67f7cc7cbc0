import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import { router } from "../lib/router.svelte";
import type { CampaignInfo } from "../lib/types";
import { game, option } from "../lobby/sample";
import CampaignCard from "./CampaignCard.svelte";

const campaign: CampaignInfo = {
  id: "c",
  game: "harvest",
  players: 2,
  names: ["Ada", "Ben"],
  chapter: 2,
  finished: false,
  progress: {},
  table: null,
};

afterEach(cleanup);

it("asks for what the story leaves open, and for nothing else", async () => {
  const play = vi.spyOn(api, "playChapter").mockResolvedValue({ id: "t", seat: null });
  vi.spyOn(router, "go").mockImplementation(() => {});
  const harvest = game("harvest");
  harvest.options = [...harvest.options, option("weather", ["dry", "wet"], { campaign: true })];
  render(CampaignCard, { game: harvest, campaign, named: false });
  expect(screen.queryByTestId("mode-single")).toBeNull();
  await fireEvent.click(screen.getByTestId("weather-wet"));
  await fireEvent.click(screen.getByTestId("campaign-play"));
  const seats = ["Ada", "Ben"].map((name) => expect.objectContaining({ kind: "me", name }));
  expect(play).toHaveBeenCalledWith("c", seats, { players: 2, weather: "wet" }, true);
  expect(router.go).toHaveBeenCalledWith("/table/t");
});

it("can be played without hints", async () => {
  const play = vi.spyOn(api, "playChapter").mockResolvedValue({ id: "t", seat: null });
  vi.spyOn(router, "go").mockImplementation(() => {});
  render(CampaignCard, { game: { ...game("harvest"), hints: true }, campaign, named: false });
  await fireEvent.click(screen.getByTestId("lobby-hints"));
  await fireEvent.click(screen.getByTestId("campaign-play"));
  expect(play).toHaveBeenLastCalledWith("c", expect.anything(), expect.anything(), false);
});
