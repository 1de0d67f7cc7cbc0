import { afterEach, expect, it, vi } from "vitest";

import { grow } from "./grow";

/** A box in a room of a height that holds what is 300 high when it is drawn; observers that are told by hand. */
function boxIn(height: number, needs = 300) {
  const told: (() => void)[] = [];
  for (const name of ["ResizeObserver", "MutationObserver"])
    vi.stubGlobal(
      name,
      class {
        constructor(tell: () => void) {
          told.push(tell);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
  const room = document.createElement("div");
  const box = room.appendChild(document.createElement("div"));
  let needed = needs;
  Object.defineProperty(room, "clientHeight", { value: height });
  Object.defineProperty(box, "clientHeight", { value: height });
  Object.defineProperty(box, "scrollHeight", { get: () => Math.max(height, needed * Number(box.style.zoom)) });
  grow(box);
  const [resize, change] = told as [() => void, () => void];
  return { box, resize, change, need: (more: number) => (needed = more) };
}

afterEach(() => vi.unstubAllGlobals());

it("is as large as fits", () => {
  const { box, resize } = boxIn(520);
  resize();
  expect(box.style.zoom).toBe("1.2"); // a stage of 520 shows nothing larger than 1.3
});

it("leaves what has no room as it is drawn", () => {
  const { box, resize } = boxIn(500, 480);
  resize();
  expect(box.style.zoom).toBe("1");
  expect(box.dataset.measured).toBeUndefined();
});

it("does not grow what is cut already", () => {
  const { box, resize } = boxIn(800, 900);
  resize();
  expect(box.style.zoom).toBe("1");
});

it("shrinks with what comes, and does not hop back", () => {
  const { box, resize, change, need } = boxIn(800);
  resize();
  expect(box.style.zoom).toBe("1.8");
  need(500);
  change();
  expect(box.style.zoom).toBe("1.5");
  need(300);
  change();
  expect(box.style.zoom).toBe("1.5");
});
