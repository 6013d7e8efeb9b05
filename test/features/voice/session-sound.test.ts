import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCaptureTimes } from '../../../main/features/voice/session/capture-times.ts';
import { createSources } from '../../../main/features/voice/session/sources.ts';
import { createSpeakers } from '../../../main/features/voice/session/speakers.ts';
import {
  createSpeechActivity,
  isLoud,
  loudStretches,
} from '../../../main/features/voice/session/speech-activity.ts';
import { createMix } from '../../../main/system/sound/mix.ts';
import type { Recorder, RecorderListener } from '../../../main/system/sound/recorder.ts';
import { createVirtualClock } from '../../client/voice/virtual-clock.ts';

const LOUD = new Int16Array(1_600).fill(5_000);
const PAGE = { kind: 'page', name: 'Microphone' } as const;

function rig() {
  const time = createVirtualClock();
  const missing: number[] = [];
  let mixed = 0;
  const sources = createSources({
    mix: createMix({ onMixed: (samples) => (mixed += samples.length) }),
    clock: { ...time, date: () => 0 },
    onChange: () => undefined,
    onMissing: (samples) => missing.push(samples),
  });
  let listener: RecorderListener | null = null;
  let stopped = 0;
  const recorder: Recorder = {
    name: 'Card',
    start: (given) => (listener = given),
    stop: () => (stopped += 1),
  };
  const recorded = (): RecorderListener => {
    if (listener === null) throw new Error('not started');
    return listener;
  };
  return {
    time,
    sources,
    recorder,
    recorded,
    missing,
    mixed: () => mixed,
    stopped: () => stopped,
    condition: (at = 0) => sources.states()[at]?.condition,
    async play(samples: Int16Array, count: number, from = 0) {
      for (let frame = 0; frame < count; frame += 1) {
        sources.frame('microphone', from + frame * samples.length, samples);
        await time.pass(100);
      }
    },
  };
}

describe('a source', () => {
  test('that gives no frame at first, or no more, has stalled within three seconds', async () => {
    const one = rig();
    one.sources.start('microphone', PAGE, 'Microphone', null);
    expect(one.condition()).toBe('waiting');
    await one.time.pass(3_600);
    expect(one.condition()).toBe('stalled');
    await one.play(LOUD, 10);
    expect(one.condition()).toBe('live');
    await one.time.pass(2_100);
    expect(one.condition()).toBe('stalled');
    expect(one.sources.states()[0]?.peak).toBe(0);
  });
  test('of zeros is silent after three seconds, and live with the first sound', async () => {
    const one = rig();
    one.sources.start('microphone', PAGE, 'Microphone', null);
    await one.play(new Int16Array(1_600), 32);
    expect(one.condition()).toBe('silent');
    await one.play(LOUD, 1, 32 * 1_600);
    expect(one.condition()).toBe('live');
    expect(one.sources.states()[0]?.peak).toBeCloseTo(5_000 / 32_768, 5);
  });
  test('that is muted stays so when another takes its place', async () => {
    const one = rig();
    one.sources.start('microphone', PAGE, 'Microphone', null);
    await one.play(LOUD, 2);
    one.sources.change('microphone', { muted: true, gain: 0.5 });
    expect(one.condition()).toBe('muted');
    one.sources.start('microphone', { kind: 'recorder', device: 'card' }, 'Card', one.recorder);
    expect(one.sources.states()).toMatchObject([
      { name: 'Card', kind: 'recorder', muted: true, gain: 0.5 },
    ]);
    one.recorded().onFrame({ position: 0, samples: LOUD, peak: 0, level: 0 });
    expect(one.condition()).toBe('muted');
  });
  test.for([
    [
      { kind: 'missing', program: 'arecord' },
      { code: 'recorder-missing', params: { name: 'arecord' } },
    ],
    [
      { kind: 'failed', reason: 'busy' },
      { code: 'recorder-failed', params: { reason: 'busy' } },
    ],
    [
      { kind: 'unreadable', reason: 'empty' },
      { code: 'sound-unreadable', params: { reason: 'empty' } },
    ],
  ] as const)('that fails says why: %o', ([fault, failure]) => {
    const one = rig();
    one.sources.start('microphone', { kind: 'recorder', device: 'card' }, 'Card', one.recorder);
    one.recorded().onEnd(fault);
    expect(one.sources.states()).toMatchObject([{ condition: 'lost', failure }]);
    expect(one.sources.areFinished).toBe(false);
  });
  test('that was a file is finished, and with it everything', () => {
    const one = rig();
    one.sources.start('microphone', { kind: 'file', ticket: 't', speed: 1 }, 'File', one.recorder);
    one.recorded().onEnd(null);
    expect(one.condition()).toBe('finished');
    expect(one.sources.areFinished).toBe(true);
  });
  test('is never replaced by itself: what comes from a page that lost it is not taken', async () => {
    const one = rig();
    one.sources.start('microphone', PAGE, 'Microphone', null);
    one.sources.lost('microphone', { code: 'microphone-failed' });
    await one.play(LOUD, 5);
    expect(one.condition()).toBe('lost');
    expect(one.mixed()).toBe(0);
  });
});

