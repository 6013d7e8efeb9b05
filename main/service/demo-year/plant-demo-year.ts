import type { DatabaseSync } from 'node:sqlite';
import { shippedId } from '../../system/shipped-id.ts';
import { inTransaction } from '../../system/transaction.ts';
import type { Key } from '../accounts/key.ts';
import { NO_LIMITS } from '../accounts/keys.ts';
import type { Keys } from '../accounts/keys.ts';
import type { Ledger } from '../accounts/ledger.ts';
import { DAY_MS } from '../accounts/report-range.ts';
import { charactersOf } from '../accounts/usage-kind.ts';
import { demoCalls } from './demo-calls.ts';
import { DEMO_KEYS } from './demo-keys.ts';
import type { DemoKey } from './demo-keys.ts';
import { createRandom } from './random.ts';

/** How the data folder remembers that it has its year. */
const NAME = 'demo-year';
/** Days before today. */
const DAYS = 365;
const [CREATED_AT, DEACTIVATED_AT] = [9.25 * 3_600_000, 16.5 * 3_600_000];

export interface DemoYearPorts {
  readonly database: DatabaseSync;
  readonly keys: Keys;
  readonly ledger: Ledger;
  readonly now: () => Date;
}

/**
 * Writes a made-up year into the ledger of the paid account, up to this moment: once in the life of a
 * data folder, and the same one for the same day. Nobody can call with its keys.
 */
export function plantDemoYear({ database, keys, ledger, now }: DemoYearPorts): void {
  if (database.prepare('SELECT 1 FROM shipped WHERE file = ?').get(NAME) !== undefined) return;
  const moment = now();
  const today = Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
  inTransaction(database, () => {
    for (const [index, demo] of DEMO_KEYS.entries()) {
      const key = keyOf(demo, today);
      keys.plant(key);
      const oldest = Math.min(DAYS, demo.created - 1);
      const newest = demo.deactivated === null ? 0 : demo.deactivated + 1;
      for (let daysAgo = oldest; daysAgo >= newest; daysAgo -= 1) {
        const random = createRandom(index * 1_000 + daysAgo);
        for (const { at, ...call } of demoCalls(
          demo,
          new Date(today - daysAgo * DAY_MS),
          daysAgo,
          random,
        )) {
          if (at <= moment) ledger.record({ key, ...call }, at);
        }
      }
      keys.setLimits(key.id, limitsOf(demo, ledger.usage(key).key));
    }
    database
      .prepare('INSERT INTO shipped (file, loaded) VALUES (?, ?)')
      .run(NAME, moment.toISOString());
  });
}

function keyOf({ label, created, deactivated }: DemoKey, today: number): Key {
  const written = (daysAgo: number, time: number) =>
    new Date(today - daysAgo * DAY_MS + time).toISOString();
  const id = (part: string) => shippedId(`demo key ${label} ${part}`);
  return {
    id: `${id('first')}:${id('second')}`,
    kind: 'developer',
    tier: 'paid',
    label,
    scopes: null,
    detection: true,
    limits: NO_LIMITS,
    created: written(created, CREATED_AT),
    deactivated: deactivated === null ? null : written(deactivated, DEACTIVATED_AT),
  };
}

/** Limits of which this month has used the wanted share: what is used up ends just there. */
function limitsOf(
  { used = {} }: DemoKey,
  usage: ReturnType<Ledger['usage']>['key'],
): Key['limits'] {
  const limit = (amount: number, share: number | undefined, step: number) => {
    if (share === undefined) return null;
    return share >= 1 ? amount : Math.max(step, Math.round(amount / share / step) * step);
  };
  return {
    characters: limit(charactersOf(usage), used.characters, 10_000),
    speechToTextMilliseconds: limit(usage.speech_to_text, used.speechToText, 600_000),
    speechToSpeechMilliseconds: limit(usage.speech_to_speech, used.speechToSpeech, 600_000),
  };
}
