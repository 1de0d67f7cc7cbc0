import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import { seating } from "../lib/seating";
import type { Invitation } from "../lib/types";
import { game } from "../lobby/sample";
import { seat } from "../table/sample";
import JoinPage from "./JoinPage.svelte";

vi.mock("./follow", () => ({ follow: () => () => undefined }));

const invitation: Invitation = {
  id: "t1",
  game: "harvest",
  title: "The harvest",
  seat: null,
  seats: [seat(0), seat(1, { kind: "open", free: true, mine: false })],
  begun: false,
  host: false,
  public: false,
  brought: false,
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [{ brought: true }, true],
  [{ brought: true, host: true }, false],
  [{}, false],
])(
  "tells guests where somebody may know what is coming: %o",
  async (changes, told) => {
    vi.spyOn(api, "games").mockResolvedValue([game("harvest")]);
    vi.spyOn(seating, "invitation").mockResolvedValue({ ...invitation, ...changes });
    render(JoinPage, { invite: "secret", hand: false });
    await screen.findByRole("link", {}, { timeout: 20_000 });
    expect(screen.queryByTestId("room-brought") !== null).toBe(told);
  },
  60_000,
);
