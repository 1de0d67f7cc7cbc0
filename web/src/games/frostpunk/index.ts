import type { GamePage } from "../../lib/gamepages";
import Cover from "./Cover.svelte";

export default {
  board: () => import("./FrostpunkTable.svelte"),
  beats: () => import("./beats"),
  air: "wind",
  story: () => import("./Story.svelte"),
  log: () => import("./log"),
  cover: Cover,
} satisfies GamePage;
