import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { Loading } from "./loading.svelte";
import { texts } from "./texts.svelte";

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
let end: () => void;

function loading<T>(ask: (language: string) => Promise<T>): Loading<T> {
  let made: Loading<T>;
  end = $effect.root(() => {
    made = new Loading(ask);
  });
  flushSync();
  return made!;
}

afterEach(() => {
  end();
  texts.language = "en";
});

describe("what is loaded", () => {
  it("is asked for again in another language, and an older answer says nothing any more", async () => {
    const answers = new Map<string, (found: string) => void>();
    const found = loading((language) => new Promise<string>((done) => answers.set(language, done)));
    texts.language = "de";
    flushSync();
    answers.get("de")!("auf Deutsch");
    await settled();
    answers.get("en")!("in English");
    await settled();
    expect(found.value).toBe("auf Deutsch");
  });

  it("stays after a failure, which is told until it goes well", async () => {
    const ask = vi.fn().mockResolvedValueOnce(1).mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce(2);
    const found = loading<number>(ask);
    await settled();
    await found.again();
    expect([found.value, String(found.problem)]).toEqual([1, "Error: no"]);
    await found.again();
    expect([found.value, found.problem]).toEqual([2, null]);
  });
});
