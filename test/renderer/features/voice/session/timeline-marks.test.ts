import { expect, test } from 'vitest';
import type { TranscriptRow } from '../../../../../preload/contract/voice.ts';
import {
  lineAt,
  lineByKey,
  lostSpans,
  spokenSpans,
  stretchesBy,
} from '../../../../../renderer/features/voice/session/timeline-marks.ts';

const said = (index: number, startMs: number, endMs: number, speaker: string | null = null) =>
  ({
    kind: 'speech',
    index,
    startMs,
    endMs,
    language: 'en',
    speaker,
    source: { text: `line ${index}` },
    targets: {},
    refilled: false,
  }) satisfies TranscriptRow;
const gap = (index: number, startMs: number, endMs: number, refilled = false) =>
  ({ kind: 'gap', index, startMs, endMs, refilled }) satisfies TranscriptRow;

const rows: readonly TranscriptRow[] = [
  said(0, 0, 10_000, 'me'),
  said(1, 10_000, 20_000, 'me'),
  gap(2, 30_000, 40_000),
  said(3, 50_000, 60_000, 'others'),
  gap(4, 60_000, 70_000, true),
  said(5, 90_000, 100_000, 'Ada'),
];

test('lines of one speaker that touch are one span; other names are drawn alike', () => {
  const spans = spokenSpans(rows, 100_000);
  expect(spans.get('me')).toEqual([{ from: 0, length: 20 }]);
  expect(spans.get('others')).toEqual([{ from: 50, length: 10 }]);
  expect(spans.get('unknown')).toEqual([{ from: 90, length: 10 }]);
});

test('what is lost is marked, what was filled since is not', () => {
  expect(lostSpans(rows, 100_000)).toEqual([{ from: 30, length: 10 }]);
});

test('a long session draws no more spans than can be seen', () => {
  const many = Array.from({ length: 20_000 }, (_, index) =>
    said(index, index * 1_000, index * 1_000 + 500),
  );
  expect(spokenSpans(many, 20_000_000).get('unknown')).toHaveLength(1);
});

test('a moment belongs to the line at or before it', () => {
  expect(lineAt(rows, 35_000)?.index).toBe(1);
  expect(lineAt(rows, 50_000)?.index).toBe(3);
  expect(lineAt(rows.slice(3), 0)?.index).toBe(3);
  expect(lineAt([gap(0, 0, 5)], 0)).toBeNull();
});

test('keys go from line to line and stay at the ends', () => {
  const go = (atMs: number, key: string) => lineByKey(rows, atMs, key)?.index;
  expect(go(0, 'ArrowRight')).toBe(1);
  expect(go(10_000, 'ArrowRight')).toBe(3);
  expect(go(90_000, 'ArrowRight')).toBe(5);
  expect(go(90_000, 'ArrowLeft')).toBe(3);
  expect(go(0, 'ArrowLeft')).toBe(0);
  expect(go(50_000, 'Home')).toBe(0);
  expect(go(50_000, 'End')).toBe(5);
  expect(lineByKey(rows, 0, 'x')).toBeNull();
});

test('levels are asked for once their stretch is over, not in its last second', () => {
  // At 9.1 s of sound 10 s are shown.
  expect([0, 10_000, 11_000, 12_000, 21_000, 22_000].map(stretchesBy)).toEqual([0, 0, 0, 1, 1, 2]);
});
