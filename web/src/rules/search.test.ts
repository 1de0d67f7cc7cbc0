import { describe, expect, it } from "vitest";

import type { RuleSection, RuleText } from "../lib/types";
import { found, foundTerms, textOf } from "./search";

const rule = (number: string, ...texts: string[]): RuleText => ({
  number,
  parts: texts.map((text) => ({ text })),
  drawing: "",
  asked: [],
  examples: [],
});
const book: RuleSection[] = [
  {
    section: "B5",
    title: "Einsätze",
    rules: [rule("B5.3", "Mit ", "Transportscheinen", " über Straßen"), rule("B5.4", "Die Ärztin heilt")],
  },
  {
    section: "B6",
    title: "Objectifs",
    rules: [rule("B6.1", "Rétablir le courant, mise en œuvre"), rule("B6.2", "花費交通指示物")],
  },
];
const numbers = (wanted: string): string[] =>
  found(book, wanted).flatMap(({ rules }) => rules.map((one) => one.number));

describe("the search", () => {
  it.each([
    ["", ["B5.3", "B5.4", "B6.1", "B6.2"]],
    ["b5.3", ["B5.3"]],
    ["5.4", ["B5.4"]],
    ["transportscheinen mit", ["B5.3"]],
    ["arztin", ["B5.4"]],
    ["aerztin", ["B5.4"]],
    ["ÄRZTIN", ["B5.4"]],
    ["strasse", ["B5.3"]],
    ["einsatze schein", ["B5.3"]],
    ["retablir", ["B6.1"]],
    ["mise en oeuvre", ["B6.1"]],
    ["交通", ["B6.2"]],
    ["Ｂ６．２", ["B6.2"]],
    ["nirgends", []],
  ])("finds %s", (wanted, all) => expect(numbers(wanted)).toEqual(all));

  it("reads a rule across its parts", () =>
    expect(textOf(book[0]!.rules[0]!)).toBe("Mit Transportscheinen über Straßen"));

  it("finds words of the glossary", () => {
    const terms = ["Médecin", "Leader"].map((name) => ({
      key: name,
      name,
      icon: "",
      text: "",
      rule: "B1.1",
      others: [],
    }));
    expect(foundTerms(terms, "medecin").map(({ name }) => name)).toEqual(["Médecin"]);
  });
});
