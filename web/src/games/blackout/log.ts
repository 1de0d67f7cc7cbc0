// How the log of Blackout reads.

import { cardsIn, type LogStyle } from "../../table/turns";
import Icon from "./Icon.svelte";

/** Plans are secret, and everybody makes them; who passes is seen on the table. So is who is ready, but not who plans
 *  nothing at all. */
const QUIET = new Set(["planned", "passed", "joined", "refilled"]);

/** The end of a round: each of its phases is an entry of its own. */
const PHASES = ["nobody-scouts", "wasted", "nothing-secured", "nobody-refreshes"];

export default {
  quiet: ({ kind, data }) =>
    QUIET.has(kind) || (kind === "ready" && data.cards !== 0) || (kind === "wasted" && !data.money),
  heads: new Set([...PHASES, "secured", "looked", "end-triggered", "game-over", "nobody-won", "final-score"]),
  series: new Set(["swept"]),
  parts: new Set(["round"]),
  pictures: {
    rolled: "die",
    ready: "planned",
    turned: "card",
    procured: "cube",
    acted: "card",
    "placed-cube": "cube",
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
    completed: "objectives",
    finished: "finish",
    restored: "restore",
    "nobody-scouts": "search",
    "cannot-scout": "search",
    "does-not-scout": "search",
    looked: "eye",
    searches: "search",
    collected: "tile",
    injured: "hospital",
    "bought-card": "card",
    swept: "card",
    wasted: "money",
    "traded-waste": "money",
    disposed: "card",
    "nothing-secured": "house",
    secured: "house",
    unlocked: "check",
    "scored-district": "points",
    "nobody-refreshes": "back",
    "cannot-refresh": "back",
    "does-not-refresh": "back",
    refreshed: "back",
    "end-triggered": "warning",
    "final-score": "points",
    "game-over": "points",
  },
  Icon,
  printed: cardsIn,
} satisfies LogStyle;
