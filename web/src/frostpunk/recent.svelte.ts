// What has happened lately, from the log. The server repeats only the last lines; the rest is remembered here.

import { untrack } from "svelte";

import { merge } from "../table/story";
import type { LogLine } from "../table/types";
import type { Board } from "./board.svelte";

export class Recent {
  lines = $state.raw<LogLine[]>([]);

  /** Call it while a component is made. */
  constructor(board: Board) {
    $effect.pre(() => {
      const table = board.table;
      this.lines = merge(untrack(() => this.lines), table);
    });
  }

  last(kind: string): LogLine | undefined {
    return this.lines.findLast((line) => line.kind === kind);
  }

  /** The lines since the last one of this kind, without it. */
  since(kind: string): LogLine[] {
    return this.lines.slice(this.lines.findLastIndex((line) => line.kind === kind) + 1);
  }
}
