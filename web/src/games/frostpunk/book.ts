// How the rulebook draws.

import Drawing from "./Drawing.svelte";
import Icon from "./Icon.svelte";

export default { Drawing, Icon };
