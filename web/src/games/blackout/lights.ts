// Where the parts of the table are that lessons speak of.

const PARTS: Record<string, string> = {
  map: ".stage .map",
  rondel: "svg.rondel",
  hand: ".hand .cards",
  second: '.second .swaps, main:not(:has(.second)) [data-tab="map"]',
  purse: ".purse, .regions > .strip",
  cubes: ".stage .map .cube",
  cards: ".hand [data-card]",
  checks: '.checks, main:not(:has(.checks)) [data-tab="goals"]',
  hospital: ".purse .hospital, section.hospital",
  team: ".scout .cards [data-card]",
  power: '.power, main:not(:has(.power)) [data-tab="goals"]',
  deck: "[data-end]",
  conditions: "[data-condition]",
  market: ".market",
  primary: "[data-testid=primary]:not([aria-disabled])",
};

/** `rondel`, or a kind and a name: `card V15`, `goal N02`, `slot 1`, `district sha-tin`. */
export default function selector(part: string): string {
  const [kind, name] = part.split(" ");
  if (name === undefined) return PARTS[kind!] ?? "";
  if (kind === "goal") return `section.goals [data-card="${name}"], main:not(:has(section.goals)) [data-tab="goals"]`;
  if (kind === "card") return `:is(.hand, .market, .slots) [data-card="${name}"]`;
  return `[data-${kind}="${name}"]`;
}
