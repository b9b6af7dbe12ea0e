/** Small sounds made on the spot; nothing is loaded, and nothing sounds unless it is wanted. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function knock(at: number, pitch: number, loud: number, length = 0.05): void {
  const audio = (context ??= new AudioContext());
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.5, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

export function sound(kind: "roll" | "place" | "coin" | "turn" | "end"): void {
  if (!settings.sound) return;
  if (kind === "roll")
    for (let n = 0; n < 6; n++) knock(n * 0.045 + Math.random() * 0.02, 240 + Math.random() * 160, 0.12);
  else if (kind === "place") knock(0, 190, 0.25, 0.09);
  else if (kind === "coin") [1250, 1660].forEach((pitch, n) => knock(n * 0.07, pitch, 0.08, 0.16));
  else if (kind === "turn") [520, 660].forEach((pitch, n) => knock(n * 0.1, pitch, 0.08, 0.14));
  else [392, 494, 587, 784].forEach((pitch, n) => knock(n * 0.13, pitch, 0.1, 0.3));
}
