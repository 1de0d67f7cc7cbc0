import type { GamePage } from "../../lib/gamepages";
import { say } from "../../lib/texts.svelte";
import Bests from "./Bests.svelte";
import CampaignProgress from "./CampaignProgress.svelte";
import CampaignStanding from "./CampaignStanding.svelte";

export default {
  board: () => import("./table"),
  story: () => import("./Story.svelte"),
  book: async () => {
    const [{ default: book }, { parts }] = await Promise.all([import("./book"), import("./table")]);
    return { default: { ...book, parts } };
  },
  log: () => import("./log"),
  beats: () => import("./beats"),
  lights: () => import("./lights"),
  things: () => import("./things"),
  library: () => import("./library"),
  air: "hum",
  cover: () => import("./Cover.svelte"),
  campaign: { standing: CampaignStanding, progress: CampaignProgress },
  bests: Bests,
  notes: { left: "number", orchids: "number", conditions: "yes or no" },
  variant: ({ mode, chapter }) =>
    mode === "campaign" && chapter ? say("web-chapter-number", { number: chapter }) : "",
} satisfies GamePage;
