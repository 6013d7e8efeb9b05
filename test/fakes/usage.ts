import type { UsageState } from '../../preload/contract/usage.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Usage of a busy account: one meter of each state, the period half over. */
export function fakeUsage(now = Date.now()): UsageState {
  return {
    state: 'known',
    connection: 'offline',
    readAt: new Date(now).toISOString(),
    characters: { count: 12_480, limit: 500_000 },
    keyCharacters: { count: 4210, limit: null },
    speechToText: { count: 552 * 60_000, limit: 10 * HOUR_MS },
    speechToSpeech: { count: 2 * HOUR_MS, limit: 2 * HOUR_MS },
    products: [
      { product: 'translate', unit: 'characters', keyCount: 4010, accountCount: 11_200 },
      { product: 'write', unit: 'characters', keyCount: 200, accountCount: 1280 },
      { product: 'speechToText', unit: 'minutes', keyCount: 84, accountCount: 552 },
      { product: 'speechToSpeech', unit: 'minutes', keyCount: 0, accountCount: 120 },
    ],
    ownDays: Array.from({ length: 30 }, (_, index) => ({
      day: new Date(now - (29 - index) * DAY_MS).toISOString().slice(0, 10),
      characters: index % 7 > 4 ? 0 : 180 + ((index * 137) % 420),
    })),
    period: {
      start: new Date(now - 18 * DAY_MS).toISOString(),
      end: new Date(now + 12.4 * DAY_MS).toISOString(),
    },
  };
}
