// Where the parts of the table are that lessons speak of.

const PARTS: Record<string, string> = {
  city: ".stage .map",
  goals: "button.goals",
  dangers: ".dangers",
  scene: "[data-testid=stage]",
  primary: "[data-testid=primary]",
};

/** Most parts are panels that are called like their class: `gauge`, `people`, `mood`. Fields of the city have numbers,
 *  and what lies on a sheet of its own has a name: `sheet paths`. */
export default function selector(part: string): string {
  const [kind, number] = part.split(" ");
  if (kind === "sheet") return `[data-testid="sheet-${number}"]`;
  if (number !== undefined) return `[data-${kind}="${number}"]`;
  return PARTS[part] ?? `.${part}.panel`;
}
