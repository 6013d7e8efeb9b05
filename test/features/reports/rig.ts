import { createReports } from '../../../main/features/reports/reports.ts';
import type { ReportsPorts } from '../../../main/features/reports/reports.ts';
import type { ReportedUsage } from '../../../main/features/reports/cells.ts';
import type { AdminClient } from '../../../main/client/admin.ts';
import { ServiceFailure } from '../../../main/client/failure.ts';
import type { ActiveConnection } from '../../../main/features/active-service.ts';
import type { OwnDay } from '../../../main/features/own-ledger.ts';
import { sumOf } from '../../../main/features/reports/figures.ts';
import { createObservable } from '../../../main/system/observable.ts';
import type { AskName, CheckedInput, Input, Output } from '../../../preload/contract/api.ts';
import { api } from '../../../preload/contract/api.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { ReportRange, UsageFigures } from '../../../preload/contract/reports.ts';

/** What the played service holds; its reports are made of this. */
export interface Held {
  keys: readonly ReportedUsage[];
  tags: readonly ReportedUsage[];
  /** Its own total; null: the sum; `unknown`: none, and no rows either. */
  total: UsageFigures | null | 'unknown';
  /** What a call fails with, by its name and range start. */
  fails: (call: string, start: string) => Failure | null;
}

type ReportsRoute = Extract<AskName, `reports.${string}`>;

/** The reports of a played service, with the calls that it got. */
export function createRig(held: Partial<Held> = {}, ports: Partial<ReportsPorts> = {}) {
  const service: Held = { keys: [], tags: [], total: null, fails: () => null, ...held };
  const active = createObservable<ActiveConnection>({ id: 'remote-1', service: 'remote' });
  const calls: string[] = [];
  const own: { days: readonly OwnDay[]; first: string | null } = { days: [], first: null };

  const within = (rows: readonly ReportedUsage[], { start, end }: ReportRange) =>
    rows.filter(({ day }) => day !== null && day >= start && day <= end);
  const report = (call: string, range: ReportRange) => {
    calls.push(`${call} ${range.start} ${range.end}`);
    const failure = service.fails(call, range.start);
    if (failure !== null) throw new ServiceFailure(failure);
    const rows = within(service.keys, range);
    if (service.total === 'unknown') return { total: null, rows: [], ...range };
    return { total: service.total ?? sumOf(rows.map(({ usage }) => usage)), rows, ...range };
  };
  const client: Pick<AdminClient, 'usageTotal' | 'usageByKeyAndDay' | 'customTags'> = {
    usageTotal: async (range) => Promise.resolve({ ...report('total', range), rows: [] }),
    usageByKeyAndDay: async (range) => {
      const { rows, ...answer } = report('key-days', range);
      return Promise.resolve({
        ...answer,
        rows: rows.map(({ key = '', label = '', day, usage }) => ({ key, label, day, usage })),
      });
    },
    customTags: async (range, by) => {
      report(`tags by ${by}`, range);
      return Promise.resolve({
        rows: within(service.tags, range).map(({ tag = '', day, usage }) => ({ tag, day, usage })),
        pages: 3,
      });
    },
  };
  const handlers = createReports({
    admin: {
      openActive: () => {
        const connection = active.value.id;
        return Promise.resolve({
          connection,
          call: (signal, run) => run(client as AdminClient, signal),
        });
      },
    },
    services: {
      active,
      about: (id) => ({ service: id === 'offline' ? 'offline' : 'remote', name: '', tier: 'paid' }),
    },
    ledger: {
      days: (_, { start, end }) => own.days.filter(({ day }) => day >= start && day <= end),
      firstDay: () => own.first,
    },
    date: () => Date.parse('2026-06-11T08:00:00Z'),
    ...ports,
  });
  return {
    service,
    active,
    calls,
    own,
    /** Checks the input as the shell does. */
    ask: <K extends ReportsRoute>(route: K, input: Input<K>): Promise<Output<K>> => {
      const handler = handlers[route] as (
        input: CheckedInput<K>,
        call: { signal: AbortSignal },
      ) => Promise<Output<K>>;
      const { signal } = new AbortController();
      return handler(api[route].input.parse(input) as CheckedInput<K>, { signal });
    },
  };
}
