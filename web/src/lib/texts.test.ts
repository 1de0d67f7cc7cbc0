import { afterAll, afterEach, describe, expect, it, vi } from "vitest";

import { api, Trouble } from "./api";
import { bundle, say, sayFirst, sayIf, suitable, texts } from "./texts.svelte";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

// The tests after these speak English again.
afterAll(() => {
  texts.language = "en";
});

describe("the language", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["it", "fr-CA"], "fr"],
    [["zh-HK"], "zh-Hant"],
    [["zh"], "zh-Hant"],
    [["EN-us"], "en"],
    [["xx"], "en"],
    [[], "en"],
  ])("for %j", (wanted, language) => {
    expect(suitable(wanted, ["de", "en", "fr", "zh-Hant"])).toBe(language);
  });
});

describe("messages", () => {
  it("come from the page itself before the server has sent any", () => {
    expect(say("web-play")).toBe("Play");
    expect(say("web-moves", { count: 1 })).toBe("1 choice");
    expect(say("web-moves", { count: 12 })).toBe("12 choices");
    expect(say("no-such-message")).toBe("[no-such-message]");
  });

  it("are on one line, and later ones win", () => {
    const made = bundle("de", "a = one\n    two\nb = English\nb = Deutsch\n");
    const text = (key: string): string => made.formatPattern(made.getMessage(key)!.value!);
    expect(text("b")).toBe("Deutsch");
    expect(text("a")).toContain("one");
  });

  it("are exchanged in place and remembered", async () => {
    vi.spyOn(api, "texts").mockResolvedValue("web-play = Play\nlong = a\n    b\nweb-play = Spielen\n");
    await texts.change("de");
    expect(say("web-play")).toBe("Spielen");
    expect(say("long")).toBe("a b");
    expect(say("web-undo")).toBe("Undo");
    expect(texts.language).toBe("de");
    expect(document.documentElement.lang).toBe("de");
    expect(localStorage.getItem("hearthlight.language")).toBe("de");
  });

  it("change when all that shows them is there, and the last choice counts", async () => {
    vi.spyOn(api, "texts").mockImplementation((language) => Promise.resolve(`web-play = ${language}\n`));
    const ready = new Map<string, () => void>();
    const shown: string[] = [];
    const stay = texts.follow(
      (language) =>
        new Promise((done) => ready.set(language, () => done(() => shown.push(`${language} ${say("web-play")}`)))),
    );
    const before = say("web-play");
    const [first, second] = [texts.change("fr"), texts.change("de")];
    await Promise.resolve();
    expect(say("web-play")).toBe(before);
    ready.get("de")!();
    await second;
    ready.get("fr")!();
    await first;
    expect(shown).toEqual(["de de"]);
    expect(say("web-play")).toBe("de");
    stay();
    await texts.change("fr");
    expect(say("web-play")).toBe("fr");
  });

  it("are loaded in the language that was chosen before, if the house has it", async () => {
    vi.spyOn(api, "languages").mockResolvedValue([
      { key: "de", name: "Deutsch" },
      { key: "en", name: "English" },
    ]);
    const asked = vi.spyOn(api, "texts").mockResolvedValue("web-play = Spielen\n");
    localStorage.setItem("hearthlight.language", "xx");
    await texts.load();
    localStorage.setItem("hearthlight.language", "de");
    await texts.load();
    expect(asked.mock.calls).toEqual([["en"], ["de"]]);
    expect(texts.languages.map(({ name }) => name)).toEqual(["Deutsch", "English"]);
  });

  it("say in a game's own words what there are words for", () => {
    expect(sayFirst(["web-play-harvest", "web-undo"])).toBe("Undo");
    expect(sayFirst(["web-play", "web-undo"])).toBe("Spielen");
    expect(sayFirst(["one", "other"])).toBe("[other]");
    expect(sayIf("one")).toBe("");
  });

  it("stay as they are when others cannot be had", async () => {
    vi.spyOn(api, "texts").mockRejectedValue(new Trouble(0, "offline", ""));
    await expect(texts.change("fr")).rejects.toThrow();
    expect(texts.language).toBe("de");
    expect(say("web-play")).toBe("Spielen");
    vi.spyOn(api, "languages").mockRejectedValue(new Trouble(0, "offline", ""));
    texts.ready = false;
    await expect(texts.load()).rejects.toThrow();
    expect(texts.ready).toBe(true);
  });
});
