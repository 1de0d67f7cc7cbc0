import type { GamePage } from "../../lib/gamepages";
import Cover from "./Cover.svelte";

export default {
  board: () => import("./FrostpunkTable.svelte"),
  story: () => import("./Story.svelte"),
  cover: Cover,
} satisfies GamePage;
