// Where the names of Frostpunk break.

import { hyphenator } from "../../lib/hyphens";

const GERMAN = ["arena", "generator", "hüter"];

export const hyphenated = hyphenator(...GERMAN);
