import { expect, it } from 'vitest';
import type { UsageState } from '../../../../preload/contract/usage.ts';
import { limitOf } from '../../../../renderer/features/reports/limit-of.ts';

const known: UsageState = {
  state: 'known',
  connection: 'office',
  readAt: '2026-11-21T10:00:00Z',
  characters: { count: 10, limit: 500 },
  speechToText: { count: 0, limit: null },
  products: [],
  ownDays: [],
};

it('is the account’s limit of the figure', () => {
  expect(limitOf(known, 'office', 'characters')).toEqual({ limit: 500 });
});

it('tells no limit from an unknown one', () => {
  expect(limitOf(known, 'office', 'speechToTextMs')).toEqual({ limit: null });
  expect(limitOf(known, 'office', 'speechToSpeechMs')).toBeNull();
  expect(limitOf({ state: 'unknown' }, 'office', 'characters')).toBeNull();
});

it('is never that of another connection, nor one for a part of the characters', () => {
  expect(limitOf(known, 'offline', 'characters')).toBeNull();
  expect(limitOf(known, 'office', 'textCharacters')).toBeNull();
});
