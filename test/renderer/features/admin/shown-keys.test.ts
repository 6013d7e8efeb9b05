import { describe, expect, test } from 'vitest';
import type { DeveloperKey } from '../../../../preload/contract/admin.ts';
import { measureWords } from '../../../../renderer/features/admin/keys/measure-words.ts';
import {
  shownKeys,
  sortedBy,
  type KeySelection,
  type KeySort,
} from '../../../../renderer/features/admin/keys/shown-keys.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import { developerKey } from './developer-key.ts';

const i18n = createI18n('en', en);

const KEYS = [
  developerKey('a', { label: 'zebra', created: '2026-01-01T00:00:00Z', characters: 10 }),
  developerKey('b', { label: 'Apple 10', created: '2026-03-01T00:00:00Z', characters: 30 }),
  developerKey('c', { label: 'apple 9', created: '2026-02-01T00:00:00Z', characters: null }),
  developerKey('d', {
    label: 'Old',
    created: '2025-01-01T00:00:00Z',
    characters: 99,
    isActive: false,
  }),
];

const ids = (selection: Partial<KeySelection>) =>
  shownKeys(
    KEYS,
    { search: '', show: 'all', sort: { by: 'label', descending: false }, ...selection },
    'en',
  )
    .map(({ id }) => id)
    .join('');

describe('the list of keys', () => {
  test('shows deactivated ones only when all are wanted, and below the active ones', () => {
    expect(ids({ show: 'active' })).toBe('cba');
    expect(ids({})).toBe('cbad');
    expect(ids({ sort: { by: 'label', descending: true } })).toBe('abcd');
  });

  test('finds parts of labels and ids in any letter case', () => {
    expect(ids({ search: ' APPLE ' })).toBe('cb');
    expect(ids({ search: 'a****' })).toBe('a');
    expect(ids({ search: 'nothing' })).toBe('');
  });

  test('is sorted by time and by use, where unknown use comes last either way', () => {
    expect(ids({ sort: { by: 'created', descending: true } })).toBe('bcad');
    expect(ids({ sort: { by: 'characters', descending: true } })).toBe('bacd');
    expect(ids({ sort: { by: 'characters', descending: false } })).toBe('abcd');
  });

  test('turns round by a second press; a new column starts with what matters most', () => {
    const byLabel: KeySort = { by: 'label', descending: false };
    expect(sortedBy('label', byLabel)).toEqual({ by: 'label', descending: true });
    expect(sortedBy('speechToTextMs', byLabel).descending).toBe(true);
    expect(sortedBy('created', byLabel).descending).toBe(true);
    expect(sortedBy('label', { by: 'created', descending: true }).descending).toBe(false);
  });
});

describe('the use of a key', () => {
  const said = (key: DeveloperKey) =>
    measureWords(key, { id: 'characters', counted: 'characters' }, i18n);
  const withLimit = (limit: number | null, characters: number | null, isActive = true) =>
    said(developerKey('a', { characters, limit, isActive }));

  test('stands beside its limit, with a warning in colour and words', () => {
    expect(withLimit(1000, 799)).toEqual({
      used: '799',
      limit: 'of 1,000',
      tone: 'plain',
      share: 0.799,
    });
    expect(withLimit(1000, 800)).toMatchObject({ limit: 'of 1,000, 80%', tone: 'notice' });
    expect(withLimit(1000, 1200)).toMatchObject({
      limit: 'of 1,000, used up',
      tone: 'bad',
      share: 1,
    });
  });

  test('says no limit, nothing allowed and unknown in words', () => {
    expect(withLimit(null, 5)).toMatchObject({ limit: 'No limit', share: null });
    expect(withLimit(0, 0)).toMatchObject({ limit: 'Not allowed', tone: 'plain', share: null });
    expect(withLimit(1000, null)).toMatchObject({
      used: 'Unknown',
      limit: 'of 1,000',
      share: null,
    });
  });

  test('of a deactivated key warns of nothing', () => {
    expect(withLimit(1000, 1200, false)).toMatchObject({ tone: 'plain', share: null });
  });
});
