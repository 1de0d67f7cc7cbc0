import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, type Snippet } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import FrameBar from "./FrameBar.svelte";
import FrameTabs from "./FrameTabs.svelte";
import Log from "./Log.svelte";
import LogDrawer from "./LogDrawer.svelte";
import { renderInShell } from "./rendering";
import { table } from "./sample";
import type { LogLine } from "./types";

vi.mock("./packs", () => ({
  packOf: () => Promise.resolve({ cards: { V1: { title: "Vet", lines: ["Heals one animal."] } } }),
}));

afterEach(cleanup);

const line = (ply: number, text: string, seat: number | null = 0, data = {}): LogLine => ({
  ply,
  kind: "k",
  seat,
  data,
  text,
  auto: false,
});
const log = [
  line(3, "Ada turns Vet.", 0, { card: "V1" }),
  line(4, "Ada gains a tool."),
  line(4, "Ada gains a point."),
  line(5, "Ben passes.", 1),
];

it("unfolds an entry, and folds it again", async () => {
  render(Log, { table: table({}), log });
  expect(screen.queryByText("Ada gains a tool.")).toBeNull();
  await fireEvent.click(screen.getByTestId("unfold"));
  expect(screen.getByText("Ada gains a tool.")).toBeTruthy();
  await fireEvent.click(screen.getByTestId("fold"));
  expect(screen.queryByText("Ada gains a tool.")).toBeNull();
});

it("folds nothing where that would save no line", () => {
  render(Log, { table: table({}), log: log.toSpliced(1, 1) });
  expect(screen.getByText("Ada gains a point.")).toBeTruthy();
  expect(screen.queryByTestId("unfold")).toBeNull();
  expect(screen.queryByTestId("fold")).toBeNull();
});

it("leads to the moves of an entry", async () => {
  const jump = vi.fn();
  render(Log, { table: table({}), log, jump });
  await fireEvent.click(screen.getAllByTestId("jump")[0]!);
  expect(jump).toHaveBeenCalledWith(3, 4);
});

it("shows what is printed on a card that has the focus", async () => {
  renderInShell(Log, { table: table({}), log });
  const card = await screen.findByRole("button", { name: "Vet" });
  vi.spyOn(card, "matches").mockReturnValue(true);
  await fireEvent.focusIn(card);
  expect((await screen.findByRole("tooltip")).textContent).toContain("Heals one animal.");
});

it("says what the table has done by itself", () => {
  render(Log, { table: table({}), log: [{ ...line(3, "Ada passes."), auto: true }] });
  expect(screen.getByRole("log").querySelector(".auto")).not.toBeNull();
});

it("says what a bot chose because the time was up", () => {
  render(Log, { table: table({}), log: [{ ...line(3, "Ada passes."), late: 0 }] });
  expect(screen.getByTestId("time-up").textContent).toBe("[web-time-up]");
});

it("marks where what is new begins", () => {
  render(Log, { table: table({}), log, seen: 4 });
  const text = screen.getByRole("log").textContent ?? "";
  expect(text.indexOf("since your last turn")).toBeLessThan(text.indexOf("Ben passes."));
  expect(text.indexOf("since your last turn")).toBeGreaterThan(text.indexOf("Ada turns"));
});

it("opens with the chat where a message is new, which is read then", () => {
  const hear = vi.fn();
  const chat = [{ name: "Ben", text: "Hello", at: 1 }];
  const send = (): Promise<boolean> => Promise.resolve(true);
  render(LogDrawer, { table: table({}), log, chat, unread: 1, hear, send, close: () => undefined });
  expect(screen.getByTestId("chat").textContent).toContain("Hello");
  expect(hear).toHaveBeenCalled();
});

it("is marked by the number of new messages on what leads to it", () => {
  renderInShell(FrameBar, { children: createRawSnippet(() => ({ render: () => "<i></i>" })) }, { unread: () => 2 });
  renderInShell(FrameTabs, { tabs: [], tab: "", needs: "" }, { unread: () => 2 });
  expect(screen.getAllByTestId("unread").map((mark) => mark.textContent)).toEqual(["2", "2"]);
});

it("stands in a drawer that no clock covers: the bar has a place for it", () => {
  const snippet = (html: string): Snippet => createRawSnippet(() => ({ render: () => html }));
  renderInShell(FrameBar, { children: snippet("<i></i>") }, { clock: () => snippet("<b>0:59</b>") });
  expect(screen.getByText("0:59").closest("header.bar")).not.toBeNull();
});

it("has the chat on a second tab, by pointer and by key", async () => {
  render(LogDrawer, {
    table: table({}),
    log,
    chat: [{ name: "Ben", text: "Hello", at: 0 }] as never,
    send: () => Promise.resolve(true),
    close: () => undefined,
  });
  expect(screen.queryByTestId("chat-input")).toBeNull();
  await fireEvent.click(screen.getByRole("tab", { name: /Chat/ }));
  expect(screen.getByTestId("chat").textContent).toContain("Hello");
  await fireEvent.keyDown(screen.getByRole("tab", { name: /Chat/ }), { key: "ArrowLeft" });
  expect(screen.getByTestId("log")).toBeTruthy();
});
