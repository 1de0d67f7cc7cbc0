import { describe, expect, it } from "vitest";

import type { Decision } from "../../table/types";
import packJson from "./fixtures/pack.json";
import placeJson from "./fixtures/table-place-late.json";
import planJson from "./fixtures/table-plan-early.json";
import { coast, inside, outline, shapesOf, turning, windows } from "./geometry";
import { bundleOf, iconsOf, needsOf } from "./icons";
import { clampCamera } from "../../table/camera.svelte";
import { offerFor, offerOf, offersOf } from "../../table/offers";
import { hyphenated } from "./hyphens";
import { nameShapes, placeLabels, touching } from "./labels";
import { CityCamera } from "./citycamera.svelte";
import { beyond, lookAt } from "./looking";
import { lackWords, needsWith } from "./outlook";
import { pictureOf } from "./pictures";
import { sceneOf, sceneOfTab, tabOf } from "./scenes";
import { seatColours } from "./seats";
import type { BlackoutView, GoalOutlook, Need } from "./types";
import { offerForCard, said } from "./targets";
import type { PackInfo } from "./types";

const pack = packJson as unknown as PackInfo;
const place = placeJson.decision as unknown as Decision;
const plan = planJson.decision as unknown as Decision;

describe("seats", () => {
  it("have the colours that they chose", () => {
    const view = placeJson.view as unknown as BlackoutView;
    expect(seatColours(view)).toBe("--player-1: var(--ivory); --player-2: var(--pink); --player-3: var(--lime);");
    const players = view.players.map((player, seat) => ({ ...player, colour: ["sky", "ivory", "pink"][seat]! }));
    expect(seatColours({ ...view, players })).toContain("--player-1: var(--sky)");
  });
});

describe("targets", () => {
  it("finds the offer of a location whatever it skips", () => {
    const far = offersOf(place, "place").find((offer) => Number(offer.args.skipped) > 1)!;
    expect(offerFor(place, "place", { location: far.args.location! })).toBe(far);
    expect(offerFor(place, "place", { location: placeJson.view.players[0]!.cubes[0]! })).toBeUndefined();
    expect(offerFor(null, "place")).toBeUndefined();
  });
  it("finds offers by verb, by card and by notation", () => {
    const { hand, open_slots } = planJson.view.players[0]!;
    const [card] = hand!;
    expect(offersOf(plan, "plan")).toHaveLength(hand!.length * open_slots);
    expect(offersOf(plan, "ready", "transport").map((offer) => offer.move)).toEqual(["ready", "transport"]);
    expect(offerForCard(plan, card!)).toBeUndefined();
    expect(offerForCard(plan, card!, ["plan"])?.args.slot).toBe(1);
    expect(offerOf(plan, "ready")?.verb).toBe("ready");
    expect(offerOf(plan, null)).toBeUndefined();
  });
  it("reads what the server says about an offer", () => {
    expect(
      said(
        plan.moves.find(({ verb }) => verb === "transport"),
        "points",
      ),
    ).toBe(1);
    expect(said(undefined, "points")).toBe(0);
  });
});

describe("what a goal lacks", () => {
  const need = (what: string, number: number, have: number) => ({ what, number, have, missing: number - have });
  const goal = (...needs: Need[]): GoalOutlook => ({
    ...{ card: "V01", goal: 1, slot: 0, batteries: 0, buy: 0, payable: false, met: false },
    needs,
  });
  it("is shown as what is there of what it asks for", () => {
    expect(needsWith(goal(need("tools", 2, 1), need("card-red", 2, 2), need("cube", 3, 0)))).toEqual([
      { icon: "tools", have: 1, number: 2 },
      { icon: "card", colour: "red", have: 2, number: 2 },
      { icon: "cube", colour: "any", have: 0, number: 3 },
    ]);
  });
  it("is said in words, without what is there", () => {
    const say = (key: string, args?: Record<string, string | number>) =>
      args ? `${Object.values(args).join(" ")} ${key}` : key === "list-comma" ? ", " : key;
    expect(lackWords(goal(need("tools", 2, 1), need("money", 4, 4), need("tile-books", 1, 0)), say)).toBe(
      "1 amount-tools, 1 resource-books outlook-tile",
    );
    expect(lackWords(goal(need("card-red", 2, 2), need("card-blue", 2, 0), need("cube", 3, 0)), say)).toBe(
      "2 amount-cards-blue, 3 outlook-cube",
    );
  });
});

describe("scenes", () => {
  it("follow the question, else the phase", () => {
    expect(sceneOf("plan", 1)).toBe("table");
    expect(sceneOf("place", 2)).toBe("map");
    expect(sceneOf("payment", 3)).toBe("map");
    expect(sceneOf("", 5)).toBe("market");
    expect(sceneOf("recover", 2)).toBe("hospital");
  });
  it("have the tab of a phone on which the question is answered", () => {
    expect(tabOf("objectives", 3)).toBe("goals");
    expect(tabOf("team", 4)).toBe("map");
    expect(tabOf("waste", 6)).toBe("market");
    expect(sceneOfTab("map", "scout")).toBe("scout");
    expect(sceneOfTab("map", "table")).toBe("map");
    expect(sceneOfTab("goals", "map")).toBe("map");
  });
});

