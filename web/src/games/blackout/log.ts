// How the log of Blackout reads.

import type { LogStyle } from "../../table/turns";
import Icon from "./Icon.svelte";

/** Plans are secret, and everybody makes them; who is ready or passes is seen on the table. */
const QUIET = new Set(["planned", "ready", "passed", "joined", "refilled", "swept"]);

export default {
  quiet: ({ kind, data }) => QUIET.has(kind) || (kind === "wasted" && !data.money),
  heads: new Set(["secured", "looked", "end-triggered", "game-over", "nobody-won", "final-score"]),
  parts: new Set(["round"]),
  pictures: {
    rolled: "die",
    turned: "card",
    procured: "cube",
    acted: "always",
    "placed-cube": "flag",
    "bought-battery": "battery",
    "bought-transport": "transport",
    "gained-transport": "transport",
    "gained-points": "points",
    "gained-money": "money",
    "paid-money": "money",
    "gained-resource": "cube",
    "paid-resource": "cube",
    "gained-gps": "gps",
    "spent-gps": "gps",
    recovered: "recover",
    "check-mark": "check",
    completed: "finish",
    finished: "finish",
    restored: "flag",
    looked: "eye",
    searches: "search",
    collected: "tile",
    injured: "hospital",
    "bought-card": "card",
    wasted: "money",
    "traded-waste": "money",
    disposed: "card",
    secured: "house",
    unlocked: "check",
    "scored-district": "points",
    refreshed: "hand",
    "end-triggered": "warning",
    "final-score": "points",
    "game-over": "points",
  },
  Icon,
} satisfies LogStyle;
