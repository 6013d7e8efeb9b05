import { expect, test } from 'vitest';
import type { LiveLine, TranscriptRow, VoiceView } from '../../../../preload/contract/voice.ts';
import { captionColumns } from '../../../../renderer/features/captions/caption-columns.ts';
import {
  createCaptionFeed,
  type CaptionFeed,
} from '../../../../renderer/features/captions/caption-feed.ts';

const row = (index: number, source: string, de = ''): TranscriptRow => ({
  kind: 'speech',
  index,
  startMs: index * 1000,
  endMs: index * 1000 + 900,
  language: 'en',
  speaker: null,
  source: { text: source },
  targets: de === '' ? {} : { de: { text: de } },
  refilled: false,
});
const live = (source = '', de = ''): LiveLine => ({
  startMs: null,
  language: null,
  source,
  targets: { de },
});
const view = (rows: readonly TranscriptRow[], line = live()): VoiceView => ({
  state: {
    phase: 'listening',
    targets: [{ language: 'de', ended: false, isPseudo: false, isUntranslated: false }],
  } as unknown as VoiceView['state'],
  rows,
  live: line,
  bookmarks: [],
});
const take = (feed: CaptionFeed, rows: readonly TranscriptRow[], line = live()) => {
  const { texts } = feed.take(view(rows, line));
  return { source: texts.get('source'), de: texts.get('de') };
};

test('lines run together, each language by itself, and the tentative words follow', () => {
  const feed = createCaptionFeed();
  take(feed, [row(0, 'Good morning.')]);
  const { source, de } = take(
    feed,
    [row(0, 'Good morning.', 'Guten Morgen.'), row(1, 'We begin')],
    live('with the', 'Wir'),
  );
  expect(source).toMatchObject({
    concluded: 'Good morning. We begin',
    tentative: 'with the',
    language: 'en',
  });
  expect(de).toMatchObject({ concluded: 'Guten Morgen.', tentative: 'Wir', language: 'de' });
});

test('text that only grows stays in its epoch', () => {
  const feed = createCaptionFeed();
  take(feed, [row(0, 'We')]);
  const { source } = take(feed, [row(0, 'We begin.'), row(1, 'Now.')]);
  expect(source).toMatchObject({ concluded: 'We begin. Now.', epoch: 0 });
  expect(take(feed, []).source).toMatchObject({ concluded: 'We begin. Now.', epoch: 0 });
});

test('a changed line, or one that comes late, begins another epoch', () => {
  const feed = createCaptionFeed();
  take(feed, [row(0, 'Their'), row(1, 'next', 'weiter')]);
  expect(take(feed, [row(0, 'There')]).source).toMatchObject({
    concluded: 'There next',
    epoch: 1,
  });
  expect(take(feed, [row(0, 'There', 'Da')]).de).toMatchObject({
    concluded: 'Da weiter',
    epoch: 1,
  });
});

test('edits show, and of a long transcript only its end', () => {
  const feed = createCaptionFeed();
  const rows = Array.from({ length: 5_000 }, (_, index) => row(index, `Line ${index}.`));
  const first = take(feed, rows).source;
  expect(first?.concluded.startsWith('Line 4992.')).toBe(true);
  const last = { ...row(4_999, 'Line 4999.'), source: { text: 'Line 4999.', edited: 'The end.' } };
  expect(take(feed, [last]).source?.concluded.endsWith('Line 4998. The end.')).toBe(true);
  expect(take(feed, [row(3, 'Edited far above')]).source?.epoch).toBe(1);
});

test('events and gaps say nothing', () => {
  const feed = createCaptionFeed();
  const gap: TranscriptRow = { kind: 'gap', index: 1, startMs: 0, endMs: 1, refilled: false };
  expect(take(feed, [row(0, 'One'), gap, row(2, 'two')]).source?.concluded).toBe('One two');
});

test('the texts to show: what was asked for, as far as the session has it', () => {
  const both = { show: 'both', target: null } as const;
  expect(captionColumns(both, ['de', 'fr'])).toEqual(['source', 'de']);
  expect(captionColumns({ ...both, target: 'fr' }, ['de', 'fr'])).toEqual(['source', 'fr']);
  expect(captionColumns({ show: 'target', target: 'pl' }, ['de'])).toEqual(['de']);
  expect(captionColumns({ show: 'source', target: 'de' }, ['de'])).toEqual(['source']);
  expect(captionColumns({ show: 'target', target: 'de' }, [])).toEqual(['source']);
});
