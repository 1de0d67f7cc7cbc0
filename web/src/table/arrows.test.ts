import { afterEach, describe, expect, it } from "vitest";

import { nextBox, stepFocus, type Box } from "./arrows";

const at = (left: number, top: number, width = 100, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("the next one in a direction", () => {
  const grid = [at(0, 0), at(110, 0), at(220, 0), at(0, 50), at(110, 50), at(220, 50)];

  it("is the neighbour in a grid", () => {
    expect(nextBox(grid[1]!, grid, "ArrowRight")).toBe(2);
    expect(nextBox(grid[1]!, grid, "ArrowLeft")).toBe(0);
    expect(nextBox(grid[1]!, grid, "ArrowDown")).toBe(4);
    expect(nextBox(grid[5]!, grid, "ArrowUp")).toBe(2);
  });

  it("does not go round at the edge", () => {
    expect(nextBox(grid[2]!, grid, "ArrowRight")).toBe(-1);
    expect(nextBox(grid[0]!, grid, "ArrowUp")).toBe(-1);
    expect(nextBox(grid[0]!, grid, "Enter")).toBe(-1);
  });

  it("is rather straight ahead than near and aside", () => {
    expect(nextBox(at(0, 0), [at(120, 90), at(200, 0)], "ArrowRight")).toBe(1);
  });

  it("is reached from a wide box to one of those below it", () => {
    expect(nextBox(at(0, 0, 320), [at(0, 50), at(110, 50), at(220, 50)], "ArrowDown")).toBe(1);
  });
});

describe("the focus", () => {
  afterEach(() => document.body.replaceChildren());

  it("begins with the first target, and stays where there is nowhere to go", () => {
    document.body.innerHTML = '<p>x</p><button data-move="a">a</button><button data-move="b">b</button>';
    expect(stepFocus(document, "ArrowRight")).toBe(true);
    expect(document.activeElement?.textContent).toBe("a");
    expect(stepFocus(document, "ArrowLeft")).toBe(false);
    expect(stepFocus(document, "Tab")).toBe(false);
  });
});
