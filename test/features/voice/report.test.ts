import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../main/features/voice/journal/entry.ts';
import { coverage, reportOf } from '../../../main/features/voice/report.ts';
import { createTranscript } from '../../../main/features/voice/transcript/transcript.ts';
import { startVoiceRig } from './rig.ts';

const line = (a: number, b: number): Entry => ({
  t: 'source',
  s: [{ x: 'Words.', a, b, l: 'en' }],
  w: null,
});
function transcriptOf(...entries: readonly Entry[]) {
  const transcript = createTranscript();
  for (const entry of entries) transcript.apply(entry);
  return transcript;
}
const loud = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([startMs, endMs]) => ({ startMs, endMs }));

describe('coverage', () => {
  test('is the share of loud sound that has text near it', () => {
    const found = coverage(
      transcriptOf(line(0, 4_000), line(10_500, 14_500)),
      loud([0, 5_000], [10_000, 15_000]),
    );
    // Half a second around text counts as covered.
    expect(found).toEqual({ speechMs: 10_000, coveredMs: 9_500, coverage: 0.95, gaps: [] });
  });
  test('has no share without speech', () => {
    expect(coverage(transcriptOf(), [])).toMatchObject({ coverage: null, gaps: [] });
  });
  test('shows loud stretches of two seconds without text as gaps, joined over short pauses', () => {
    const found = coverage(
      transcriptOf(line(0, 4_500)),
      loud([0, 5_000], [10_000, 11_200], [12_000, 13_000], [20_000, 21_500]),
    );
    expect(found.gaps).toEqual([{ startMs: 10_000, endMs: 13_000 }]);
    expect(found.coveredMs).toBe(5_000);
  });
  test('shows sound that is known to be lost, until it is refilled', () => {
    const gap: Entry = { t: 'gap', a: 6_000, b: 7_000 };
    expect(coverage(transcriptOf(line(0, 1_000), gap), []).gaps).toEqual([
      { startMs: 6_000, endMs: 7_000 },
    ]);
    expect(coverage(transcriptOf(gap, { t: 'refilled', a: 6_000, b: 7_000 }), []).gaps).toEqual([]);
  });
});

test('the report of a session tells what its sound and its text tell', async () => {
  const rig = await startVoiceRig({ keepsSound: true });
  await rig.speak(20);
  await rig.sound(new Int16Array(16_000 * 5));
  rig.voice.hush();
  await rig.speak(20);
  await rig.finish();
  const { state, transcript, loud } = rig.session;
  const report = reportOf(state, transcript, loud, 20, true);
  expect(report).toMatchObject({ mediaMs: 25_000, speechMs: 20_000, words: 20, canRefill: true });
  expect(report.gaps).toEqual([{ startMs: 15_000, endMs: 25_000 }]);
  expect(report.coverage).toBeCloseTo(0.5, 1);
  expect(reportOf(state, transcript, loud, 20, false).canRefill).toBe(false);
});
