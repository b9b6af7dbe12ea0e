import { afterEach, describe, expect, test, vi } from "vitest";

/** Counts what is started; everything else is accepted. */
function fakeAudio() {
  const started: string[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
    setTargetAtTime() {},
  });
  const node = (kind: string) => ({
    type: "",
    loop: false,
    buffer: null,
    gain: param(),
    frequency: param(),
    Q: param(),
    connect: (next: unknown) => next,
    start: () => started.push(kind),
    stop() {},
  });
  class FakeContext {
    state = "running";
    currentTime = 0;
    sampleRate = 8000;
    destination = {};
    createGain = () => node("gain");
    createOscillator = () => node("tone");
    createBufferSource = () => node("noise");
    createBiquadFilter = () => node("filter");
    createDynamicsCompressor = () => node("limiter");
    createBuffer = (_channels: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    });
  }
  return { started, FakeContext };
}

describe("sounds", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test("each one starts something", async () => {
    const { started, FakeContext } = fakeAudio();
    vi.stubGlobal("AudioContext", FakeContext);
    const { play, SOUNDS } = await import("../../src/art/sound");
    for (const name of SOUNDS) {
      started.length = 0;
      play(name);
      expect(started.length, name).toBeGreaterThan(0);
    }
  });

  test("silence at volume 0 and where there is no Web Audio", async () => {
    const { started, FakeContext } = fakeAudio();
    const { getVolume, play, setVolume } = await import("../../src/art/sound");
    expect(() => play("die")).not.toThrow();
    vi.stubGlobal("AudioContext", FakeContext);
    setVolume(0);
    play("die");
    expect(started).toEqual([]);
    setVolume(7);
    expect(getVolume()).toBe(1);
  });
});
