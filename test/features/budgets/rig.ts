import type { AdminClient } from '../../../main/client/admin.ts';
import { ServiceFailure } from '../../../main/client/failure.ts';
import type { ActiveConnection } from '../../../main/features/active-service.ts';
import type { AdminServices } from '../../../main/features/admin-service.ts';
import type { BudgetsFeature } from '../../../main/features/budgets/budgets.ts';
import { createBudgets } from '../../../main/features/budgets/budgets.ts';
import type { LedgerFeature } from '../../../main/features/ledger/ledger.ts';
import { createLedger } from '../../../main/features/ledger/ledger.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { createObservable } from '../../../main/system/observable.ts';
import type { AdminAccess } from '../../../preload/contract/admin.ts';
import type { BudgetDraft, Budgets } from '../../../preload/contract/budgets.ts';
import type { FailureCode } from '../../../preload/contract/failure.ts';
import type { UsageFigures } from '../../../preload/contract/reports.ts';
import { createVirtualClock } from '../documents/virtual-clock.ts';
import type { VirtualClock } from '../documents/virtual-clock.ts';

export const figures = (characters: number, speechToTextMs = 0): UsageFigures => ({
  characters,
  textCharacters: characters,
  documentCharacters: 0,
  improvementCharacters: 0,
  speechToTextMs,
  speechToSpeechMs: 0,
});

/** What the admin report of the fake service says. */
export interface FakeReport {
  /** null: it tells no usage. */
  total: UsageFigures | null;
  keys: { key: string; label: string; usage: UsageFigures }[];
  tags: { tag: string; usage: UsageFigures }[];
  fault: FailureCode | null;
  /** Names of the calls, with the ranges that they asked for. */
  readonly calls: string[];
}

export interface BudgetsRig {
  feature: BudgetsFeature;
  ledger: LedgerFeature;
  readonly clock: VirtualClock;
  readonly report: FakeReport;
  readonly events: string[];
  key: AdminAccess['key'];
  /** Connections that are kept. */
  readonly known: Set<string>;
  use(connection: string): Promise<void>;
  changed(): Promise<void>;
  /** Goes to a moment of the fake date. */
  goTo(date: number): Promise<void>;
  save(draft: Partial<BudgetDraft>): Promise<string>;
  now(): Promise<Budgets>;
  /** `80` and `100` as they are shown. */
  alerts(): Promise<readonly number[]>;
  restart(): Promise<void>;
  close(): void;
}

const signal = new AbortController().signal;

/** Budgets in virtual time over a fake admin report, with a ledger of their own. */
export async function startBudgetsRig(key: AdminAccess['key'] = 'stored'): Promise<BudgetsRig> {
  const clock = createVirtualClock();
  let offset = 0;
  const date = () => clock.date() + offset;
  const database: Database = openDatabase(':memory:');
  database.migrate(MIGRATIONS);
  const active = createObservable<ActiveConnection>({ id: 'work', service: 'remote' });
  const changes = createObservable(0);
  const known = new Set(['work', 'home']);
  const events: string[] = [];
  let closing = new AbortController();
  const report: FakeReport = { total: figures(0), keys: [], tags: [], fault: null, calls: [] };

  const told = <T>(name: string, { start, end }: { start: string; end: string }, answer: T) => {
    report.calls.push(`${name} ${start} ${end}`);
    return report.fault === null
      ? Promise.resolve(answer)
      : Promise.reject(new ServiceFailure({ code: report.fault }));
  };
  const client = {
    usageTotal: (range) => told('total', range, { total: report.total, rows: [], ...range }),
    usageByKey: (range) =>
      told('key', range, {
        total: report.total,
        ...range,
        rows: report.keys.map((row) => ({ ...row, day: null })),
      }),
    customTags: (range, by) =>
      told(`tags by ${by}`, range, {
        rows: report.tags.map((row) => ({ ...row, day: null })),
        pages: 1,
      }),
  } satisfies Partial<AdminClient> as unknown as AdminClient;
  const admin: AdminServices = {
    changes,
    access: () =>
      Promise.resolve({ connection: active.value.id, key: rig.key, keyEnd: null, host: null }),
    openActive: () =>
      Promise.resolve({
        connection: active.value.id,
        call: (signal, run) => run(client, signal),
      }),
  };
  const services = {
    active,
    changes,
    about: (id: string) =>
      known.has(id) ? { service: 'remote' as const, name: id, tier: 'paid' as const } : null,
  };
  const log = { write: (event: string) => events.push(event) };
  const start = async () => {
    closing = new AbortController();
    const own = { database, services, closing: closing.signal, log };
    rig.ledger = createLedger({ ...own, date });
    rig.feature = createBudgets({
      ...own,
      admin,
      ledger: rig.ledger,
      clock: { ...clock, date },
    });
    await clock.pass(0);
  };

  const rig: BudgetsRig = {
    feature: undefined as unknown as BudgetsFeature,
    ledger: undefined as unknown as LedgerFeature,
    clock,
    report,
    events,
    key,
    known,
    async use(connection) {
      active.set({ id: connection, service: 'remote' });
      await rig.changed();
    },
    async changed() {
      changes.set(changes.value + 1);
      await clock.pass(0);
    },
    async goTo(to) {
      offset += to - date();
      await clock.pass(0);
    },
    async save(draft) {
      const { id } = await rig.feature.handlers['budgets.save'](
        { subject: { kind: 'account' }, measure: 'characters', amount: 100, ...draft },
        { signal },
      );
      await clock.pass(0);
      return id;
    },
    async now() {
      for await (const value of rig.feature.handlers['budgets.watch'](undefined, { signal })) {
        return value;
      }
      throw new Error('no value');
    },
    alerts: async () => (await rig.now()).alerts.map(({ threshold }) => threshold),
    async restart() {
      closing.abort();
      await start();
    },
    close() {
      closing.abort();
      database.close();
    },
  };
  await start();
  return rig;
}
