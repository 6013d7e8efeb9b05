import type { DatabaseSync } from 'node:sqlite';
import { guarded } from '../../system/background.ts';
import { inTransaction } from '../../system/transaction.ts';
import { billingPeriod } from './billing-period.ts';
import type { Key, Tier } from './key.ts';
import type { Keys } from './keys.ts';
import { charactersOf, isCharacters } from './usage-kind.ts';
import type { TaggedKind, UsageKind, UsageTotals } from './usage-kind.ts';

/** What "no limit" is in limit fields of the wire. */
export const UNLIMITED = 1_000_000_000_000;
/** Characters of a free account per billing period. */
export const FREE_ACCOUNT_CHARACTERS = 500_000;

/** Usage of the current billing period. */
export interface Usage {
  readonly key: UsageTotals;
  readonly account: UsageTotals;
}

/** A call that is billed. */
export type BilledCall = {
  readonly key: Pick<Key, 'id' | 'tier'>;
  readonly units: number;
} & (
  | { readonly kind: TaggedKind; readonly tag: string | null }
  | { readonly kind: Exclude<UsageKind, TaggedKind> }
);

/** Units that are set aside for a call whose end is not known yet. */
export interface Hold {
  /** Bills them, for the caller's transaction. */
  bill(): void;
  /** Lets go of them; after `bill`, and a second time, nothing. */
  release(): void;
}

/**
 * Every billed call, with the limits that it must keep. The account is all keys of one tier; the
 * limits of a key are those that it has at the moment, however long ago the caller learned of it.
 */
export interface Ledger {
  usage(key: BilledCall['key']): Usage;
  /**
   * Whether so many units more would pass a limit of the account or of the key, with what is held.
   * @param kind characters of a text when absent
   */
  exceeds(key: BilledCall['key'], units: number, kind?: UsageKind): boolean;
  /**
   * Bills calls of different kinds together, unless one would pass a limit; what was billed is on
   * disk when this returns.
   * @returns false when a limit forbids one: nothing was billed
   */
  charge(...calls: readonly BilledCall[]): boolean;
  /**
   * Bills a call as `charge` does, in one transaction with what else is billed in the same turns of the
   * event loop; what was billed is on disk when this resolves. Rejects where it could not be written.
   */
  chargeSoon(call: BilledCall): Promise<boolean>;
  /** Sets units aside until the call has ended; null when a limit forbids it. */
  hold(call: BilledCall): Hold | null;
  /**
   * Bills a call whatever the limits; for the caller's transaction.
   * @param at when it was, now unless given
   */
  record(call: BilledCall, at?: Date): void;
}

export const accountCharacterLimit = (tier: Tier): number | null =>
  tier === 'free' ? FREE_ACCOUNT_CHARACTERS : null;

/** So many turns of the event loop a call waits for others at most. */
const MOST_TURNS = 8;

const speechLimit = (limits: Key['limits'], kind: UsageKind): number | null =>
  kind === 'speech_to_text' ? limits.speechToTextMilliseconds : limits.speechToSpeechMilliseconds;

export function createLedger(
  database: DatabaseSync,
  keys: Pick<Keys, 'get'>,
  now: () => Date,
): Ledger {
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
  const holds = new Set<BilledCall>();

  const periodOf = (at: Date) => billingPeriod(at).start.toISOString();
  const usage: Ledger['usage'] = (key) => {
    const period = periodOf(now());
    return {
      key: totalsOf(ofKey.all(period, key.id)),
      account: totalsOf(ofAccount.all(period, key.tier)),
    };
  };
  const held = (belongs: (call: BilledCall) => boolean): number =>
    [...holds].reduce((units, call) => units + (belongs(call) ? call.units : 0), 0);

  const exceeds: Ledger['exceeds'] = (key, units, kind = 'text_translation') => {
    const limits = keys.get(key.id)?.limits;
    if (units === 0 || limits === undefined) return false;
    // Most keys have no limit, and then what was used does not have to be summed up.
    const bounds = isCharacters(kind)
      ? [accountCharacterLimit(key.tier), limits.characters]
      : [speechLimit(limits, kind)];
    if (bounds.every((bound) => bound === null)) return false;
    const used = usage(key);
    const over = (before: number, limit: number | null) => limit !== null && before + units > limit;
    if (!isCharacters(kind)) {
      const waiting = held((call) => call.key.id === key.id && call.kind === kind);
      return over(used.key[kind] + waiting, speechLimit(limits, kind));
    }
    const ofThisKey = held((call) => call.key.id === key.id && isCharacters(call.kind));
    const ofAll = held((call) => call.key.tier === key.tier && isCharacters(call.kind));
    return (
      over(charactersOf(used.account) + ofAll, accountCharacterLimit(key.tier)) ||
      over(charactersOf(used.key) + ofThisKey, limits.characters)
    );
  };

  const record: Ledger['record'] = (call, at = now()) => {
    const { key, kind, units } = call;
    if (units === 0) return;
    const tag = 'tag' in call ? call.tag : null;
    insert.run(at.toISOString(), key.id, tag, kind, units);
    sum.run(periodOf(at), key.id, kind, units);
  };

  /** Calls that wait for the end of this turn. */
  let waiting: PromiseWithResolvers<boolean>[] = [];
  let calls: BilledCall[] = [];

  /** As long as more calls come with every turn: a transaction costs more than what is in it. */
  const chargeSoonAll = (before: number, turns: number) => {
    setImmediate(
      guarded('service.charge', () => {
        if (calls.length > before && turns < MOST_TURNS) chargeSoonAll(calls.length, turns + 1);
        else chargeAll();
      }),
    );
  };

  const chargeAll = () => {
    const [asked, billed] = [waiting, calls];
    [waiting, calls] = [[], []];
    try {
      const at = now();
      const answers = inTransaction(database, () =>
        billed.map((call) => {
          if (exceeds(call.key, call.units, call.kind)) return false;
          record(call, at);
          return true;
        }),
      );
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] === true);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };

  return {
    usage,
    exceeds,
    record,
    chargeSoon: (call) => {
      if (waiting.length === 0) chargeSoonAll(1, 1);
      const one = Promise.withResolvers<boolean>();
      waiting.push(one);
      calls.push(call);
      return one.promise;
    },
    charge: (...calls) =>
      inTransaction(database, () => {
        if (calls.some(({ key, units, kind }) => exceeds(key, units, kind))) return false;
        for (const call of calls) record(call);
        return true;
      }),
    hold: (call) => {
      if (exceeds(call.key, call.units, call.kind)) return null;
      // Calls that are alike are still two.
      const own = { ...call };
      holds.add(own);
      return {
        bill: () => {
          holds.delete(own);
          record(own);
        },
        release: () => {
          holds.delete(own);
        },
      };
    },
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
