/** What a person has chosen for this browser. Kept in localStorage; nothing is sent anywhere. */
const KEY = "rp.settings";

export type Theme = "auto" | "light" | "dark";
interface Stored {
  lang: string;
  theme: Theme;
  motion: "auto" | "less";
  volume: number; // 0 to 1
  beat: "slow" | "normal" | "fast" | "now"; // how fast bots move
  confirm: boolean;
  handover: boolean;
  talk: boolean; // what others say is shown
  name: string;
}
const DEFAULTS: Stored = {
  lang: "auto",
  theme: "auto",
  motion: "auto",
  volume: 0.4,
  beat: "normal",
  confirm: true,
  handover: false,
  talk: true,
  name: "",
};

function load(): Stored {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Stored>(load());

/** Keeps the settings and lays them on the page; called once inside an effect. */
export function applySettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
}

export function lessMotion(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
