import { expect, it } from "vitest";

import type { LessonLine } from "../lib/types";
import { Lessons } from "./beginning.svelte";

const line = (key: string, learnt: boolean, table: string | null = null): LessonLine => ({
  ...{ game: "voyage", key, title: key, about: "", minutes: 5, puzzle: false, real: null },
  ...{ learnt, table },
});

it("goes on with what was left midway, else with the first that is not learnt, else anew", () => {
  const lessons = new Lessons();
  const next = (...list: LessonLine[]): string | undefined => {
    lessons.list = list;
    return lessons.next("voyage")?.key;
  };
  expect(next(line("a", true), line("b", false), line("c", false, "t"))).toBe("c");
  expect(next(line("a", true), line("b", false), line("c", false))).toBe("b");
  expect(next(line("a", true), line("b", true))).toBe("a");
  expect(next()).toBeUndefined();
});
