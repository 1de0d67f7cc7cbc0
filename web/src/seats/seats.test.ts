import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { seating } from "../lib/seating";
import { game } from "../lobby/sample";
import type { SeatInfo } from "../lib/types";
import { seat, table } from "../table/sample";
import { seatedAt, status, taken, type Seated } from "./seated";
import SeatList from "./SeatList.svelte";

beforeEach(() => void vi.spyOn(api, "games").mockResolvedValue([{ ...game("harvest"), hints: true }]));
afterEach(() => {
  cleanup();
  vi.mocked(api.games).mockRestore();
});

const at = (seats: SeatInfo[], change: Partial<Seated> = {}): Seated => ({
  ...seatedAt(table({ seats, host: false })),
  ...change,
});
const sit = vi.fn();

/** What can be done, in order. */
function controls(seats: SeatInfo[], change: Partial<Seated> = {}): string[] {
  render(SeatList, { table: at(seats, change), sit });
  return screen.queryAllByRole("button").map((button) => button.dataset["testid"] ?? "");
}

const words = (key: string, args?: object): string => `${key} ${Object.values(args ?? {}).join(" ")}`.trim();
const open = { kind: "open" };

describe("an open seat", () => {
  it("is taken by whoever comes, where the server says so", async () => {
    expect(controls([seat(0), seat(1, { ...open, free: true })])).toEqual(["sit-1"]);
    await fireEvent.click(screen.getByTestId("sit-1"));
    expect(sit).toHaveBeenCalledWith(1);
  });

  it("of a private table is for those who are invited, to it or to all", () => {
    const seats = [seat(0), seat(1, open), seat(2, open)];
    expect(controls(seats)).toEqual([]);
    cleanup();
    expect(controls(seats, { invited: 2 })).toEqual(["sit-2"]);
    cleanup();
    expect(controls(seats, { invited: "any" })).toEqual(["sit-1", "sit-2"]);
  });

  it("is one that guests move to, until something is played", () => {
    const seats = [seat(0), seat(1, { mine: true }), seat(2, open)];
    expect(controls(seats, { invited: "any" })).toEqual(["move-2"]);
    cleanup();
    expect(controls(seats, { invited: "any", begun: true })).toEqual([]);
  });

  it("is filled by the host: the game need not wait", async () => {
    const bot = vi.spyOn(seating, "bot").mockResolvedValue(undefined);
    const seats = [seat(0, { mine: true }), seat(1, { ...open, free: true }), seat(2, { ...open, free: true })];
    expect(controls(seats, { host: true, inviting: true })).toEqual(["move-1", "move-2", "start-with-bots"]);
    await fireEvent.change(await screen.findByTestId("bot-1"), { target: { value: "greedy" } });
    expect(bot).toHaveBeenCalledWith("t", 1, "greedy");
    bot.mockClear();
    await vi.waitFor(() => expect(screen.getByTestId("start-with-bots").hasAttribute("disabled")).toBe(false));
    await fireEvent.click(screen.getByTestId("start-with-bots"));
    await vi.waitFor(() => expect(bot.mock.calls.map(([, index]) => index)).toEqual([1, 2]));
    vi.mocked(seating.bot).mockRestore();
  });

  it("is one more seat of whoever plays where nobody can be invited", () => {
    const seats = [seat(0, { mine: true }), seat(1, { ...open, free: true })];
    expect(controls(seats, { host: true, inviting: false, begun: true })).toEqual(["sit-1"]);
  });
});

describe("what one waits for", () => {
  const room = [seat(0, { name: "Ana", hosts: true }), seat(1, open), seat(2, open)];

  it("is said to the host, and to guests, who hear who that is", () => {
    expect(status(at(room), words)).toEqual(["web-room-waiting 2", "web-room-starts-guest Ana"]);
    expect(status(at(room, { host: true }), words)).toEqual(["web-room-waiting 2", "web-room-starts-host"]);
    render(SeatList, { table: at(room), sit });
    expect(screen.getByRole("status").textContent).toContain("web-room-starts-guest");
  });

  it("is nobody when all have come, and nothing while the game goes on", () => {
    const full = [seat(0, { mine: true }), seat(1)];
    expect(status(at(full), words)).toEqual(["web-room-ready"]);
    expect(status(at(full, { begun: true }), words)).toEqual([]);
    expect(status(at([seat(0, { mine: true }), seat(1, { kind: "bot" })]), words)).toEqual([]);
    expect(status(at(room, { begun: true }), words)).toEqual(["web-room-waiting 2"]);
  });
});

describe("colours", () => {
  it("of those who sit there are taken, those of open seats and bots are not", () => {
    const seats = [seat(0, { colour: "jade" }), seat(1, { ...open, colour: "pink" }), seat(2, { kind: "bot" })];
    expect([...taken(seats, null)]).toEqual(["jade"]);
    expect([...taken(seats, 0)]).toEqual([]);
  });

  it("are shown of everybody, and one's own is chosen until something is played", async () => {
    const hues = { usual: "#00aa66", "red-green": "#0055ff" };
    const seats = [
      seat(0, { mine: true, colour: "jade", hues }),
      seat(1, { colour: "onyx", hues: { usual: "#353839" } }),
    ];
    const { container } = render(SeatList, { table: at(seats), sit });
    const drawn = () => [...container.querySelectorAll("svg")].map((mark) => mark.style.getPropertyValue("--seat"));
    expect(drawn()).toEqual(["#00aa66", "#353839"]);
    settings.all.palette = "red-green";
    flushSync();
    expect(drawn()).toEqual(["#0055ff", "#353839"]);
    settings.all.palette = "usual";
    expect((await screen.findByTestId("colour-0")).tagName).toBe("SELECT");
    expect(screen.queryByTestId("colour-1")).toBeNull();
  });
});

describe("a seat whose person is away", () => {
  const people = (presence: "away" | "here"): SeatInfo[] => [seat(0, { mine: true }), seat(1, { presence }), seat(2)];
  const begun = true;

  it("is given to a bot by the host, or freed", async () => {
    const freed = vi.spyOn(seating, "open").mockResolvedValue(undefined);
    expect(controls(people("away"), { host: true, begun })).toEqual(["give-to-bot-1", "open-seat-1"]);
    await fireEvent.click(screen.getByTestId("open-seat-1"));
    expect(freed).toHaveBeenCalledWith("t", 1);
    expect(screen.getByTestId("give-to-bot-1").textContent).toContain("web-give-to-bot");
  });

  it("is voted on by others", () => {
    expect(controls(people("away"))).toEqual(["give-to-bot-1"]);
    expect(screen.getByTestId("give-to-bot-1").textContent).toContain("web-vote-for-bot");
  });

  it("is left alone while they are here", () => {
    expect(controls(people("here"), { host: true, begun })).toEqual([]);
  });

  it("or any other one is freed by the host before the first move", () => {
    expect(controls(people("here"), { host: true })).toEqual(["open-seat-1", "open-seat-2"]);
    cleanup();
    expect(controls(people("here"))).toEqual([]);
  });
});