describe("labels of the map", () => {
  it.each([0.6, 0.62, 0.69, 0.86])("all have room and never touch anything, at %f pixels a unit", (scale) => {
    const places = pack.locations.map(({ id, name, at: [x, y] }) => ({
      id,
      name,
      at: [x * scale, y * scale] as const,
    }));
    const markers = places.map(({ at: [x, y] }) => ({ x, y, r: 15 }));
    const tiles = pack.districts.map(({ at: [x, y] }) => ({
      x: x * scale - 40,
      y: y * scale - 18,
      width: 80,
      height: 46,
    }));
    const wishes = places.flatMap(({ id, name, at }, index) => [
      { id, at, radius: 16, shapes: nameShapes(name, 12) },
      ...(index % 3 ? [] : [{ id: `price ${id}`, at, radius: 16, shapes: [{ width: 48, height: 18, lines: [] }] }]),
    ]);
    const labels = placeLabels(wishes, [...markers, ...tiles], [1200 * scale, 900 * scale]);
    expect(labels).toHaveLength(wishes.length);
    for (const [index, label] of labels.entries())
      for (const other of [...markers, ...tiles, ...labels.slice(index + 1)])
        expect(touching(label, other)).toBe(false);
  });
});

describe("the look of a small screen", () => {
  const view = [626, 900] as const;
  const spots = (colour: string): [number, number][] =>
    pack.locations.filter((place) => place.colour === colour).map(({ at: [x, y] }) => [x, y]);
  it("shows all that can be chosen", () => {
    const near: [number, number][] = [
      [100, 200],
      [500, 700],
    ];
    expect(beyond(near, lookAt(near, view, 40), view)).toEqual({ left: 0, right: 0, up: 0, down: 0 });
  });
  it("looks where one's own places are, if not all can be shown", () => {
    const wide: [number, number][] = [
      [100, 400],
      [900, 400],
    ];
    expect(lookAt(wide, view, 40, [[880, 500]])[0]).toBeGreaterThan(500);
    expect(lookAt(wide, view, 40, [[120, 500]])[0]).toBeLessThan(500);
  });
  it.each(["red", "yellow", "blue", "purple"])("or all of it after one swipe (%s)", (colour) => {
    const all = spots(colour);
    const [x, y] = lookAt(all, view, 40);
    const out = beyond(all, [x, y], view);
    expect(Math.min(out.left, out.right)).toBe(0);
    expect(out.left + out.right).toBeLessThanOrEqual(all.length / 2);
    expect([out.up, out.down]).toEqual([0, 0]);
    const swiped = beyond(all, [x + (out.left ? -view[0] : view[0]) * 0.9, y], view);
    expect(Math.min(out.left + out.right, swiped.left + swiped.right)).toBeLessThan(all.length);
    const hidden = all.filter((spot) => beyond([spot], [x, y], view)[out.left ? "left" : "right"]);
    for (const spot of hidden)
      expect(beyond([spot], [x + (out.left ? -view[0] : view[0]) * 0.9, y], view)).toMatchObject({ left: 0, right: 0 });
  });
});

describe("the camera of a small screen", () => {
  const [west, east]: [number, number][][] = [[[150, 300]], [[1050, 300]]];
  function phone(): CityCamera {
    const camera = new CityCamera();
    [camera.width, camera.height] = [390, 546];
    return camera;
  }
  it("begins at home, and goes where something can be chosen", () => {
    const camera = phone();
    camera.follow([], east!);
    const home = camera.camera.x;
    expect(home).toBeGreaterThan(600);
    camera.follow(west!, east!);
    expect(camera.camera.x).toBeLessThan(600);
  });
  it("stays where it is while others act, and where all is in sight", () => {
    const camera = phone();
    camera.follow(west!, east!);
    const there = camera.viewBox;
    camera.follow([], [...east!, ...west!]);
    expect(camera.viewBox).toBe(there);
    camera.follow([[250, 500]], east!);
    expect(camera.viewBox).toBe(there);
  });
  it("stays as near as somebody wants it", () => {
    const camera = phone();
    camera.follow([], west!);
    camera.zoomAt(2);
    const { zoom } = camera.camera;
    camera.follow(east!, west!);
    expect(camera.camera.zoom).toBe(zoom);
    expect(camera.camera.x).toBeGreaterThan(600);
  });
  it("is no nearer for a box that was narrow for a moment", () => {
    const [camera, other] = [phone(), phone()];
    other.follow([], west!);
    [camera.width, camera.height] = [90, 120];
    camera.follow([], west!);
    [camera.width, camera.height] = [390, 546];
    camera.follow([], west!);
    expect(camera.camera.zoom).toBe(other.camera.zoom);
  });
  it("does not hop when its box becomes a little higher", () => {
    const camera = phone();
    camera.follow([], west!);
    camera.pan(-100, 0);
    const { x } = camera.camera;
    camera.height = 522;
    camera.follow([], west!);
    expect(camera.camera.x).toBeCloseTo(x, 0);
  });
});

