// What is large on the stage: it follows the question, or the phase while others are asked.

export type Scene = "table" | "map" | "market" | "scout" | "hospital" | "waste";

const BY_QUESTION: Record<string, Scene> = {
  ...{ start: "map", place: "map", objectives: "map", finish: "map", scout: "map", marker: "map" },
  ...{ tile: "scout", team: "scout", buy: "market", dispose: "market", waste: "waste", recover: "hospital" },
  ...{ plan: "table", turn: "table", procure: "table", resource: "table", specialist: "table", refresh: "table" },
};

/** From the set-up to the refreshing of hands. */
const BY_PHASE: Scene[] = ["map", "table", "table", "map", "map", "market", "market", "map", "table"];

export function sceneOf(asks: string, phase: number): Scene {
  return BY_QUESTION[asks] ?? BY_PHASE[phase] ?? "table";
}

/** Questions that are answered beside the stage: on a phone their tab opens. */
const BESIDE = ["objectives", "dispose", "marker", "check-marks"];

/** The tab of a phone on which a question is answered. */
export function tabOf(asks: string, phase: number): string {
  if (BESIDE.includes(asks)) return "goals";
  const scene = sceneOf(asks, phase);
  return scene === "scout" ? "map" : scene === "waste" ? "market" : scene === "hospital" ? "table" : scene;
}

/** The scene of a phone's tab: the tab of the question shows what it asks about. */
export function sceneOfTab(tab: string, scene: Scene): Scene {
  if (tab === "map") return scene === "scout" ? scene : "map";
  if (tab === "market") return scene === "waste" ? scene : "market";
  if (tab === "table") return scene === "hospital" ? scene : "table";
  return scene;
}
