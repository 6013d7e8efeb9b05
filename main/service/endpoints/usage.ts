import { billingPeriod } from '../accounts/billing-period.ts';
import { accountCharacterLimit, UNLIMITED } from '../accounts/ledger.ts';
import type { Ledger, Usage } from '../accounts/ledger.ts';
import { charactersOf } from '../accounts/usage-kind.ts';
import type { UsageKind, UsageTotals } from '../accounts/usage-kind.ts';
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

/**
 * GET /v2/usage: the account's characters, and for paid keys everything else of the period. Counts of
 * documents are only for accounts whose documents are limited, which none is here.
 */
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
      ...speech('speech_to_text', used, key.limits.speechToTextMilliseconds),
      ...speech('speech_to_speech', used, key.limits.speechToSpeechMilliseconds),
      start_time: start.toISOString(),
      end_time: end.toISOString(),
    };
  },
});

/**
 * Speech has one count and one limit. They speak of what can run out: the key where it has a limit,
 * else the account, which has none. Then a count at its limit is always a refusal.
 */
function speech(
  kind: 'speech_to_text' | 'speech_to_speech',
  used: Usage,
  limit: number | null,
): Readonly<Record<string, number>> {
  const milliseconds = (limit === null ? used.account : used.key)[kind];
  return {
    [`${kind}_milliseconds_count`]: milliseconds,
    [`${kind}_milliseconds_limit`]: limit ?? UNLIMITED,
    [`${kind}_minutes_count`]: minutes(milliseconds),
    [`${kind}_minutes_limit`]: limit === null ? UNLIMITED : minutes(limit),
  };
}

/** Milliseconds count as begun minutes. */
const minutes = (milliseconds: number): number => Math.ceil(milliseconds / MINUTE_MS);

function count(
  totals: UsageTotals,
  kinds: readonly UsageKind[],
  unit: 'characters' | 'minutes',
): number {
  const units = kinds.reduce((sum, kind) => sum + totals[kind], 0);
  return unit === 'minutes' ? minutes(units) : units;
}
