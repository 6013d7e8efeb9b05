import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchTrack } from '../../../../../renderer/features/voice/capture/track-watch.ts';

interface Listed {
  readonly kind: 'audioinput';
  readonly deviceId: string;
  readonly groupId: string;
}
const input = (deviceId: string, groupId: string): Listed => ({
  kind: 'audioinput',
  deviceId,
  groupId,
});

let listed: Listed[];
let permission: PermissionState;
let asked: number;
let mediaDevices: EventTarget;
let track: MediaStreamTrack;
let settings: MediaTrackSettings;
const told: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  listed = [input('headset', 'card')];
  settings = { deviceId: 'headset', groupId: 'card' };
  permission = 'granted';
  asked = 0;
  told.length = 0;
  mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices() {
      asked += 1;
      return Promise.resolve(listed);
    },
  });
  vi.stubGlobal('navigator', {
    mediaDevices,
    permissions: { query: () => Promise.resolve({ state: permission }) },
  });
  track = Object.assign(new EventTarget(), {
    getSettings: () => settings,
  }) as unknown as MediaStreamTrack;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = (isDevice = true) =>
  watchTrack(track, {
    isDevice,
    onEnd: (reason) => told.push(reason),
    onStall: (isStalled) => told.push(isStalled ? 'stalled' : 'goes on'),
    now: () => Date.now(),
  });
/** Sound comes for so long, in frames of 100 ms. */
async function hear(watching: { heard(): void }, ms: number) {
  for (let at = 0; at < ms; at += 100) {
    await vi.advanceTimersByTimeAsync(100);
    watching.heard();
  }
}

describe('a microphone that goes away', () => {
  test('is noticed within three seconds, though its track goes on', async () => {
    const watching = watch();
    await hear(watching, 5_000);
    expect(told).toEqual([]);
    listed = [input('webcam', 'webcam')];
    await hear(watching, 3_000);
    expect(told).toEqual(['unplugged']);
    expect(watching.isOpen).toBe(false);
  });

  test('is noticed by frames alone, since timers of hidden pages are slow', async () => {
    const watching = watch();
    vi.clearAllTimers();
    listed = [];
    vi.setSystemTime(Date.now() + 2_000);
    watching.heard();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['unplugged']);
  });

  test('is noticed at once where the engine says that devices changed', async () => {
    watch();
    listed = [];
    mediaDevices.dispatchEvent(new Event('devicechange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['unplugged']);
  });

  test('is that one alone: others may come and go', async () => {
    const watching = watch();
    listed = [input('headset', 'card'), input('webcam', 'webcam')];
    await hear(watching, 3_000);
    listed = [input('headset', 'card')];
    await hear(watching, 3_000);
    expect(told).toEqual([]);
  });
});

describe("the system's choice", () => {
  beforeEach(() => {
    settings = { deviceId: 'default', groupId: 'card' };
    listed = [input('default', 'card'), input('headset', 'a'), input('webcam', 'b')];
  });

  test('ends when it falls on another device', async () => {
    const watching = watch();
    await hear(watching, 3_000);
    expect(told).toEqual([]);
    listed = listed.with(0, input('default', 'another card'));
    await hear(watching, 3_000);
    expect(told).toEqual(['unplugged']);
  });

  test('ends when any microphone goes, since it may have been that one', async () => {
    const watching = watch();
    await hear(watching, 3_000);
    listed = [...listed, input('new', 'c')];
    await hear(watching, 3_000);
    expect(told).toEqual([]);
    listed = listed.filter(({ deviceId }) => deviceId !== 'headset');
    await hear(watching, 3_000);
    expect(told).toEqual(['unplugged']);
  });
});

describe('a track that ends', () => {
  const end = async () => {
    track.dispatchEvent(new Event('ended'));
    await vi.advanceTimersByTimeAsync(0);
  };

  test('says why: gone, denied or stopped', async () => {
    watch();
    await end();
    permission = 'denied';
    watch();
    await end();
    permission = 'granted';
    listed = [];
    watch();
    await end();
    expect(told).toEqual(['ended', 'denied', 'unplugged']);
  });

  test('tells it once', async () => {
    watch();
    listed = [];
    await end();
    await end();
    mediaDevices.dispatchEvent(new Event('devicechange'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told).toEqual(['unplugged']);
  });

  test('that was stopped by us tells nothing and asks nothing more', async () => {
    watch().stop();
    asked = 0;
    await end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual([]);
    expect(asked).toBe(0);
  });
});

test('sound that stops coming has stalled, until it comes again', async () => {
  const watching = watch();
  await hear(watching, 1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual(['stalled']);
  await vi.advanceTimersByTimeAsync(5_000);
  watching.heard();
  expect(told).toEqual(['stalled', 'goes on']);
});

test('what the computer plays belongs to no microphone of the list', async () => {
  listed = [];
  const watching = watch(false);
  await hear(watching, 5_000);
  expect(told).toEqual([]);
});