describe('what nobody recorded', () => {
  test('is counted while the only source is gone', async () => {
    const one = rig();
    one.sources.start('microphone', PAGE, 'Microphone', null);
    await one.play(LOUD, 3);
    one.sources.lost('microphone', { code: 'microphone-failed' });
    await one.time.pass(2_200);
    one.sources.start('microphone', PAGE, 'Headset', null);
    await one.play(LOUD, 10);
    expect(one.missing.reduce((sum, samples) => sum + samples, 0)).toBe(2_200 * 16);
  });
  test('is nothing while the other source goes on', async () => {
    const one = rig();
    one.sources.start('microphone', PAGE, 'Microphone', null);
    one.sources.start('system', { kind: 'recorder', device: 'sink' }, 'Sink', one.recorder);
    one.sources.lost('microphone', { code: 'microphone-failed' });
    await one.time.pass(5_000);
    expect(one.missing).toEqual([]);
  });
  test('is bounded, however a page counts', () => {
    const one = rig();
    one.sources.start('microphone', PAGE, 'Microphone', null);
    one.sources.frame('microphone', 0, LOUD);
    one.sources.frame('microphone', 1e12, LOUD);
    expect(one.missing).toEqual([160_000]);
  });
});

describe('speech activity', () => {
  test('reads as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 400 }), (bits) => {
        const activity = createSpeechActivity();
        const stretches = bits
          .map((isSpeech) => activity.add(1_600, isSpeech ? 0.1 : 0))
          .concat(activity.rest())
          .flatMap((stretch) =>
            stretch === null ? [] : loudStretches(stretch.startMs, stretch.bits),
          );
        const read = bits.map((_, at) =>
          stretches.some(({ startMs, endMs }) => startMs <= at * 100 && at * 100 < endMs),
        );
        expect(read).toEqual(bits);
      }),
    );
  });
  test('is the loudest of each tenth of a second, whatever the frames', () => {
    const activity = createSpeechActivity();
    activity.add(800, 0.1);
    for (let count = 0; count < 20; count += 1) activity.add(800, 0);
    const rest = activity.rest();
    expect(loudStretches(rest?.startMs ?? -1, rest?.bits ?? '')).toEqual([
      { startMs: 0, endMs: 100 },
    ]);
  });
  test('begins at -46 dB', () => {
    expect([isLoud(10 ** -4.61), isLoud(10 ** -4.59)]).toEqual([false, true]);
  });
});

describe('capture times', () => {
  test('give the delay from the sound, not from its arrival in order', () => {
    const times = createCaptureTimes();
    expect(times.delay('concluded', 0)).toBeNull();
    for (let at = 1; at <= 100; at += 1) times.captured(at * 1_600, at * 100);
    times.shown('concluded', 950, 2_000);
    times.shown('concluded', 1_000, 2_400);
    expect(times.delay('concluded', 2_400)).toEqual({ p50: 1_400, p95: 1_400 });
    expect(times.delay('tentative', 2_400)).toBeNull();
    // After five minutes it counts no more.
    expect(times.delay('concluded', 302_401)).toBeNull();
  });
});

test('the louder source is the speaker, and nobody where there is one only', () => {
  let hasBoth = true;
  const speakers = createSpeakers(() => hasBoth);
  const pieces: readonly (readonly [number, number])[] = [
    [0.1, 0.001],
    [0.001, 0.1],
    [0.1, 0.08],
    [0, 0],
  ];
  pieces.forEach(([microphone, system], at) =>
    speakers.mixed((at + 1) * 1_600, { microphone, system }),
  );
  expect([0, 100, 200, 300].map((ms) => speakers.speakerOf(ms, ms + 100))).toEqual([
    'me',
    'others',
    'both',
    null,
  ]);
  expect(speakers.speakerOf(0, 200)).toBe('both');
  hasBoth = false;
  expect(speakers.speakerOf(0, 100)).toBeNull();
});
