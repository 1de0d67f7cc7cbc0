// Long names break at syllables, with a hyphen: browsers know that for few languages.

import { texts } from "./texts.svelte";

const LONG = 7;
/** Letters that stay together, and those that do before an r or l. */
const CLUSTERS = /^(sch|ch|ck|ph|th|sh|qu|gh|[bcdfgkptv]r|[bcfgkp]l)/i;
/** The s that joins two German words stays with the first: Schiffs-agent, Zeitungs-archiv. */
const JOINED = /(ff|ft|ht|ng|rk)s$/i;
const VOWEL = /[aeiouyäöüàâéèêëîïôûùæœ]/i;
const SOFT = "\u00ad";
/** German words that others are put before, where their sounds would break them elsewhere: Schrott-händler. Any game may
 *  have these; a game brings its own. */
const SECOND = "händler|haus|heim|hof|mine|schaft|schwester|station|statt|stelle|stoff|stück|turm|zentrum";

/** English breaks by what its words are made of, not by their sounds: sweep-er, shop-keeper, ship-ping. */
const ENDINGS =
  /(?<=^\p{L}{3,})(?=(keeper|maker|taker|hand|man|smith|shop|house|light|side|person|paper|hood|cian|bour|neer|cist|ist|ian|ter|tor|sor|er|ic)s?$)|(?<=([bdgmnprt]))(?=\2ing$)/iu;

/** What hyphenates the names of a game that has these second words, too: the same words with soft hyphens in the long
 *  ones. Where words of `long - 1` letters fit into a line, a name breaks between them instead: Coal / thumper. */
export function hyphenator(...own: string[]): (text: string, language?: string, long?: number) => string {
  const second = new RegExp(`(?<=^\\p{L}{3,})(?=${[SECOND, ...own].join("|")})`, "iu");
  const compound = (word: string): string => word.split(second).map(syllables).join(SOFT);
  return (text, language = texts.language, long = LONG) => {
    const broken = language === "en" ? (word: string): string => word.replace(ENDINGS, SOFT) : compound;
    return text.replace(/\p{L}+/gu, (word) => (word.length < long || !VOWEL.test(word) ? word : broken(word)));
  };
}

/** A syllable begins with the last consonant before a vowel, or with the second of two words; none is shorter than three
 *  letters. */
function syllables(word: string): string {
  let parts = "";
  let begun = 0;
  for (let at = 3; at <= word.length - 3; at++) {
    const second = JOINED.test(word.slice(0, at)) && VOWEL.test(word[at]!);
    const split =
      (VOWEL.test(word[at]!) && !gliding(word, at)) || !VOWEL.test(next(word, at)) || CLUSTERS.test(word.slice(at - 1));
    if ((split && !second) || JOINED.test(word.slice(0, at + 1)) || at - begun < 3) continue;
    if (!VOWEL.test(word.slice(begun, at)) || !/^\p{Script=Latin}/u.test(word[at]!)) continue;
    parts += word.slice(begun, at) + SOFT;
    begun = at;
  }
  return parts + word.slice(begun);
}

/** A y between vowels sounds like a consonant: Bala-yeur. */
const gliding = (word: string, at: number): boolean =>
  word[at] === "y" && VOWEL.test(word[at - 1] ?? "") && VOWEL.test(word[at + 1] ?? "");

/** What follows the consonant, or the two or three that stay together. */
function next(word: string, at: number): string {
  return word[at + (CLUSTERS.exec(word.slice(at))?.[0].length ?? 1)] ?? "";
}
