import { describe, expect, test } from 'vitest';
import type { Meter } from '../../../../preload/contract/connections.ts';
import { meterAbout } from '../../../../renderer/features/usage/meter-about.ts';
import {
  metersOf,
  offlineMeters,
  type KnownUsage,
  type MeterId,
} from '../../../../renderer/features/usage/meters.ts';
import { usedWords } from '../../../../renderer/features/usage/ProductTable.tsx';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';

const i18n = createI18n('en', en);
const HOUR = 3_600_000;

const about = (meter: Meter | null, id: MeterId = 'characters') =>
  meterAbout({ id, counted: id.startsWith('speech') ? 'speech' : 'characters', meter }, i18n);

describe('a meter in words', () => {
  test('says how much is left, in the unit of what is counted', () => {
    expect(about({ count: 12_480, limit: 500_000 })).toEqual({
      figure: '12,480',
      limit: 'of 500,000',
      about: '2% used, 487,520 characters left.',
      tone: 'plain',
    });
    expect(about({ count: 1.5 * HOUR, limit: 10 * HOUR }, 'speechToText')).toMatchObject({
      figure: '1\u00a0h 30\u00a0min',
      limit: 'of 10\u00a0h',
      about: '15% used, 8\u00a0h 30\u00a0min left.',
    });
  });

  test.each([
    [79.9, 'plain', /^79% used/],
    [80, 'notice', /^Near the limit: 80% used/],
    [99.9, 'notice', /^Near the limit: 99% used/],
    [100, 'bad', /^Limit reached/],
    [130, 'bad', /^Limit reached/],
  ])('at %f %% is %s in colour and in words', (percent, tone, sentence) => {
    const shown = about({ count: percent * 1000, limit: 100_000 });
    expect(shown.tone).toBe(tone);
    expect(shown.about).toMatch(sentence);
  });

  test('tells no number where there is no limit, where nothing is allowed, or nothing known', () => {
    expect(about({ count: 5, limit: null })).toMatchObject({ limit: '', about: 'No limit.' });
    expect(about({ count: 0, limit: 0 })).toMatchObject({ limit: '', tone: 'plain' });
    expect(about({ count: 0, limit: 0 }).about).toContain('Not allowed');
    const unknown = about(null);
    expect(unknown.figure).toBe('Unknown');
    expect(JSON.stringify(unknown)).not.toMatch(/\d/);
  });
});

describe('the meters of the screen', () => {
  const usage: KnownUsage = {
    state: 'known',
    connection: 'c',
    readAt: '2026-11-21T10:00:00Z',
    characters: { count: 1, limit: 2 },
    products: [],
    ownDays: [],
  };

  test('name what the service does not say, apart from documents of a team', () => {
    const shown = metersOf(usage, 'account').map(({ id, meter }) => [id, meter !== null]);
    expect(shown).toEqual([
      ['characters', true],
      ['speechToText', false],
      ['speechToSpeech', false],
      ['documents', false],
    ]);
    expect(metersOf(usage, 'key')).toEqual([
      { id: 'keyCharacters', counted: 'characters', meter: null },
    ]);
    // Offline, nobody has an account or a key, and what is not counted is not unknown.
    expect(offlineMeters(usage).map(({ id }) => id)).toEqual(['characters']);
    const team = metersOf({ ...usage, teamDocuments: { count: 3, limit: 5 } }, 'account');
    expect(team.at(-1)?.id).toBe('teamDocuments');
  });

  test('say the speech of the offline service to the second, as its meter does', () => {
    const product = (id: string, unit: string, accountCount: number) =>
      usedWords(
        { product: id, unit, keyCount: null, accountCount },
        { ...usage, speechToText: { count: 3_000, limit: null } },
        i18n,
      );
    expect(product('speechToText', 'minutes', 1)).toBe('3\u00a0s');
    expect(product('translate', 'characters', 7)).toBe('7 characters');
  });
});
