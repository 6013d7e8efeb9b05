import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaptureSource } from '../../../renderer/features/voice/capture/sound-source.ts';
import { representative } from '../../extended.ts';
import { NO_PULSE, startPulse } from '../../app/pulse.ts';
import { likeness } from './likeness.ts';
import { openSoundPage, startSoundServer, type SoundServer } from './sound-page.ts';
import { wanderingHum, writeWav } from './wav.ts';
import { unless } from '../../app/unless.ts';

const SECONDS = 4;
let server: SoundServer;
let folder: string;
let spoken: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-capture-'));
  spoken = join(folder, 'hum.wav');
  writeWav(spoken, wanderingHum(SECONDS, 48_000), 48_000);
  server = await startSoundServer();
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The hum as 16 kHz sound should be: every third sample, since it has nothing above 4 kHz. */
const expected = () => wanderingHum(SECONDS, 48_000).filter((_, index) => index % 3 === 0);

type Wanted = Partial<Pick<Microphone, 'deviceId' | 'deviceName'>>;
type Microphone = Extract<CaptureSource, { kind: 'microphone' }>;

const microphone = (wanted: Wanted = {}): CaptureSource => ({
  kind: 'microphone',
  deviceId: null,
  echoCancelling: false,
  noiseReduction: false,
  autoGain: false,
  chunkMs: 100,
  ...wanted,
});

interface Heard {
  readonly name: string;
  readonly path: string;
  readonly positions: readonly number[];
  readonly samples: Int16Array;
}

/** Frames of 100 ms that are recorded. */
const FRAMES = 35;

/** Records so many frames. @param busyMs the page is busy for so long meanwhile */
async function record(page: Page, busyMs: number): Promise<Heard> {
  const heard = await page.evaluate(
    async ({ source, count, busyMs }) => {
      const frames: { position: number; bytes: number[] }[] = [];
      const { promise: hasAll, resolve, reject } = Promise.withResolvers<undefined>();
      const capture = await window.sound.openCapture(source, {
        frame({ position, bytes }) {
          frames.push({ position, bytes: [...bytes] });
          if (frames.length === 5) {
            const busyUntil = performance.now() + busyMs;
            while (performance.now() < busyUntil);
          }
          if (frames.length === count) resolve(undefined);
        },
        end: (reason) => reject(new Error(reason)),
      });
      await hasAll;
      capture.stop();
      const { name, path } = capture;
      return { name, path, frames };
    },
    { source: microphone(), count: FRAMES, busyMs },
  );
  const bytes = Uint8Array.from(heard.frames.flatMap((frame) => frame.bytes));
  return {
    name: heard.name,
    path: heard.path,
    positions: heard.frames.map(({ position }) => position),
    samples: new Int16Array(bytes.buffer),
  };
}

const WAYS = [
  { path: 'worker', isWithoutTrackProcessor: false },
  { path: 'worklet', isWithoutTrackProcessor: true },
];
describe.each(representative(WAYS, 1))(
  "what a microphone hears, through the engine's $path",
  ({ path, isWithoutTrackProcessor }) => {
    test('comes whole and in place though the page is busy, under the headers of the product', async () => {
      const open = await openSoundPage(server, { microphone: spoken, isWithoutTrackProcessor });
      try {
        const heard = await record(open.page, 1_500);
        expect(heard).toMatchObject({ path, name: 'Fake Default Audio Input' });
        expect(heard.positions).toEqual(heard.positions.map((_, index) => index * 1600));
        expect(likeness(expected(), heard.samples)).toEqual({ found: 1, moved: 0 });
        expect(open.complaints).toEqual([]);
      } finally {
        await open.close();
      }
    });
  },
);

const refusal = (page: Page, source: CaptureSource) =>
  page.evaluate(
    (wanted) =>
      window.sound.openCapture(wanted, { frame: () => undefined, end: () => undefined }).then(
        () => null,
        (thrown: unknown) => thrown,
      ),
    source,
  );

