import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { router } from "../lib/router.svelte";
import { seating } from "../lib/seating";
import Leaving from "./Leaving.svelte";
import { table } from "./sample";

afterEach(cleanup);

describe("leaving", () => {
  it("for good asks once before it is done, the other ways do not", async () => {
    const leave = vi.spyOn(seating, "leave").mockResolvedValue(undefined);
    vi.spyOn(router, "go").mockReturnValue(undefined);
    render(Leaving, { table: table({}), seat: 0 });
    await fireEvent.click(screen.getByTestId("leave"));
    await fireEvent.click(screen.getByTestId("leave-concede"));
    expect(leave).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByTestId("not-concede"));
    await fireEvent.click(screen.getByTestId("leave-concede"));
    await fireEvent.click(screen.getByTestId("leave-concede-sure"));
    await fireEvent.click(screen.getByTestId("leave-sure"));
    expect(leave.mock.calls.map(([, , how]) => how)).toEqual(["concede", "open"]);
    vi.restoreAllMocks();
  });

  it("shows all its ways when they open", async () => {
    const shown = vi.fn();
    Element.prototype.scrollIntoView = shown;
    render(Leaving, { table: table({}), seat: 0 });
    await fireEvent.click(screen.getByTestId("leave"));
    expect(shown).toHaveBeenCalled();
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  });
});
