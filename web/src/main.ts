import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { fontsLoaded } from "./lib/fonts";
import { i18n } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

await Promise.all([i18n.load(settings.lang), fontsLoaded(i18n.choose(settings.lang))]);
mount(App, { target: document.getElementById("app")! });
