import type { RuleSection } from "../lib/types";

/** The sections with only those rules that contain all the words; a section's title counts for all of its rules. */
export function found(sections: readonly RuleSection[], wanted: string): RuleSection[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [...sections];
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = `${rule.number} ${section.title} ${rule.text}`.toLocaleLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length > 0);
}
