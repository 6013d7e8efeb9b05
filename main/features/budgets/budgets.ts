import type { Handlers } from '../../../preload/contract/api.ts';
import type { AdminAccess } from '../../../preload/contract/admin.ts';
import type { Budgets } from '../../../preload/contract/budgets.ts';
import type { Clock } from '../../client/clock.ts';
import { systemClock } from '../../client/clock.ts';
import { normalizeReportingTag } from '../../client/reporting-tag.ts';
import type { Database } from '../../system/database.ts';
import { createObservable } from '../../system/observable.ts';
import type { Log } from '../../system/log.ts';
import type { Services } from '../active-service.ts';
import type { AdminServices } from '../admin-service.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import type { OwnLedger } from '../own-ledger.ts';
import { forgetRemovedConnections } from '../removed-connections.ts';
import { createBudgetTable } from './budget-table.ts';
import type { KeptBudget } from './budget-table.ts';
import { createLooks } from './looks.ts';
import type { MonthUsage } from './month-usage.ts';
import { usageOfOwnRecords, usageOfReport } from './month-usage.ts';
import { nextAlerts } from './next-alerts.ts';
import { follow } from '../../system/background.ts';

export interface BudgetsPorts {
  readonly database: Database;
  readonly services: Pick<Services, 'active' | 'about' | 'changes'>;
  readonly admin: AdminServices;
  readonly ledger: OwnLedger;
  readonly closing: AbortSignal;
  readonly log: Log;
  readonly clock?: Clock;
}

export interface BudgetsFeature {
  /** Something was billed: it is looked at soon, once for all that happens meanwhile. */
  touch(): void;
  readonly handlers: Pick<Handlers, Extract<keyof Handlers, `budgets.${string}`>>;
}

/**
 * Budgets of the active connection: what was used of each in the current UTC month, and alerts that
 * come once for each threshold and month. They outlive a wipe of texts, as connections do.
 */
export function createBudgets(ports: BudgetsPorts): BudgetsFeature {
  const { services, admin, ledger, closing, log, clock = systemClock } = ports;
  const table = createBudgetTable(ports.database);
  const began = Promise.withResolvers<undefined>();
  const observable = createObservable<Budgets>(nothingOf(services.active.value.id));
  let source: Budgets['source'] = 'own-records';
  let usage: MonthUsage | null = null;

  /** The usage that counts now: of this connection, month and source. */
  const current = (): MonthUsage | null => {
    const isCurrent =
      usage?.connection === services.active.value.id &&
      usage.month === monthOf(clock.date()) &&
      usage.source === source;
    return isCurrent ? usage : null;
  };
  const settle = (budget: KeptBudget, used: number, month: string) => {
    const kept = table.alerts(budget.id, month);
    const now = new Date(clock.date()).toISOString();
    const next = nextAlerts(kept, { amount: budget.amount, used }, now);
    table.setAlerts(budget.id, month, next);
  };
  /** Shows what is known, and with it raises the alerts that are due. */
  const show = () => {
    const connection = services.active.value.id;
    const known = current();
    table.forgetBefore(monthBefore(monthOf(clock.date())));
    const all = table.of(connection).map((budget) => {
      const used = known?.usedBy(budget.subject, budget.measure) ?? null;
      if (known !== null && used !== null) settle(budget, used, known.month);
      return { ...budget, used };
    });
    const alerts = table.undismissed(connection);
    observable.set({ connection, all, alerts, source, readAt: known?.readAt ?? null });
  };

  const read = async (): Promise<MonthUsage | null> => {
    const connection = services.active.value.id;
    const subjects = table.of(connection).map(({ subject }) => subject);
    if (subjects.length === 0) return null;
    const date = clock.date();
    const month = monthOf(date);
    const readAt = new Date(date).toISOString();
    const range = { start: `${month}-01`, end: readAt.slice(0, 10) };
    const facts = { connection, month, range, readAt };
    if (source === 'own-records') return usageOfOwnRecords(ledger, facts);
    const open = await admin.openActive(closing);
    return usageOfReport(open, { ...facts, connection: open.connection }, subjects, closing);
  };
  /** Rejects where the report cannot be read; what was known before stays. */
  const look = async (isNewest: () => boolean): Promise<void> => {
    try {
      const { key } = await admin.access();
      if (isNewest()) source = HAS_KEY.has(key) ? 'report' : 'own-records';
    } finally {
      if (isNewest()) show();
      began.resolve(undefined);
    }
    if (!isNewest()) return;
    const found = await read();
    if (!isNewest()) return;
    usage = found ?? usage;
    show();
  };

  const looks = createLooks({
    look,
    closing,
    clock,
    // Our own records cost nothing; a report is asked for at most every few minutes.
    isCheap: () => source === 'own-records',
    onFault: (error) => log.write('budgets.not-read', { code: failureOf(error)?.code ?? null }),
  });
  follow(
    'budgets.changes',
    closing,
    () => admin.changes.watch(closing),
    () => looks.soon(),
  );
  forgetRemovedConnections({
    services,
    closing,
    kept: () => table.connections(),
    forget: (connection) => table.removeConnection(connection),
    log,
  });

  const known = (id: string): KeptBudget => {
    const budget = table.get(id);
    if (budget === null) throw new FeatureFailure({ code: 'not-found' });
    return budget;
  };
  const changing = <T>(change: () => T): Promise<T> =>
    new Promise((resolve) => {
      const result = change();
      show();
      resolve(result);
    });

  return {
    touch: () => looks.billed(),
    handlers: {
      async *'budgets.watch'(_, { signal }) {
        // Where the figures come from is known by then.
        await began.promise;
        yield* observable.watch(signal);
      },
      'budgets.refresh': async () => {
        await looks.now();
        return null;
      },
      'budgets.save': (draft) =>
        changing(() => {
          const { measure, amount } = draft;
          const before = draft.id === undefined ? null : known(draft.id);
          const id = before?.id ?? crypto.randomUUID();
          const connection = before?.connection ?? services.active.value.id;
          table.save({ id, connection, subject: subjectOf(draft), measure, amount });
          looks.soon();
          return { id };
        }),
      'budgets.remove': ({ id }) =>
        changing(() => {
          table.remove(known(id).id);
          return null;
        }),
      'budgets.dismiss': (alert) =>
        changing(() => {
          table.dismiss(alert);
          return null;
        }),
    },
  };
}

const HAS_KEY: ReadonlySet<AdminAccess['key']> = new Set(['built-in', 'stored', 'session']);

const nothingOf = (connection: string): Budgets => ({
  connection,
  all: [],
  alerts: [],
  source: 'own-records',
  readAt: null,
});

/** A tag as reports write it. */
function subjectOf({ subject }: Pick<KeptBudget, 'subject'>): KeptBudget['subject'] {
  if (subject.kind !== 'tag') return subject;
  const tag = normalizeReportingTag(subject.tag);
  if (tag === null) throw new FeatureFailure({ code: 'invalid-input', params: { field: 'tag' } });
  return { kind: 'tag', tag };
}

/** The UTC month of a moment, `YYYY-MM`. @param date milliseconds since 1970 */
const monthOf = (date: number): string => new Date(date).toISOString().slice(0, 7);

/** The month before a month, `YYYY-MM`. */
function monthBefore(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return monthOf(first.setUTCMonth(first.getUTCMonth() - 1));
}
