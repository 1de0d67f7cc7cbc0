import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("every language separates what is listed in its own way: no component does", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(200);
  const joined = Object.entries(SOURCES).filter(([, source]) => /\.join\(\s*["'`][,;、] ?["'`]/.test(source));
  expect(joined.map(([path]) => path)).toEqual([]);
});
