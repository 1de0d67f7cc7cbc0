// For tests: a board as it is at a table, with the frame and the dock of the house around it.

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";

import { TableSession } from "./session.svelte";
import { Shell, shellContext, type ShellParts } from "./shell.svelte";
import type { Acting, TableInfo } from "./types";

/** A seat at this table; what is done there is told to `acting`. */
export function sessionAt(table: TableInfo, acting: Partial<Acting> = {}): TableSession {
  const session = new TableSession(table.id, table.seat);
  session.table = table;
  const { choose, chooseAll, suggest } = acting;
  Object.assign(session, choose && { choose }, chooseAll && { chooseAll }, suggest && { suggest });
  return session;
}

/** Renders a component inside a shell: without a session there is a board and an empty dock. */
export function renderInShell<Props extends object>(
  component: Component<Props>,
  props: NoInfer<Props>,
  parts: Partial<ShellParts> = {},
): { container: HTMLElement; rerender: (props: Partial<Props>) => Promise<void>; shell: Shell } {
  // The window of a test is smaller than any that has both rails.
  Object.assign(window, { innerWidth: 1280, innerHeight: 720 });
  const shell = new Shell({ session: () => null, drawer: () => null, ...parts });
  const { container, rerender } = render(component, { props, context: shellContext(shell) } as never);
  return { container, rerender, shell };
}
