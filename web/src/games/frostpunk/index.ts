import type { GamePage } from "../../lib/gamepages";

export default {
  board: () => import("./FrostpunkTable.svelte"),
  beats: () => import("./beats"),
  lights: () => import("./lights"),
  air: "wind",
  story: () => import("./Story.svelte"),
  book: () => import("./book"),
  log: () => import("./log"),
  cover: () => import("./Cover.svelte"),
} satisfies GamePage;
