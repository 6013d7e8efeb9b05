import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from '../../../main/features/voice/journal/entry.ts';
import { createViewFeed } from '../../../main/features/voice/session/view-feed.ts';
import { createTranscript } from '../../../main/features/voice/transcript/transcript.ts';
import type { TranscriptRow, VoiceView } from '../../../preload/contract/voice.ts';

const time = fc.integer({ min: 0, max: 20_000 });
const text = fc.constantFrom(' one', ' two.', ' three', ' vier', '');
const segment = fc
  .tuple(text, time, fc.integer({ min: 0, max: 2_000 }))
  .map(([x, a, ms]) => ({ x, a, b: a + ms, l: 'en' }));
const index = fc.integer({ min: 0, max: 30 });
const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc
    .tuple(fc.array(segment, { maxLength: 3 }), fc.boolean())
    .map(([s, r]): Entry => ({ t: 'source', s, w: null, ...(r ? { r } : {}) })),
  fc
    .tuple(fc.constantFrom('de', 'fr'), fc.array(segment, { maxLength: 2 }))
    .map(([l, s]): Entry => ({ t: 'target', l, s })),
  time.map((a): Entry => ({ t: 'gap', a, b: a + 100 })),
  time.map((a): Entry => ({ t: 'refilled', a: 0, b: a })),
  time.map((a): Entry => ({ t: 'paused', a })),
  index.map((i): Entry => ({ t: 'edit', i, c: 'source', x: 'changed' })),
  index.map((i): Entry => ({ t: 'who', i, w: 'me' })),
);

const REST = {} as Omit<VoiceView, 'rows'>;

test('applying what a watcher is told gives the whole, however slow it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(entry, fc.boolean()), { maxLength: 60 }),
      fc.integer({ min: 0, max: 20 }),
      async (steps, before) => {
        const transcript = createTranscript();
        const feed = createViewFeed(transcript, () => REST);
        const leaving = new AbortController();
        const views = feed.watch(leaving.signal);
        const shown: TranscriptRow[] = [];
        const read = async () => {
          const { value } = await views.next();
          let last = -1;
          for (const row of value?.rows ?? []) {
            expect(row.index).toBeGreaterThan(last);
            last = row.index;
            shown[row.index] = row;
          }
        };
        for (const [step] of steps.slice(0, before)) transcript.apply(step);
        await read();
        expect(shown).toEqual(transcript.rows);
        for (const [step, isRead] of steps.slice(before)) {
          transcript.apply(step);
          feed.touch();
          if (isRead) await read();
        }
        feed.touch();
        await read();
        expect(shown).toEqual(transcript.rows);
        leaving.abort();
        expect((await views.next()).done).toBe(true);
      },
    ),
  );
});

test('a watcher is told what changed, and no more', async () => {
  const transcript = createTranscript();
  const feed = createViewFeed(transcript, () => REST);
  for (let at = 0; at < 100; at += 1) {
    const s = [{ x: `Line ${at}.`, a: at * 1_000, b: at * 1_000 + 900, l: 'en' }];
    transcript.apply({ t: 'source', s, w: null });
  }
  const leaving = new AbortController();
  const views = feed.watch(leaving.signal);
  expect((await views.next()).value?.rows).toHaveLength(100);
  transcript.apply({ t: 'edit', i: 7, c: 'source', x: 'once' });
  transcript.apply({ t: 'edit', i: 7, c: 'source', x: 'twice' });
  feed.touch();
  expect((await views.next()).value?.rows).toMatchObject([
    { index: 7, source: { edited: 'twice' } },
  ]);
  feed.touch();
  expect((await views.next()).value?.rows).toEqual([]);
  leaving.abort();
});
