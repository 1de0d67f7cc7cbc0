import type { GamePage } from "../../lib/gamepages";
import { say } from "../../lib/texts.svelte";
import Bests from "./Bests.svelte";
import CampaignProgress from "./CampaignProgress.svelte";
import CampaignStanding from "./CampaignStanding.svelte";

export default {
  board: () => import("./BlackoutTable.svelte"),
  story: () => import("./Story.svelte"),
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
