/**
 * The sounds of the table, made on the spot with Web Audio: nothing is loaded. A browser lets them
 * out after the first click or key; until then, and with the volume at 0, nothing happens.
 *
 *   setVolume(0.4);  play("die");  play("turn");
 */

export const SOUNDS = [
  "die",
  "bag",
  "card",
  "coin",
  "well",
  "token",
  "goal",
  "enemy",
  "tear",
  "turn",
  "finale",
] as const;
export type SoundName = (typeof SOUNDS)[number];
export const DEFAULT_VOLUME = 0.4;

type Audio = { context: AudioContext; out: GainNode; noise: AudioBuffer };
let audio: Audio | null = null;
let volume = DEFAULT_VOLUME;

export function setVolume(share: number): void {
  volume = Math.max(0, Math.min(1, share));
  audio?.out.gain.setTargetAtTime(volume, audio.context.currentTime, 0.02);
}
export function getVolume(): number {
  return volume;
}

export function play(name: SoundName, delay = 0): void {
  if (volume === 0) return;
  const ready = (audio ??= start());
  if (!ready) return;
  if (ready.context.state === "suspended") void ready.context.resume().catch(() => undefined);
  MAKERS[name](ready, ready.context.currentTime + delay);
}

/** Null where the browser has no Web Audio. */
function start(): Audio | null {
  if (typeof AudioContext === "undefined") return null;
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = volume;
  // several sounds at once stay below what loudspeakers can do
  const limiter = context.createDynamicsCompressor();
  out.connect(limiter).connect(context.destination);
  return { context, out, noise: whiteNoise(context) };
}
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

// ---- means

/** A gain that rises to `peak` and falls away again. */
function envelope(
  { context, out }: Audio,
  at: number,
  peak: number,
  attack: number,
  length: number,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}
interface Tone {
  pitch: number;
  length: number;
  peak: number;
  attack?: number;
  type?: OscillatorType;
  fallTo?: number;
  through?: BiquadFilterNode;
}
function tone(
  it: Audio,
  at: number,
  { pitch, length, peak, attack = 0.004, type = "sine", fallTo, through }: Tone,
): void {
  const oscillator = it.context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, at);
  if (fallTo) oscillator.frequency.exponentialRampToValueAtTime(fallTo, at + length);
  const gain = envelope(it, at, peak, attack, length);
  if (through) oscillator.connect(through).connect(gain);
  else oscillator.connect(gain);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}
interface Hiss {
  type: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  length: number;
  peak: number;
  attack?: number;
}
function hiss(
  it: Audio,
  at: number,
  { type, from, to = from, q = 1, length, peak, attack = 0.002 }: Hiss,
): void {
  const source = it.context.createBufferSource();
  source.buffer = it.noise;
  source.loop = true;
  const filter = it.context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(envelope(it, at, peak, attack, length));
  source.start(at, Math.random() * 0.5);
  source.stop(at + length + 0.02);
}
/** A struck bell: the pitch and two inharmonic partials. */
function bell(it: Audio, at: number, pitch: number, peak: number): void {
  for (const [ratio, share, length] of [
    [1, 1, 1.1],
    [2.76, 0.36, 0.6],
    [5.4, 0.14, 0.3],
  ])
    tone(it, at, { pitch: pitch * ratio, length, peak: peak * share });
}
/** A plucked string after Karplus and Strong, computed into a buffer. */
function pluck(it: Audio, at: number, pitch: number, peak: number): void {
  const { context } = it;
  const rate = context.sampleRate;
  const period = Math.round(rate / pitch);
  const buffer = context.createBuffer(1, Math.round(rate * 1.4), rate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < period; n++) samples[n] = Math.random() * 2 - 1;
  for (let n = period; n < samples.length; n++)
    samples[n] = 0.4988 * (samples[n - period] + samples[Math.max(0, n - period - 1)]);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(envelope(it, at, peak, 0.002, 1.4));
  source.start(at);
}

// ---- sounds

const [A4, D4, D5, A5, D6] = [440, 293.66, 587.33, 880, 1174.66];

const MAKERS: Record<SoundName, (it: Audio, at: number) => void> = {
  // a throw: a few knocks, each a little different
  die: (it, at) => {
    const knocks = 3 + Math.floor(Math.random() * 3);
    for (let n = 0; n < knocks; n++)
      hiss(it, at + n * 0.07 + Math.random() * 0.03, {
        type: "bandpass",
        from: 1800 + Math.random() * 1200,
        q: 3,
        length: 0.06,
        peak: 2.4 * 0.74 ** n,
        attack: 0.001,
      });
  },
  bag: (it, at) =>
    hiss(it, at, { type: "lowpass", from: 260, to: 520, q: 0.8, length: 0.34, peak: 1.1, attack: 0.16 }),
  card: (it, at) =>
    hiss(it, at, { type: "highpass", from: 2600, to: 4200, length: 0.11, peak: 0.4, attack: 0.02 }),
  coin: (it, at) => {
    tone(it, at, { pitch: 2100, length: 0.2, peak: 0.3 });
    tone(it, at + 0.012, { pitch: 3400, length: 0.2, peak: 0.22 });
    tone(it, at + 0.07, { pitch: 3400, length: 0.16, peak: 0.12 });
  },
  well: (it, at) => tone(it, at, { pitch: 180, fallTo: 120, type: "triangle", length: 0.1, peak: 1 }),
  token: (it, at) => tone(it, at, { pitch: 420, fallTo: 380, type: "triangle", length: 0.06, peak: 0.8 }),
  goal: (it, at) => [D5, A5, D6].forEach((pitch, n) => bell(it, at + n * 0.12, pitch, 0.2)),
  enemy: (it, at) => {
    const through = it.context.createBiquadFilter();
    through.type = "lowpass";
    through.frequency.value = 200;
    tone(it, at, { pitch: 62, type: "sawtooth", length: 0.9, peak: 0.7, attack: 0.08, through });
  },
  tear: (it, at) => {
    hiss(it, at, { type: "bandpass", from: 5200, to: 700, q: 1.4, length: 0.42, peak: 0.4, attack: 0.03 });
    for (let n = 0; n < 5; n++)
      hiss(it, at + 0.05 + n * 0.07, { type: "highpass", from: 3800, length: 0.03, peak: 0.3 });
  },
  // unlike all others: one soft swell on A4 with its octave
  turn: (it, at) => {
    tone(it, at, { pitch: A4, length: 0.9, peak: 0.3, attack: 0.05 });
    tone(it, at + 0.06, { pitch: A5, length: 0.7, peak: 0.08, attack: 0.06 });
  },
  finale: (it, at) =>
    [1, 1.25, 1.5, 2, 2.5, 3, 4].forEach((ratio, n) => pluck(it, at + n * 0.11, D4 * ratio, 0.32)),
};