describe("names", () => {
  const parts = (text: string, language = "de"): string => hyphenated(text, language).replaceAll("\u00ad", "·");
  it("break between the words that they are made of in German", () => {
    expect(parts("Schrotthändler")).toBe("Schrott·händ·ler");
    expect(parts("Funkamateur")).toMatch(/^Funk·/);
    expect(parts("Nachtschwester")).toBe("Nacht·schwes·ter");
    expect(parts("Gewerkschafter")).toBe("Gewerk·schaf·ter");
    for (const name of ["Sani·täts·sta·tion", "Sam·mel·stelle", "Pflege·heim"])
      expect(parts(name.replaceAll("·", ""))).toBe(name);
    expect(parts("Impfstoff-Kühlschränke")).toBe("Impf·stoff-Kühl·schränke");
    for (const [name, begins] of [
      ["Ortsälteste", "Orts·"],
      ["Tierärztin", "Tier·"],
      ["Drachenspäher", "Dra·chen·"],
    ])
      expect(parts(name!)).toContain(begins);
  });
  it("break before their last part in English", () => {
    for (const name of ["Shop·keeper", "Watch·maker", "sweep·er", "Carpen·ter", "Electri·cian", "Ship·ping"])
      expect(parts(name.replace("·", ""), "en")).toBe(name);
    for (const name of ["Coal thumper", "Child shelter"]) expect(hyphenated(name, "en", 9)).toBe(name);
    for (const name of ["Porter", "Ambulance", "Student", "medipack"]) expect(parts(name, "en")).toBe(name);
  });
  it("break at syllables where they are long", () => {
    expect(parts("Straßenkehrer")).toBe("Stra·ßen·keh·rer");
    expect(parts("Ladenbesitzer")).toBe("Laden·besit·zer");
    expect(parts("Schiffsagent")).toBe("Schiffs·agent");
    expect(parts("Kraftwerksingenieur")).toBe("Kraft·werks·inge·nieur");
    expect(parts("Fernsehmoderatorin")).toMatch(/^Fern·/);
    expect(parts("Électricienne")).toBe("Élec·tri·cienne");
    expect(parts("Balayeur", "fr")).toBe("Bala·yeur");
    expect(parts("centrale")).toBe("cen·trale");
    expect(parts("電工技師")).toBe("電工技師");
  });
});

describe("pictures", () => {
  it("has one for every card of the pack", () => {
    for (const { id, kind } of Object.values(pack.cards)) expect(pictureOf(id, kind).join("")).not.toBe("");
    expect(pictureOf("tiger-red-2", "volunteer")).not.toBe(pictureOf("tiger-red-3", "volunteer"));
  });
});

describe("icons", () => {
  it("shows a bundle in a fixed order", () => {
    expect(iconsOf({ points: 2, tools: 1, cube: "red", recover: true })).toEqual([
      { icon: "tools", count: 1 },
      { icon: "points", count: 2 },
      { icon: "cube", count: 1, colour: "red" },
      { icon: "recover", count: 1 },
    ]);
    expect(iconsOf({ money_per_search: 1 })).toEqual([{ icon: "per-search", count: 1 }]);
    expect(iconsOf(undefined)).toEqual([]);
  });
  it("shows the needs of a goal", () => {
    expect(needsOf({ slot: { blue: 1, red: 2 } })).toEqual([
      { icon: "card", count: 2, colour: "red" },
      { icon: "card", count: 1, colour: "blue" },
    ]);
    expect(needsOf({ tiles: "books" }).map(({ icon }) => icon)).toEqual(["tile-points", "tile-books"]);
    expect(needsOf({ centres: "A" })).toEqual([{ icon: "centre", count: 1, colour: "A" }]);
  });
  it("counts the words of a payment", () => {
    expect(bundleOf(["tools", "tools", "battery"])).toEqual({ tools: 2, battery: 1 });
  });
});

describe("geometry", () => {
  it("finds the outline of the districts", () => {
    expect(
      outline([
        ["a", "b", "c"],
        ["a", "c", "d"],
      ]),
    ).toEqual(["a", "b", "c", "d"]);
  });
  it("puts the coast outside, whichever way the ring runs", () => {
    const ring: [number, number][] = [
      [0, 0],
      [300, 0],
      [300, 300],
      [0, 300],
    ];
    expect(turning(ring)).toBeGreaterThan(0);
    for (const way of [ring, [...ring].reverse()])
      for (const point of coast(way, 20, 5)) expect(inside(point, ring)).toBe(false);
    expect(windows(ring, [150, 150])).toContain("h3v");
  });
  it("keeps the camera over the map", () => {
    expect(clampCamera({ x: -50, y: 5000, zoom: 2 }, 1200, 900, [1200, 900])).toEqual({ x: 300, y: 675, zoom: 2 });
    expect(clampCamera({ x: 0, y: 0, zoom: 0.2 }, 1200, 900, [1200, 900])).toEqual({ x: 600, y: 450, zoom: 1 });
  });
  it("draws every district of the pack", () => {
    const shapes = shapesOf(pack);
    expect(shapes.districts).toHaveLength(16);
    expect(shapes.land).not.toContain("NaN");
  });
});
