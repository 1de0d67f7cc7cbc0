// Where the parts of the table are that lessons speak of.

const PARTS: Record<string, string> = {
  city: ".stage .map",
  goals: "button.goals",
  dangers: ".dangers",
  scene: "[data-testid=stage]",
  primary: "[data-testid=primary]:not([aria-disabled])",
};
/** Where a phone shows what is not there now. */
const TABS: Record<string, string> = {
  ...{ gauge: "heat", tower: "heat", stress: "heat", weather: "heat" },
  ...{ people: "people", mood: "people", food: "people", sheet: "cards" },
};

/** Most parts are panels that are called like their class: `gauge`, `people`, `mood`. Fields of the city have numbers,
 *  and what lies on a sheet of its own has a name: `sheet paths`. */
export default function selector(part: string): string {
  const kind = part.split(" ")[0]!;
  const found = within(part);
  return TABS[kind] ? `${found}, main:not(:has(${found})) [data-tab="${TABS[kind]}"]` : found;
}

function within(part: string): string {
  const [kind, number] = part.split(" ");
  if (kind === "sheet") return `[data-testid="sheet-${number}"]`;
  if (number !== undefined) return `[data-${kind}="${number}"]`;
  return PARTS[part] ?? `.${part}.panel`;
}