test('a denied microphone and one that is not there are told apart', async () => {
  const denying = await openSoundPage(server, { microphone: spoken, answer: 'no' });
  try {
    expect(await refusal(denying.page, microphone())).toEqual({
      code: 'microphone-failed',
      params: { reason: 'denied' },
    });
  } finally {
    await denying.close();
  }
  const open = await openSoundPage(server, { microphone: spoken });
  try {
    expect(await refusal(open.page, microphone({ deviceId: 'of-an-earlier-run' }))).toEqual({
      code: 'microphone-failed',
      params: { reason: 'missing' },
    });
    const named = { deviceId: 'of-an-earlier-run', deviceName: 'Fake Audio Input 2' };
    expect(await refusal(open.page, microphone(named))).toBeNull();
  } finally {
    await open.close();
  }
});

const WEBCAM: Wanted = { deviceId: 'of-an-earlier-run', deviceName: 'webcam' };
/** Longer than any computer takes for the test. */
const LOUD_SECONDS = 120;

describe('a microphone that is unplugged', unless(NO_PULSE), () => {
  const choices: readonly (readonly [string, Wanted])[] = [
    ['chosen', { deviceId: 'of-an-earlier-run', deviceName: 'headset' }],
    ["the system's choice", { deviceId: null }],
  ];
  test.each(representative(choices, 1))(
    'ends (%s), and no other one goes on in its place',
    async (_, wanted) => {
      const pulse = await startPulse();
      await pulse.addSink('room');
      await pulse.addSink('other-room');
      await pulse.addMicrophone('headset', 'room');
      await pulse.addMicrophone('webcam', 'other-room');
      await pulse.setDefaultMicrophone('headset');
      const loud = join(folder, 'loud.wav');
      writeWav(loud, wanderingHum(LOUD_SECONDS, 16_000, 7), 16_000);
      const open = await openSoundPage(server, { microphone: null, env: pulse.env });
      // The other microphone hears something all the time: it is played until its server ends.
      const playing = pulse.play(loud, 'other-room');
      try {
        const recording = open.page.evaluate(
          async ({ source, other }) => {
            const peaks: number[] = [];
            let reason: string | null = null;
            let afterEnd = 0;
            const end = Promise.withResolvers<string>();
            const { name } = await window.sound.openCapture(source, {
              frame({ peak }) {
                peaks.push(peak);
                if (reason !== null) afterEnd += 1;
              },
              end: end.resolve,
            });
            /** Frames in which the other one has heard something. */
            let loud = 0;
            let isHeard = (): void => undefined;
            const untilHeard = async (frames: number) => {
              const { promise, resolve } = Promise.withResolvers<undefined>();
              const from = loud;
              isHeard = () => {
                if (loud >= from + frames && peaks.length > 0) resolve(undefined);
              };
              await promise;
            };
            const control = await window.sound.openCapture(other, {
              frame({ peak }) {
                if (peak > 0.01) loud += 1;
                isHeard();
              },
              end: (why) => end.reject(new Error(`the other one: ${why}`)),
            });
            await untilHeard(10);
            const before = [...peaks];
            document.title = 'both are recorded';
            reason = await end.promise;
            // Time enough for what came after it, by the clock of the sound.
            await untilHeard(10);
            control.stop();
            return { name, reason, before, afterEnd };
          },
          { source: microphone(wanted), other: microphone(WEBCAM) },
        );
        await open.page.waitForFunction(() => document.title === 'both are recorded');
        await pulse.remove('headset');
        const { name, reason, before, afterEnd } = await recording;
        expect(['headset', 'Default']).toContain(name);
        expect(reason).toBe('unplugged');
        expect(before.length).toBeGreaterThan(0);
        expect(before.filter((peak) => peak > 0.01)).toEqual([]);
        expect(afterEnd).toBe(0);
      } finally {
        await open.close();
        await pulse.stop();
        await playing;
      }
    },
  );
});
