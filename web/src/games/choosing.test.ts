import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Read from the disk: for its tests Vite leaves style sheets empty. */
const SOURCES = Object.fromEntries(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|css)$/.test(path))
    .map((path) => [path, readFileSync(`src/${path}`, "utf8")]),
);
/** Where it is said which colour that is, for whose eyes. */
const SAID = ["settings/settings.css", "table/board.css"];
/** What can be chosen, is chosen, or would come of a choice. */
const CHOOSING = [
  "games/blackout/Card.svelte",
  "games/blackout/CityMap.svelte",
  "games/blackout/GoalRow.svelte",
  "games/blackout/Goals.svelte",
  "games/blackout/MapLabels.svelte",
  "games/blackout/RondelSegment.svelte",
  "games/blackout/Slots.svelte",
  "games/blackout/theme.css",
  "games/frostpunk/BuildingTile.svelte",
  "games/frostpunk/Events.svelte",
  "games/frostpunk/GaugeFlame.svelte",
  "games/frostpunk/InHand.svelte",
  "games/frostpunk/PlaceMenu.svelte",
  "games/frostpunk/PlacePill.svelte",
  "games/frostpunk/PlaceTarget.svelte",
  "games/frostpunk/SectorSnow.svelte",
  "games/frostpunk/Shelf.svelte",
  "table/AllChoices.svelte",
  "table/Chip.svelte",
  "table/DockPrimary.svelte",
  "table/FrameTabs.svelte",
];

const using = (colour: RegExp): string[] =>
  Object.entries(SOURCES)
    .filter(([, source]) => colour.test(source))
    .map(([path]) => path)
    .sort();

/** As they stand in style sheets: #7cffcb, and rgb(124 255 203 / 10%). */
const written = (hex: string): string =>
  `${hex}|\\b${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(",? ")}\\b`;

it("the colour of choosing is said once for each kind of eyes", () => {
  const colours = SAID.flatMap((path) => [...SOURCES[path]!.matchAll(/--choose: (#\w{6});/g)].map(([, hex]) => hex!));
  expect(colours.length).toBe(3);
  expect(using(new RegExp(colours.map(written).join("|"), "i"))).toEqual(SAID);
});

it("the colour of choosing means nothing else", () => {
  expect(using(/--choose\b/).filter((path) => !SAID.includes(path))).toEqual(CHOOSING);
});
