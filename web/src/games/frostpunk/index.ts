import type { GamePage } from "../../lib/gamepages";

export default {
  board: () => import("./table"),
  beats: () => import("./beats"),
  lights: () => import("./lights"),
  things: () => import("./things"),
  library: () => import("./library"),
  air: "wind",
  story: () => import("./Story.svelte"),
  book: async () => {
    const [{ default: book }, { parts }] = await Promise.all([import("./book"), import("./table")]);
    return { default: { ...book, parts } };
  },
  log: () => import("./log"),
  cover: () => import("./Cover.svelte"),
} satisfies GamePage;
