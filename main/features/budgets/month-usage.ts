import type { Budgets, BudgetDraft, BudgetSubject } from '../../../preload/contract/budgets.ts';
import type { ReportRange, UsageFigures } from '../../../preload/contract/reports.ts';
import type { OpenAdmin } from '../admin-service.ts';
import type { OwnLedger } from '../own-ledger.ts';

type Measure = BudgetDraft['measure'];

/** What was used of a connection in one month so far. */
export interface MonthUsage {
  readonly connection: string;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly source: Budgets['source'];
  /** ISO 8601. */
  readonly readAt: string;
  /** null where it is not known. */
  usedBy(subject: BudgetSubject, measure: Measure): number | null;
}

export interface MonthFacts {
  readonly connection: string;
  readonly month: string;
  /** From the first of the month to today. */
  readonly range: ReportRange;
  readonly readAt: string;
}

/** By our own records, which know nothing of single keys. */
export function usageOfOwnRecords(ledger: OwnLedger, facts: MonthFacts): MonthUsage {
  const { range, ...told } = facts;
  const days = ledger.days(facts.connection, range);
  const tags = ledger.tagSums(facts.connection, range);
  return {
    ...told,
    source: 'own-records',
    usedBy(subject, measure) {
      if (subject.kind === 'key') return null;
      if (subject.kind === 'account') return sumOf(days, measure);
      return sumOf(
        tags.filter(({ tag }) => tag === subject.tag),
        measure,
      );
    },
  };
}

/**
 * By the service's report; only what the subjects need is asked for. Rejects as the admin calls do.
 */
export async function usageOfReport(
  admin: OpenAdmin,
  facts: MonthFacts,
  subjects: readonly BudgetSubject[],
  signal: AbortSignal,
): Promise<MonthUsage> {
  const { range, ...told } = facts;
  const needs = (kind: BudgetSubject['kind']) => subjects.some((subject) => subject.kind === kind);
  const [usage, tags] = await Promise.all([
    admin.call(signal, (client, signal) =>
      needs('key') ? client.usageByKey(range, { signal }) : client.usageTotal(range, { signal }),
    ),
    needs('tag')
      ? admin.call(signal, (client, signal) => client.customTags(range, 'period', { signal }))
      : null,
  ]);
  const hasKeys = needs('key');
  return {
    ...told,
    source: 'report',
    usedBy(subject, measure) {
      if (subject.kind === 'account') return usage.total?.[measure] ?? null;
      if (subject.kind === 'tag') {
        return (
          tags &&
          sumOf(
            tags.rows.filter(({ tag }) => tag === subject.tag),
            measure,
          )
        );
      }
      if (!hasKeys || usage.total === null) return null;
      const ofKey = usage.rows.filter(
        ({ key, label }) => key === subject.key && label === subject.label,
      );
      return sumOf(ofKey, measure);
    },
  };
}

const sumOf = (rows: readonly { readonly usage: UsageFigures }[], measure: Measure): number =>
  rows.reduce((sum, { usage }) => sum + usage[measure], 0);
