import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SpokenChunk } from '../../../../../preload/contract/voice.ts';
import { createPlayer } from '../../../../../renderer/features/voice/playback/player.ts';

/** The engine's sound, as far as a player uses it; `play` lets its time pass. */
class FakeContext extends EventTarget {
  state: AudioContextState = 'running';
  currentTime = 0;
  destination = {};
  sink: string | null = null;
  isBlocked = false;
  readonly nodes: FakeNode[] = [];
  readonly volumes: number[] = [];
  createGain() {
    const setTargetAtTime = (volume: number) => this.volumes.push(volume);
    return { connect: () => undefined, gain: { setTargetAtTime } };
  }
  createBuffer(_channels: number, length: number, rate: number) {
    const channel = new Float32Array(length);
    return { duration: length / rate, getChannelData: () => channel };
  }
  createBufferSource() {
    const node = new FakeNode();
    this.nodes.push(node);
    return node;
  }
  setSinkId(id: string) {
    this.sink = id;
    return Promise.resolve();
  }
  become(state: AudioContextState) {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  resume() {
    if (!this.isBlocked) this.become('running');
    return Promise.resolve();
  }
  suspend() {
    this.become('suspended');
    return Promise.resolve();
  }
  close() {
    this.become('closed');
    return Promise.resolve();
  }
  play(seconds: number) {
    const end = this.currentTime + seconds;
    for (;;) {
      const ending = this.nodes
        .filter((node) => !node.isOver && node.end <= end + 1e-9)
        .toSorted((a, b) => a.end - b.end)
        .at(0);
      if (ending === undefined) break;
      this.currentTime = ending.end;
      ending.over();
    }
    this.currentTime = end;
  }
}
class FakeNode extends EventTarget {
  buffer: { duration: number; getChannelData(): Float32Array } | null = null;
  at = Infinity;
  isOver = false;
  isCut = false;
  get end() {
    return this.at + (this.buffer?.duration ?? 0);
  }
  connect() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
  start(at: number) {
    this.at = at;
  }
  stop() {
    this.isCut = true;
    this.over();
  }
  over() {
    this.isOver = true;
    this.dispatchEvent(new Event('ended'));
  }
}

let listed: { kind: string; deviceId: string; label: string }[];
let mediaDevices: EventTarget;
let context: FakeContext;
let begun: number[];
let troubles: (string | null)[];

beforeEach(() => {
  vi.useFakeTimers();
  listed = [{ kind: 'audiooutput', deviceId: 'speaker', label: 'Speaker' }];
  mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices: () => Promise.resolve(listed),
  });
  vi.stubGlobal('navigator', { mediaDevices });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  context = new FakeContext();
  begun = [];
  troubles = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const RATE = 24_000;
/** A piece of a constant value, so that it is known again. */
const piece = (seq: number, seconds = 0.2, value = 8_192): SpokenChunk => {
  // A view into a larger buffer at an odd place, as they come over a socket.
  const bytes = new Uint8Array(1 + seconds * RATE * 2).subarray(1);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; at += 2) view.setInt16(at, value, true);
  return { seq, language: 'de', rate: RATE, bytes, text: null };
};

async function open(device: string | null = null, deviceName?: string) {
  const player = createPlayer({
    device,
    ...(deviceName !== undefined && { deviceName }),
    onTrouble: (trouble) => troubles.push(trouble),
    context: context as unknown as AudioContext,
  });
  await vi.advanceTimersByTimeAsync(0);
  const play = (seq: number, seconds?: number) =>
    player.play(piece(seq, seconds), () => begun.push(seq));
  return { player, play };
}
const changeDevices = async (devices: typeof listed) => {
  listed = devices;
  mediaDevices.dispatchEvent(new Event('devicechange'));
  await vi.advanceTimersByTimeAsync(0);
};

