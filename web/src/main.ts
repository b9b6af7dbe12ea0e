import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { i18n } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

await i18n.load(settings.lang);
mount(App, { target: document.getElementById("app")! });
