// What the rulebook shows of the table.

import type { GameBook } from "../../lib/gamepages";
import Drawing from "./Drawing.svelte";
import Icon from "./Icon.svelte";

export default { Drawing, Icon } satisfies GameBook;
