import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { followParts } from "./lib/parts";
import { followPointer } from "./lib/pointer";
import { toasts } from "./lib/toasts.svelte";
import { keepApplied } from "./settings/apply.svelte";
import "./settings/settings.css";

followParts((problem) => toasts.trouble(problem));
keepApplied();
followPointer();

export default mount(App, { target: document.getElementById("app")! });
