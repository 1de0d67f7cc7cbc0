import { expect, it } from "vitest";

import { receive, send, shift } from "./motion";

const box = (width: number, height: number): Element => {
  const node = document.createElement("div");
  node.getBoundingClientRect = () => ({ left: 10, top: 20, width, height }) as DOMRect;
  return node;
};
const rect = (node: Element): DOMRect => node.getBoundingClientRect();

it.each([
  ["from", box(0, 0), box(80, 120)],
  ["to", box(80, 120), box(0, 0)],
])("lets nothing fly %s where nothing is seen", (_where, from, to) => {
  const [leave, arrive] = [send(from, { key: "card" }), receive(to, { key: "card" })];
  for (const { css } of [leave(), arrive()]) expect(css?.(0, 1) ?? "").not.toMatch(/NaN|Infinity/);
  expect(shift(to, { from: rect(from), to: rect(to) }, 260).css).toBeUndefined();
});

it("lets a card fly between two places", () => {
  const [leave, arrive] = [send(box(40, 60), { key: "card" }), receive(box(80, 120), { key: "card" })];
  expect(arrive().css?.(0, 1)).toContain("scale(0.5, 0.5)");
  expect(leave().css?.(0, 1)).toContain("scale(2, 2)");
});
