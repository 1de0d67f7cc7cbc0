import type { GamePage } from "../../lib/gamepages";

export default {
  board: () => import("./FrostpunkTable.svelte"),
  beats: () => import("./beats"),
  lights: () => import("./lights"),
  things: () => import("./things"),
  library: () => import("./library"),
  air: "wind",
  story: () => import("./Story.svelte"),
  log: () => import("./log"),
  cover: () => import("./Cover.svelte"),
} satisfies GamePage;
