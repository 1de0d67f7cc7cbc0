import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { followPointer } from "../lib/pointer";
import type { Peek } from "./board.svelte";
import { peeking } from "./peek";

let board: { peek: Peek | null };
let card: HTMLElement;
let leave: () => void;

const at = (clientX: number, clientY = 50, buttons = 0): PointerEventInit => ({
  ...{ clientX, clientY, buttons, bubbles: true },
  pointerType: "mouse",
});
/** As a browser does it: the element is entered, then the pointer has moved. */
async function point(to: PointerEventInit): Promise<void> {
  await fireEvent.pointerEnter(card, to);
  await fireEvent.pointerMove(card, to);
}

beforeEach(() => {
  vi.useFakeTimers();
  board = { peek: null };
  card = document.createElement("div");
  document.body.append(card);
  const [stop, detach] = [followPointer(), peeking(board, "card", "tram")(card)];
  leave = () => {
    stop();
    detach?.();
    card.remove();
    vi.useRealTimers();
  };
});

afterEach(() => leave());

describe("what is pointed at", () => {
  it("shows itself after a moment, until the pointer leaves", async () => {
    await point(at(40));
    vi.advanceTimersByTime(300);
    expect(board.peek).toBeNull();
    vi.advanceTimersByTime(100);
    expect(board.peek?.id).toBe("tram");
    await fireEvent.pointerLeave(card, at(400));
    expect(board.peek).toBeNull();
  });

  it("is not what comes to lie under a resting pointer, until that moves", async () => {
    await fireEvent.pointerMove(document.body, at(40));
    await point(at(40));
    vi.advanceTimersByTime(2000);
    expect(board.peek).toBeNull();
    await fireEvent.pointerMove(card, at(42));
    vi.advanceTimersByTime(400);
    expect(board.peek?.id).toBe("tram");
  });

  it("shows nothing while it is pressed or dragged", async () => {
    await point(at(40));
    await fireEvent.pointerDown(card, at(40, 50, 1));
    vi.advanceTimersByTime(2000);
    expect(board.peek).toBeNull();
  });
});
