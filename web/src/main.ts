import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { followPointer } from "./lib/pointer";
import { keepApplied } from "./settings/apply.svelte";
import "./settings/settings.css";

keepApplied();
followPointer();

export default mount(App, { target: document.getElementById("app")! });
