import { expect, test } from 'vitest';
import type { Refill } from '../../../preload/contract/voice.ts';
import type { Entry } from '../../../main/features/voice/journal/entry.ts';
import { refill, refillFailure } from '../../../main/features/voice/refill.ts';
import { createTranscript } from '../../../main/features/voice/transcript/transcript.ts';
import { createVirtualClock } from '../../client/voice/virtual-clock.ts';
import { createFakeVoice, soundOf, textOf, WORD } from './fake-voice.ts';

/** Kept sound of so many words, with silence from one to another. */
function keptSound(words: number, silent: readonly [number, number] = [0, 0]) {
  const samples = new Int16Array(words * WORD);
  for (let word = 0; word < words; word += 1) {
    if (word < silent[0] || word >= silent[1]) samples.set(soundOf(word), word * WORD);
  }
  const bytes = new Uint8Array(samples.buffer);
  return (from: number, to: number) => bytes.slice(from * 2, to * 2);
}

function rig(gaps: readonly { startMs: number; endMs: number }[], readSound = keptSound(100)) {
  const time = createVirtualClock();
  const voice = createFakeVoice(time);
  const transcript = createTranscript();
  const entries: Entry[] = [];
  const leaving = new AbortController();
  const enter = (entry: Entry) => {
    entries.push(entry);
    transcript.apply(entry);
  };
  for (const { startMs, endMs } of gaps) enter({ t: 'gap', a: startMs, b: endMs });
  const values: Refill[] = [];
  const filling = async () => {
    const all = refill({
      open: voice.open,
      failureOf: (error) => refillFailure(error) ?? voice.failureOf(error),
      call: {
        sourceLanguage: 'en',
        sourceMode: 'fixed',
        targets: ['de'],
        speech: null,
        spokenTerms: null,
        glossary: null,
        formality: 'default',
        messageFormat: 'json',
        chunkMs: 100,
      },
      gaps,
      readSound,
      enter,
      signal: leaving.signal,
    });
    for await (const value of all) values.push(value);
  };
  /** Fills, in virtual time, to the end. */
  const fill = async () => {
    const over = new AbortController();
    void filling().finally(() => over.abort());
    for (let steps = 0; !over.signal.aborted && steps < 20_000; steps += 1) {
      await time.pass(100);
      if (steps % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(over.signal.aborted).toBe(true);
  };
  return { time, voice, transcript, entries, values, leaving, filling, fill };
}
const heard = ({ transcript }: ReturnType<typeof rig>) =>
  transcript.rows.flatMap((row) =>
    row.kind === 'speech' ? row.source.text.split(' ').filter(Boolean) : [],
  );

test('brings the words of each gap at their place, and none from around it', async () => {
  const one = rig([
    { startMs: 5_000, endMs: 10_000 },
    { startMs: 30_000, endMs: 31_000 },
  ]);
  await one.fill();
  const words = [...Array.from({ length: 10 }, (_, at) => textOf(10 + at)), textOf(60), textOf(61)];
  expect(heard(one)).toEqual(words);
  expect(one.values).toEqual([
    { state: 'running', doneMs: 0, totalMs: 6_000 },
    { state: 'running', doneMs: 5_000, totalMs: 6_000 },
    { state: 'running', doneMs: 6_000, totalMs: 6_000 },
    { state: 'done', words: 12 },
  ]);
  const [first, second, line] = one.transcript.rows;
  expect([first, second]).toMatchObject([{ refilled: true }, { refilled: true }]);
  expect(line).toMatchObject({ startMs: 5_000, refilled: true, targets: { de: {} } });
  expect(one.voice.broken).toEqual([]);
});

test('a gap that is longer than a stream keeps loses nothing', async () => {
  const words = 25 * 120;
  const one = rig([{ startMs: 0, endMs: words * 500 }], keptSound(words));
  await one.fill();
  expect(heard(one)).toHaveLength(words);
  expect(one.values.at(-1)).toEqual({ state: 'done', words });
});

test('what nobody recorded stays a gap', async () => {
  const one = rig([{ startMs: 5_000, endMs: 10_000 }], keptSound(100, [10, 20]));
  await one.fill();
  expect(one.values.at(-1)).toEqual({ state: 'done', words: 0 });
  expect(one.transcript.rows).toMatchObject([{ kind: 'gap', refilled: false }]);
  expect(one.voice.sessions).toEqual([]);
});

test('one that is stopped leaves the gap open, and no stream', async () => {
  const one = rig([{ startMs: 0, endMs: 40_000 }]);
  const filling = one.filling();
  for (let steps = 0; steps < 50; steps += 1) await one.time.pass(100);
  one.leaving.abort();
  await one.time.pass(1_000);
  await filling;
  expect(one.transcript.rows[0]).toMatchObject({ kind: 'gap', refilled: false });
  expect(one.voice.peer.isConnected).toBe(false);
});

test('one that is refused or broken off says why; tried again, no word comes twice', async () => {
  const refused = rig([{ startMs: 0, endMs: 5_000 }]);
  refused.voice.failOpening({ code: 'quota-exceeded', status: 456 });
  await refused.fill();
  expect(refused.values.at(-1)).toMatchObject({
    state: 'failed',
    failure: { code: 'quota-exceeded' },
  });

  const broken = rig([{ startMs: 0, endMs: 40_000 }]);
  const filling = broken.filling();
  for (let steps = 0; steps < 100; steps += 1) await broken.time.pass(100);
  broken.voice.fail(500);
  await filling;
  expect(broken.values.at(-1)).toMatchObject({
    state: 'failed',
    failure: { code: 'stream-refused', said: 'Broken' },
  });
  expect(heard(broken).length).toBeGreaterThan(0);
  expect(broken.transcript.rows[0]).toMatchObject({ kind: 'gap', refilled: false });
  await broken.fill();
  expect(heard(broken)).toEqual(Array.from({ length: 80 }, (_, at) => textOf(at)));
});
