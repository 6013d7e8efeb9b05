import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../system/transaction.ts';
import { billingPeriod } from './billing-period.ts';
import type { Key, Tier } from './key.ts';

/**
 * What a billed call was: characters for the first three, milliseconds of speech for the others.
 */
export type UsageKind =
  | 'text_translation'
  | 'document_translation'
  | 'text_improvement'
  | 'speech_to_text'
  | 'speech_to_speech';

const CHARACTER_KINDS: readonly UsageKind[] = [
  'text_translation',
  'document_translation',
  'text_improvement',
];

/** What "no limit" is in limit fields of the wire. */
export const UNLIMITED = 1_000_000_000_000;
/** Characters of a free account per billing period. */
export const FREE_ACCOUNT_CHARACTERS = 500_000;

export type UsageTotals = Readonly<Record<UsageKind, number>>;

/** Usage of the current billing period. */
export interface Usage {
  readonly key: UsageTotals;
  readonly account: UsageTotals;
}

/** A call that is billed. */
export interface BilledCall {
  readonly key: Key;
  readonly tag: string | null;
  readonly kind: UsageKind;
  readonly units: number;
}

/** Every billed call, with the limits that it must keep. The account is all keys of one tier. */
export interface Ledger {
  usage(key: Key): Usage;
  /**
   * Whether so many units more would pass a limit of the account or of the key.
   * @param kind characters of a text when absent
   */
  exceeds(key: Key, units: number, kind?: UsageKind): boolean;
  /**
   * Bills a call, unless it would pass a limit; what was billed is on disk when this returns.
   * @returns false when a limit forbids it: nothing was billed
   */
  charge(call: BilledCall): boolean;
  /** Bills what was delivered already, whatever the limits; for the caller's transaction. */
  record(call: BilledCall): void;
}

export const accountCharacterLimit = (tier: Tier): number | null =>
  tier === 'free' ? FREE_ACCOUNT_CHARACTERS : null;

/** Translations, documents and improvements draw on one quota of characters. */
export const charactersOf = (totals: UsageTotals): number =>
  CHARACTER_KINDS.reduce((sum, kind) => sum + totals[kind], 0);

const speechLimit = ({ limits }: Key, kind: UsageKind): number | null =>
  kind === 'speech_to_text' ? limits.speechToTextMilliseconds : limits.speechToSpeechMilliseconds;

export function createLedger(database: DatabaseSync, now: () => Date): Ledger {
  const ofKey = database.prepare(
    'SELECT kind, units FROM usage_totals WHERE period = ? AND key_id = ?',
  );
  const ofAccount = database.prepare(`
    SELECT usage_totals.kind, SUM(units) AS units FROM usage_totals JOIN keys USING (key_id)
    WHERE period = ? AND keys.tier = ? GROUP BY usage_totals.kind`);
  const insert = database.prepare(
    'INSERT INTO ledger (time, key_id, tag, kind, units) VALUES (?, ?, ?, ?, ?)',
  );
  const sum = database.prepare(`
    INSERT INTO usage_totals (period, key_id, kind, units) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET units = units + excluded.units`);

  const period = () => billingPeriod(now()).start.toISOString();
  const usage: Ledger['usage'] = (key) => ({
    key: totalsOf(ofKey.all(period(), key.id)),
    account: totalsOf(ofAccount.all(period(), key.tier)),
  });
  const exceeds: Ledger['exceeds'] = (key, units, kind = 'text_translation') => {
    if (units === 0) return false;
    const used = usage(key);
    const over = (now: number, limit: number | null) => limit !== null && now + units > limit;
    if (!CHARACTER_KINDS.includes(kind)) return over(used.key[kind], speechLimit(key, kind));
    return (
      over(charactersOf(used.account), accountCharacterLimit(key.tier)) ||
      over(charactersOf(used.key), key.limits.characters)
    );
  };

  const record: Ledger['record'] = ({ key, tag, kind, units }) => {
    if (units === 0) return;
    insert.run(now().toISOString(), key.id, tag, kind, units);
    sum.run(period(), key.id, kind, units);
  };

  return {
    usage,
    exceeds,
    record,
    charge: (call) =>
      inTransaction(database, () => {
        if (exceeds(call.key, call.units, call.kind)) return false;
        record(call);
        return true;
      }),
  };
}

function totalsOf(rows: readonly Record<string, unknown>[]): UsageTotals {
  const units = (kind: UsageKind) =>
    Number(rows.find((row) => row['kind'] === kind)?.['units'] ?? 0);
  return {
    text_translation: units('text_translation'),
    document_translation: units('document_translation'),
    text_improvement: units('text_improvement'),
    speech_to_text: units('speech_to_text'),
    speech_to_speech: units('speech_to_speech'),
  };
}
