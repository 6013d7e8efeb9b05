import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TranscriptRow, VoiceView } from '../../../../../preload/contract/voice.ts';
import { createGrowingView } from '../../../../../renderer/features/voice/session/view.ts';
import { line } from './rows.ts';

const view = (rows: readonly TranscriptRow[]): VoiceView => ({
  state: {} as VoiceView['state'],
  rows,
  live: { startMs: null, language: null, source: '', targets: {} },
  bookmarks: [],
});

test('whatever comes in between two frames, the newest of every row is shown', () => {
  const changes = fc.array(
    fc.record({ rows: fc.array(fc.tuple(fc.nat(5), fc.string())), isShown: fc.boolean() }),
  );
  fc.assert(
    fc.property(changes, (all) => {
      const growing = createGrowingView();
      const newest = new Map<number, string>();
      let frames: [readonly TranscriptRow[], string][] = [];
      for (const { rows, isShown } of all) {
        growing.take(view(rows.map(([index, text]) => line(index, text))));
        for (const [index, text] of rows) newest.set(index, text);
        const shown = growing.shown();
        if (!isShown || shown === null) continue;
        for (const [index, text] of newest) {
          expect(shown.rows.find((row) => row.index === index)).toMatchObject({
            source: { text },
          });
        }
        frames = [...frames, [shown.rows, JSON.stringify(shown.rows)]];
      }
      // What React has been given never changes under its hands.
      for (const [rows, before] of frames) expect(JSON.stringify(rows)).toBe(before);
    }),
  );
});

test('rows that did not change are the same array', () => {
  const growing = createGrowingView();
  growing.take(view([line(0, 'one')]));
  const first = growing.shown();
  growing.take(view([]));
  expect(growing.shown()?.rows).toBe(first?.rows);
});

test('a line that is concluded after a pause stands before it', () => {
  const growing = createGrowingView();
  const pause = { kind: 'event', index: 0, startMs: 20_000, event: { kind: 'paused' } } as const;
  growing.take(view([pause]));
  growing.take(view([line(1, 'before the pause', { startMs: 12_000 })]));
  expect(growing.shown()?.rows.map(({ index }) => index)).toEqual([1, 0]);
});

test('a short absence that cost nothing has no row, one that lost sound has', () => {
  const growing = createGrowingView();
  const away = (index: number, awayMs: number, gapMs: number): TranscriptRow => ({
    kind: 'event',
    index,
    startMs: index,
    event: { kind: 'reconnected', awayMs, gapMs },
  });
  growing.take(view([away(0, 300, 0), away(1, 300, 900), away(2, 9_000, 0)]));
  expect(growing.shown()?.rows.map(({ index }) => index)).toEqual([1, 2]);
});
