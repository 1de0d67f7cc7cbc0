// Looking for words and numbers in the rulebook, however they are typed.

import type { RuleSection, RuleText, TermInfo } from "../lib/types";

export const textOf = (rule: RuleText): string => rule.parts.map(({ text }) => text).join("");

/** Without capitals, accents and umlauts. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC");
}

/** As somebody writes whose keyboard has no umlauts. */
function spelledOut(text: string): string {
  const letters: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };
  return bare(text.toLowerCase().replace(/[äöü]/g, (letter) => letters[letter]!));
}

/** Says of a text whether it has all the words. Half-width and full-width signs are the same. */
function finder(wanted: string): (text: string) => boolean {
  const words = bare(wanted.normalize("NFKC")).split(/\s+/).filter(Boolean);
  return (text) => {
    const ways = [bare(text), spelledOut(text)];
    return words.every((word) => ways.some((way) => way.includes(word)));
  };
}

/** The sections with only those rules that have all the words; a section's title counts for all of its rules. */
export function found(sections: readonly RuleSection[], wanted: string): RuleSection[] {
  if (!wanted.trim()) return [...sections];
  const has = finder(wanted);
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => has(`${rule.number} ${section.title} ${textOf(rule)}`)),
    }))
    .filter((section) => section.rules.length > 0);
}

export function foundTerms(terms: readonly TermInfo[], wanted: string): TermInfo[] {
  const has = finder(wanted);
  return terms.filter(({ name }) => has(name));
}
