import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { keepApplied } from "./settings/apply.svelte";
import "./settings/settings.css";

keepApplied();

export default mount(App, { target: document.getElementById("app")! });
