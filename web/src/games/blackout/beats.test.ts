import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";

import { beatsOf } from "../../stage/book";
import { line } from "../../stage/sample";
import book from "./beats";
import Goal from "./beats/Goal.svelte";
import Scouting from "./beats/Scouting.svelte";
import packJson from "./fixtures/pack.json";
import type { BlackoutView, PackInfo } from "./types";

const pack = { cards: { V11: { title: "Tram driver" }, V12: { title: "Vet" } } } as unknown as PackInfo;
const JOINERS: Record<string, string> = { "list-comma": ", ", "list-sentences": " " };
const say = (key: string, args?: Record<string, string | number>): string =>
  JOINERS[key] ?? (args ? `${key}(${Object.values(args).join(" / ")})` : key);
const scene = { view: {} as BlackoutView, pack, say, nameOf: (seat: number) => `P${seat}` };

afterEach(cleanup);

it("plays each phase of the end of a round by itself, under its name, and hurries none of them", () => {
  const beats = beatsOf(
    [
      line("swept", { data: { card: "V11" } }),
      line("swept", { data: { card: "V12" } }),
      line("refilled"),
      line("wasted", { seat: 0, data: { food: 1, water: 0, money: 2 }, text: "Ada wastes 1 food." }),
      line("nothing-secured", { text: "Nobody secures a district." }),
      line("cannot-refresh", { seat: 0, text: "Ada takes no cards back." }),
      line("cannot-refresh", { seat: 1, text: "Ben takes no cards back." }),
    ],
    book,
    scene,
    1,
  );
  expect(beats.map(({ caption }) => caption)).toEqual([
    "beat-phase(phase-6 / beat-swept(Tram driver, Vet))",
    "beat-phase(phase-6 / Ada wastes 1 food.)",
    "beat-phase(phase-7 / Nobody secures a district.)",
    "beat-phase(phase-8 / Ada takes no cards back. Ben takes no cards back.)",
  ]);
  // The bar above them says the same.
  expect(beats.map(({ at }) => at.phase)).toEqual([6, 6, 7, 8]);
  expect(beats.some(({ ofOthers }) => ofOthers)).toBe(false);
});

it("says why nobody scouts, or somebody cannot", () => {
  const lines = [line("cannot-scout", { seat: 0 }), line("cannot-scout", { seat: 1 })];
  expect(beatsOf([line("nobody-scouts")], book, scene, 0)).toHaveLength(1);
  expect(beatsOf(lines, book, scene, 0)[0]?.lines).toHaveLength(2);
  expect(beatsOf([line("does-not-scout", { seat: 0 })], book, scene, 0)).toHaveLength(0);
});

it("draws the challenge that was taken, not the simple one of a tile that is only probed", () => {
  const tile = Object.values(packJson.tiles).find(({ simple }) => simple.search !== 4)!;
  const drawn = (challenge: string): string[] => {
    const lines = [line("searches", { seat: 1, data: { tile: tile.id, challenge, district: "" } })];
    const { container } = render(Scouting, { ...scene, lines, pack: packJson as unknown as PackInfo });
    return [...container.querySelectorAll("text")].map(({ textContent }) => textContent).filter(Boolean);
  };
  expect(drawn("probe")).toEqual(["4"]);
  expect(drawn("simple")[0]).toBe(String(tile.simple.search));
  expect(drawn("advanced")[0]).toBe(String(tile.advanced.search));
});

it("shows on the map where a cube comes to lie", () => {
  const whole = packJson as unknown as PackInfo;
  const place = whole.locations[3]!;
  const lines = [
    line("completed", { seat: 1, data: { card: Object.keys(whole.cards)[0]! } }),
    line("placed-cube", { seat: 1, data: { location: place.id } }),
  ];
  const { container } = render(Goal, { ...scene, lines, pack: whole });
  const map = container.querySelector(`[data-place="${place.id}"]`)!;
  expect(map.querySelectorAll("circle[cx]")).toHaveLength(whole.locations.length);
  expect(map.querySelector("g")!.getAttribute("transform")).toContain(`translate(${place.at.join(" ")})`);
  expect(container.textContent).toContain(place.name);
});