describe('pieces', () => {
  test('follow each other without a hole, in order', async () => {
    const { play } = await open();
    for (let seq = 0; seq < 20; seq += 1) play(seq);
    context.play(10);
    const starts = context.nodes.map(({ at }) => at);
    expect(starts).toHaveLength(20);
    starts.forEach((start, index) => {
      if (index > 0) expect(start).toBeCloseTo((starts[index - 1] ?? 0) + 0.2, 9);
    });
    expect(begun).toEqual(Array.from({ length: 20 }, (_, seq) => seq));
  });

  test('are told of when they begin, and not before', async () => {
    const { play } = await open();
    for (let seq = 0; seq < 4; seq += 1) play(seq, 1);
    expect(begun).toEqual([0]);
    context.play(0.9);
    expect(begun).toEqual([0]);
    context.play(1);
    expect(begun).toEqual([0, 1]);
    context.play(1);
    expect(begun).toEqual([0, 1, 2]);
  });

  test('wait here rather than in the engine when much of them comes at once', async () => {
    const { play } = await open();
    for (let seq = 0; seq < 1000; seq += 1) play(seq);
    expect(context.nodes.length).toBeLessThan(10);
    context.play(300);
    expect(begun).toHaveLength(1000);
  });

  test('after a pause begin anew, faded in', async () => {
    const { play } = await open();
    play(0);
    context.play(5);
    play(1);
    play(2);
    const [, second, third] = context.nodes;
    expect(second?.at).toBeGreaterThan(5);
    expect(second?.buffer?.getChannelData()[0]).toBe(0);
    expect(second?.buffer?.getChannelData().at(-1)).toBe(0.25);
    expect(third?.buffer?.getChannelData()[0]).toBe(0.25);
  });

  test('without sound are passed over', async () => {
    const { player, play } = await open();
    player.play({ ...piece(0), bytes: new Uint8Array(0) }, () => begun.push(0));
    play(1);
    context.play(1);
    expect(begun).toEqual([1]);
  });
});

describe('the chosen loudspeaker', () => {
  test('is used, and found by its name in a later run', async () => {
    await open('speaker');
    expect(context.sink).toBe('speaker');
    context = new FakeContext();
    await open('of-an-earlier-run', 'Speaker');
    expect(context.sink).toBe('speaker');
  });

  test('is never replaced by another when it is not there', async () => {
    const { play } = await open('headphones');
    play(0);
    context.play(5);
    expect(troubles).toEqual(['missing']);
    expect(context.sink).toBeNull();
    expect(context.nodes).toEqual([]);
    expect(begun).toEqual([]);
  });

  test('falls silent when it goes, and speaks again when it is back', async () => {
    const { play } = await open('speaker');
    for (let seq = 0; seq < 5; seq += 1) play(seq, 1);
    context.play(0.5);
    await changeDevices([]);
    expect(context.state).toBe('suspended');
    expect(context.nodes.every(({ isOver }) => isOver)).toBe(true);
    expect(begun).toEqual([0]);
    for (let seq = 5; seq < 30; seq += 1) play(seq, 1);
    await changeDevices([{ kind: 'audiooutput', deviceId: 'speaker', label: 'Speaker' }]);
    context.play(20);
    expect(troubles).toEqual(['missing', null]);
    // Of what was said meanwhile the last seconds are left.
    expect(begun).toEqual([0, 25, 26, 27, 28, 29]);
  });
});

test('an engine that wants a click first gets it from the next one', async () => {
  context.state = 'suspended';
  context.isBlocked = true;
  const { play } = await open();
  play(0);
  expect(troubles).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(troubles).toEqual(['blocked']);
  context.isBlocked = false;
  dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(troubles).toEqual(['blocked', null]);
  expect(begun).toEqual([0]);
});

test('an engine that needs a moment to start is no trouble, and loses nothing', async () => {
  context.state = 'suspended';
  context.isBlocked = true;
  const { play } = await open();
  play(0);
  context.become('running');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(troubles).toEqual([]);
  expect(begun).toEqual([0]);
});

test('a closed player plays and tells nothing more', async () => {
  const { player, play } = await open('speaker');
  play(0, 1);
  play(1, 1);
  player.setVolume(0.5);
  expect(context.volumes).toEqual([0.5]);
  await player.close();
  expect(context.state).toBe('closed');
  play(2);
  await changeDevices([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toEqual([0]);
  expect(troubles).toEqual([]);
});
