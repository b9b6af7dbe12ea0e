/** The sounds of the table. They are loaded with the first one, and need a click or a key before. */
import type { SoundName } from "../art/sound";
import { settings } from "./settings.svelte";

export function sound(name: SoundName): void {
  if (settings.volume === 0 || navigator.userActivation?.hasBeenActive === false) return;
  void import("../art/sound").then(({ play, setVolume }) => {
    setVolume(settings.volume);
    play(name);
  });
}
