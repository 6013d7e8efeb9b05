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

/** Records for so long. @param busyMs the page is busy for so long meanwhile */
async function record(page: Page, ms: number, busyMs: number): Promise<Heard> {
  const heard = await page.evaluate(
    async ({ source, ms, busyMs }) => {
      const frames: { position: number; bytes: number[] }[] = [];
      const capture = await window.sound.openCapture(source, {
        frame: ({ position, bytes }) => frames.push({ position, bytes: [...bytes] }),
        end: (reason) => {
          throw new Error(reason);
        },
      });
      const until = performance.now() + ms;
      await new Promise((resolve) => setTimeout(resolve, 500));
      const busyUntil = performance.now() + busyMs;
      while (performance.now() < busyUntil);
      await new Promise((resolve) => setTimeout(resolve, until - performance.now()));
      capture.stop();
      const { name, path } = capture;
      return { name, path, frames };
    },
    { source: microphone(), ms, busyMs },
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
        const heard = await record(open.page, 3_500, 1_500);
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
      writeWav(loud, wanderingHum(5, 16_000, 7), 16_000);
      const open = await openSoundPage(server, { microphone: null, env: pulse.env });
      try {
        const recording = open.page.evaluate(
          (source) =>
            new Promise<{ name: string; reason: string; peaks: number[] }>((resolve, reject) => {
              const peaks: number[] = [];
              let name = '';
              window.sound
                .openCapture(source, {
                  frame: ({ peak }) => peaks.push(peak),
                  end: (reason) => {
                    // Whatever came later would be of another microphone.
                    setTimeout(() => resolve({ name, reason, peaks }), 1_000);
                  },
                })
                .then((capture) => {
                  name = capture.name;
                  document.title = 'recording';
                }, reject);
            }),
          microphone(wanted),
        );
        await open.page.waitForFunction(() => document.title === 'recording');
        // The other microphone hears something all the time.
        const playing = pulse.play(loud, 'other-room');
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await pulse.remove('headset');
        const { name, reason, peaks } = await recording;
        await playing;
        expect(['headset', 'Default']).toContain(name);
        expect(reason).toBe('unplugged');
        expect(peaks.length).toBeGreaterThan(4);
        // The sound server moves the recording at once; the engine tells half a second later.
        expect(peaks.filter((peak) => peak > 0.01).length).toBeLessThan(10);
      } finally {
        await open.close();
        await pulse.stop();
      }
    },
  );
});
