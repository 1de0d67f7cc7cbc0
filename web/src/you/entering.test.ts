import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Trouble } from "../lib/api";
import { toasts } from "../lib/toasts.svelte";
import { devices } from "./devices";
import Devices from "./Devices.svelte";

beforeEach(() => {
  vi.spyOn(devices, "mine").mockResolvedValue({ devices: [], recovery: false });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function enter(code: string): Promise<void> {
  await fireEvent.input(await screen.findByTestId("device-code"), { target: { value: code } });
  await fireEvent.click(screen.getByTestId("device-code-go"));
}

describe("a code that is typed", () => {
  it("keeps the form and says why where it is wrong", async () => {
    vi.spyOn(devices, "about").mockRejectedValue(new Trouble(404, "no-code", "This code is wrong."));
    render(Devices);
    await enter("01234-ABCDE");
    expect((await screen.findByTestId("wrong-code")).textContent).toBe("This code is wrong.");
    expect(screen.getByTestId<HTMLInputElement>("device-code").value).toBe("01234-ABCDE");
  });

  it("is asked about without being in the address", async () => {
    vi.spyOn(devices, "about").mockResolvedValue({ name: "Ada", tables: 2, kind: "recovery", same: false });
    const before = location.href;
    render(Devices);
    await enter("01234-ABCDE");
    expect(await screen.findByTestId("become")).toBeTruthy();
    expect(location.href).toBe(before);
  });
});

it("a code that is shown can be copied", async () => {
  vi.spyOn(devices, "recovery").mockResolvedValue({ code: "01234-ABCDE" });
  const copied = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: copied } });
  const said = vi.spyOn(toasts, "note").mockReturnValue(undefined);
  render(Devices);
  await fireEvent.click(await screen.findByTestId("make-recovery"));
  await fireEvent.click(await screen.findByTestId("copy-recovery"));
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  expect(copied).toHaveBeenCalledWith("01234-ABCDE");
  vi.unstubAllGlobals();
});
