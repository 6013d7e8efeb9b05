import { expect, test } from 'vitest';
import { usageLine } from '../../../../renderer/app/status/usage-line.ts';
import { usageWords } from '../../../../renderer/app/status/usage-words.ts';
import type { KnownUsage } from '../../../../renderer/features/usage/meters.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';

const i18n = createI18n('en', en);
const HOUR = 3_600_000;

const usage = (more: Partial<KnownUsage>): KnownUsage => ({
  state: 'known',
  connection: 'c',
  readAt: '2026-11-21T10:00:00Z',
  characters: { count: 0, limit: 1000 },
  products: [],
  ownDays: [],
  ...more,
});
const known = (count: number, limit: number | null) =>
  usageLine(usage({ characters: { count, limit } }), 'text');

test('usage that is not known says so', () => {
  expect(usageLine({ state: 'unknown' }, 'text')).toEqual({ kind: 'unknown' });
  const failure = { code: 'unreachable' } as const;
  expect(usageLine({ state: 'failed', connection: 'c', failure }, 'text')).toEqual({
    kind: 'failed',
  });
});

test('without a limit only the count is told', () => {
  expect(known(12_480, null)).toEqual({ kind: 'unlimited', count: 12_480, of: 'characters' });
});

test.each([
  [0, 1000, 'left', 1000, 0],
  [799, 1000, 'left', 201, 79],
  [800, 1000, 'nearly', 200, 80],
  [9999, 10_000, 'nearly', 1, 99],
  [1000, 1000, 'over', 0, 100],
  [1200, 1000, 'over', 0, 100],
  [0, 0, 'over', 0, 100],
])('%i of %i is %s', (count, limit, kind, left, percent) => {
  expect(known(count, limit)).toEqual({ kind, left, limit, percent, of: 'characters' });
});

test('another limit that the screen uses up takes the line when it is nearer to being reached', () => {
  const key = { keyCharacters: { count: 500, limit: 500 } };
  expect(usageLine(usage(key), 'text')).toMatchObject({ of: 'keyCharacters', kind: 'over' });
  const both = { characters: { count: 1000, limit: 1000 }, ...key };
  expect(usageLine(usage(both), 'text')).toMatchObject({ of: 'characters', kind: 'over' });
  const files = { documents: { count: 9, limit: 10 } };
  expect(usageLine(usage(files), 'documents')).toMatchObject({ of: 'documents', kind: 'nearly' });
});

test('what a screen never uses up warns of nothing there', () => {
  const spent = {
    speechToText: { count: 10 * HOUR, limit: 10 * HOUR },
    documents: { count: 10, limit: 10 },
  };
  expect(usageLine(usage(spent), 'text')).toMatchObject({ of: 'characters', kind: 'left' });
  expect(usageLine(usage(spent), 'segments')).toMatchObject({ of: 'characters', kind: 'left' });
  expect(usageLine(usage(spent), 'voice')).toMatchObject({ of: 'speechToText', kind: 'over' });
  expect(usageLine(usage(spent), 'documents')).toMatchObject({ of: 'documents', kind: 'over' });
  expect(usageLine(usage(spent), 'usage')).toMatchObject({ of: 'speechToText', kind: 'over' });
});

test('a limit of nothing is no warning', () => {
  const none = { speechToText: { count: 0, limit: 0 }, documents: { count: 0, limit: 0 } };
  expect(usageLine(usage(none), 'usage')).toMatchObject({ of: 'characters', kind: 'left' });
});

test.each<[Partial<KnownUsage>, string]>([
  [{ characters: { count: 1, limit: 2 } }, '1 character left of 2'],
  [{ characters: { count: 9, limit: 10 } }, '90% used, 1 character left of 10'],
  [
    { characters: { count: 500_000, limit: 500_000 } },
    'All 500,000 characters for this period have been used',
  ],
  [
    { speechToText: { count: 9 * HOUR, limit: 10 * HOUR } },
    'Speech to text: 90% used, 1\u00a0h left of 10\u00a0h',
  ],
  [{ keyCharacters: { count: 5, limit: 5 } }, 'All 5 characters for this key have been used'],
  [
    { teamDocuments: { count: 5, limit: 5 } },
    'All 5 team documents for this period have been used',
  ],
])('%o reads %s', (more, line) => {
  expect(usageWords(usageLine(usage(more), 'usage'), i18n)).toBe(line);
});

test('a screen tells of what it uses up, where that has a limit', () => {
  const speech = { count: HOUR, limit: 10 * HOUR };
  expect(usageLine(usage({ speechToText: speech }), 'voice')).toMatchObject({
    of: 'speechToText',
    kind: 'left',
  });
  const unlimited = usage({ speechToText: { count: HOUR, limit: null } });
  expect(usageLine(unlimited, 'voice')).toMatchObject({ of: 'characters' });
});
