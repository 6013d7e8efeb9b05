import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UsageState } from '../../../preload/contract/usage.ts';
import { ownDays } from '../../../main/features/usage/usage.ts';
import type { Rig } from '../rig.ts';
import { firstOf, startRig } from '../rig.ts';

const THIRTY_DAYS: unknown = expect.toSatisfy((days: unknown[]) => days.length === 30);
const NOTHING = {
  characters: 0,
  textCharacters: 0,
  documentCharacters: 0,
  improvementCharacters: 0,
  speechToTextMs: 0,
  speechToSpeechMs: 0,
};

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

const answer = (json: object, status = 200) =>
  rig.builtIn.answer((seen) => (seen.path === '/v2/usage' ? { status, json } : null));
const settled = (): Promise<UsageState> =>
  firstOf(rig.watch('usage.watch', undefined), ({ state }) => state !== 'unknown');

describe('usage', () => {
  it('tells all that the service says: meters, products, period, and when it was read', async () => {
    answer({
      character_count: 1200,
      character_limit: 1_000_000_000_000,
      api_key_character_count: 200,
      api_key_character_limit: 500,
      document_count: 3,
      document_limit: 10,
      team_document_count: 4,
      team_document_limit: 20,
      speech_to_text_milliseconds_count: 90_500,
      speech_to_text_milliseconds_limit: 600_000,
      speech_to_speech_minutes_count: 2,
      speech_to_speech_minutes_limit: 60,
      start_time: '2026-03-03T04:05:06.789Z',
      end_time: '2026-04-03T04:05:06.789Z',
      products: [
        {
          product_type: 'speechToText',
          billing_unit: 'minutes',
          api_key_unit_count: 2,
          account_unit_count: 5,
          character_count: 0,
        },
      ],
    });
    const state = await settled();
    expect(state).toEqual({
      state: 'known',
      connection: 'offline',
      readAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      characters: { count: 1200, limit: null },
      keyCharacters: { count: 200, limit: 500 },
      documents: { count: 3, limit: 10 },
      teamDocuments: { count: 4, limit: 20 },
      speechToText: { count: 90_500, limit: 600_000 },
      speechToSpeech: { count: 120_000, limit: 3_600_000 },
      products: [{ product: 'speechToText', unit: 'minutes', keyCount: 2, accountCount: 5 }],
      ownDays: THIRTY_DAYS,
      period: { start: '2026-03-03T04:05:06.789Z', end: '2026-04-03T04:05:06.789Z' },
    });
  });

  it('leaves out what the service does not say', async () => {
    answer({ character_count: 1, character_limit: 500_000 });
    expect(await settled()).toEqual({
      state: 'known',
      connection: 'offline',
      readAt: expect.any(String) as string,
      characters: { count: 1, limit: 500_000 },
      products: [],
      ownDays: THIRTY_DAYS,
    });
  });

  it('says why it is not known', async () => {
    answer({ message: 'no' }, 403);
    expect(await settled()).toMatchObject({
      state: 'failed',
      connection: 'offline',
      failure: { status: 403 },
    });
  });
});

describe('the days of our own ledger', () => {
  it('are thirty up to now, also those without anything', () => {
    const asked: unknown[] = [];
    const ledger: Parameters<typeof ownDays>[0] = {
      days(connection, range) {
        asked.push([connection, range]);
        return [{ day: '2026-03-02', usage: { ...NOTHING, characters: 70 }, sessions: 0 }];
      },
    };
    const days = ownDays(ledger, 'office', Date.parse('2026-03-04T23:59:00Z'));
    expect(asked).toEqual([['office', { start: '2026-02-03', end: '2026-03-04' }]]);
    expect(days).toHaveLength(30);
    expect(days.slice(-3)).toEqual([
      { day: '2026-03-02', characters: 70 },
      { day: '2026-03-03', characters: 0 },
      { day: '2026-03-04', characters: 0 },
    ]);
  });
});
