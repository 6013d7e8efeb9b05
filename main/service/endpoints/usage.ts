import { billingPeriod } from '../accounts/billing-period.ts';
import { accountCharacterLimit, charactersOf, UNLIMITED } from '../accounts/ledger.ts';
import type { Ledger, UsageKind, UsageTotals } from '../accounts/ledger.ts';
import type { Endpoint } from './endpoint.ts';

const MINUTE_MS = 60_000;

/** The products of the usage report with the kinds of use that each counts. */
const PRODUCTS: readonly {
  readonly type: string;
  readonly unit: 'characters' | 'minutes';
  readonly kinds: readonly UsageKind[];
}[] = [
  { type: 'translate', unit: 'characters', kinds: ['text_translation', 'document_translation'] },
  { type: 'write', unit: 'characters', kinds: ['text_improvement'] },
  { type: 'speechToText', unit: 'minutes', kinds: ['speech_to_text'] },
  { type: 'speechToSpeech', unit: 'minutes', kinds: ['speech_to_speech'] },
];

/** GET /v2/usage: the account's characters, and for paid keys everything else of the period. */
export const usage = (ledger: Ledger, now: () => Date): Endpoint => ({
  method: 'GET',
  path: '/v2/usage',
  keyKind: 'developer',
  unknownKey: 403,
  scope: 'usage:read',
  answer: ({ key }) => {
    const used = ledger.usage(key);
    const account = {
      character_count: charactersOf(used.account),
      character_limit: accountCharacterLimit(key.tier) ?? UNLIMITED,
    };
    if (key.tier === 'free') return account;
    const { start, end } = billingPeriod(now());
    const { speechToTextMilliseconds, speechToSpeechMilliseconds } = key.limits;
    return {
      ...account,
      products: PRODUCTS.map(({ type, unit, kinds }) => {
        const ofKey = count(used.key, kinds, unit);
        const ofAccount = count(used.account, kinds, unit);
        return {
          product_type: type,
          billing_unit: unit,
          api_key_unit_count: ofKey,
          account_unit_count: ofAccount,
          api_key_character_count: unit === 'characters' ? ofKey : 0,
          character_count: unit === 'characters' ? ofAccount : 0,
        };
      }),
      api_key_character_count: charactersOf(used.key),
      api_key_character_limit: key.limits.characters ?? UNLIMITED,
      speech_to_text_milliseconds_count: used.account.speech_to_text,
      speech_to_text_milliseconds_limit: speechToTextMilliseconds ?? UNLIMITED,
      speech_to_text_minutes_count: minutes(used.account.speech_to_text),
      speech_to_text_minutes_limit: minutesLimit(speechToTextMilliseconds),
      speech_to_speech_minutes_count: minutes(used.account.speech_to_speech),
      speech_to_speech_minutes_limit: minutesLimit(speechToSpeechMilliseconds),
      start_time: start.toISOString(),
      end_time: end.toISOString(),
    };
  },
});

/** Milliseconds count as begun minutes. */
const minutes = (milliseconds: number): number => Math.ceil(milliseconds / MINUTE_MS);

const minutesLimit = (milliseconds: number | null): number =>
  milliseconds === null ? UNLIMITED : minutes(milliseconds);

function count(
  totals: UsageTotals,
  kinds: readonly UsageKind[],
  unit: 'characters' | 'minutes',
): number {
  const units = kinds.reduce((sum, kind) => sum + totals[kind], 0);
  return unit === 'minutes' ? minutes(units) : units;
}
