import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '../../system/transaction.ts';
import type { Keys } from '../accounts/keys.ts';
import type { Ledger } from '../accounts/ledger.ts';
import { USAGE_KINDS } from '../accounts/usage-kind.ts';
import { invalidRequest, notFound } from '../http/refusals.ts';
import { readReportingTag } from '../http/reporting-tag.ts';
import type { Endpoint } from './endpoint.ts';
import { plainIssue } from './plain-issue.ts';

const Calls = z.strictObject({
  calls: z
    .array(
      z.strictObject({
        time: z.iso.datetime(),
        key_id: z.string(),
        kind: z.enum(USAGE_KINDS),
        units: z.int().min(1).max(1_000_000_000_000),
        /** Of a text or an improvement; nothing else is counted by tag. */
        tag: z.string().nullable().default(null),
      }),
    )
    .max(100_000),
});

/**
 * POST /control/ledger: bills calls of the past, whatever the limits; all or none. A control of this
 * implementation, for tests of reports; it is no part of the service's interface.
 */
export const controlLedger = (database: DatabaseSync, keys: Keys, ledger: Ledger): Endpoint => ({
  keyKind: 'admin',
  unknownKey: 401,
  scope: null,
  method: 'POST',
  path: '/control/ledger',
  body: { encodings: ['json'], limit: 32 * 1024 * 1024 },
  answer: ({ fields }) => {
    const read = Calls.safeParse(Object.fromEntries(fields.values));
    if (!read.success) throw invalidRequest(read.error.issues.map(plainIssue).join('; '));
    inTransaction(database, () => {
      for (const { time, key_id: id, kind, units, tag } of read.data.calls) {
        const key = keys.get(id);
        if (key === null) throw notFound('Key not found');
        const at = new Date(time);
        if (kind === 'text_translation' || kind === 'text_improvement') {
          const named = tag === null ? null : readReportingTag([tag]);
          ledger.record({ key, kind, units, tag: named }, at);
        } else {
          if (tag !== null) throw invalidRequest(`calls of ${kind} have no tag`);
          ledger.record({ key, kind, units }, at);
        }
      }
    });
    return { calls: read.data.calls.length };
  },
});
