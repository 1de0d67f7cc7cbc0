// Where the names of Blackout break.

import { hyphenator } from "../../lib/hyphens";

const GERMAN = ["amateur", "äbtissin", "älteste", "ärztin", "schränke", "schrauber", "späher", "stafette"];

export const hyphenated = hyphenator(...GERMAN);
