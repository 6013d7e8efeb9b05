import type { Input, RouteName } from '../../preload/contract/api.ts';
import type { BudgetAlert, Budgets } from '../../preload/contract/budgets.ts';
import type { Projects } from '../../preload/contract/projects.ts';
import type {
  DifferenceReason,
  Reconciliation,
  UsageFigures,
} from '../../preload/contract/reports.ts';
import type { SentRequest } from '../../preload/contract/requests.ts';

/** What a fake main process keeps of a value that pages watch. */
export interface Kept<Value> {
  get(): Value;
  set(next: Value): void;
  watch(signal?: AbortSignal): AsyncIterable<Value>;
}
export type Keep = <Value>(first: Value) => Kept<Value>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Which admin-side values a looked-at page starts with. */
export interface AdminSideOptions {
  /** Where figures of budgets come from; `report` without. */
  readonly budgetSource?: Budgets['source'];
  /** Starts without budgets, projects and requests. */
  readonly isBare?: boolean;
}

/** Budgets, projects, own records, requests and the support bundle of the fake main process. */
export function createFakeAdminSide(keep: Keep, options: AdminSideOptions = {}) {
  const { isBare = false, budgetSource = 'report' } = options;
  const budgets = keep(isBare ? bareBudgets(budgetSource) : fakeBudgets(budgetSource));
  const projects = keep<Projects>(isBare ? { all: [], active: null } : PROJECTS);
  const requests = keep(isBare ? [] : fakeRequests(200));
  let made = 0;

  const asks: { [K in RouteName]?: (input: never) => unknown } = {
    'budgets.refresh': () => {
      budgets.set({ ...budgets.get(), readAt: new Date().toISOString() });
      return null;
    },
    'budgets.save': ({ id = `budget-new-${(made += 1)}`, ...draft }: Input<'budgets.save'>) => {
      const now = budgets.get();
      const used = now.all.find((one) => one.id === id)?.used ?? 0;
      const budget = { id, connection: 'offline', ...draft, used };
      const isKnown = now.all.some((one) => one.id === id);
      const all = now.all.map((one) => (one.id === id ? budget : one));
      budgets.set({ ...now, all: isKnown ? all : [...all, budget] });
      return { id };
    },
    'budgets.remove': ({ id }: { id: string }) => {
      const now = budgets.get();
      budgets.set({
        ...now,
        all: now.all.filter((one) => one.id !== id),
        alerts: now.alerts.filter(({ budget }) => budget !== id),
      });
      return null;
    },
    'budgets.dismiss': ({ budget, threshold }: Input<'budgets.dismiss'>) => {
      const now = budgets.get();
      const isOther = (one: BudgetAlert) => one.budget !== budget || one.threshold !== threshold;
      budgets.set({ ...now, alerts: now.alerts.filter(isOther) });
      return null;
    },
    'projects.save': ({ id = `project-new-${(made += 1)}`, ...rest }: Input<'projects.save'>) => {
      const now = projects.get();
      const project = { id, ...rest };
      const isKnown = now.all.some((one) => one.id === id);
      const all = now.all.map((one) => (one.id === id ? project : one));
      projects.set({ ...now, all: isKnown ? all : [...all, project] });
      return { id };
    },
    'projects.remove': ({ id }: { id: string }) => {
      const { all, active } = projects.get();
      projects.set({
        all: all.filter((one) => one.id !== id),
        active: active === id ? null : active,
      });
      return null;
    },
    'projects.choose': ({ id }: { id: string | null }) => {
      projects.set({ ...projects.get(), active: id });
      return null;
    },
    'reports.reconcile': fakeReconciliation,
    'support.bundle': () => ({
      name: 'dragoman-support-2026-11-21.json',
      type: 'application/json',
      bytes: new TextEncoder().encode(`${JSON.stringify(BUNDLE, null, 2)}\n`),
    }),
  };
  const watches = (signal?: AbortSignal): { [K in RouteName]?: () => AsyncIterable<unknown> } => ({
    'budgets.watch': () => budgets.watch(signal),
    'projects.watch': () => projects.watch(signal),
    'requests.watch': () => requests.watch(signal),
  });
  return { asks, watches };
}

const PROJECTS: Projects = {
  all: [
    { id: 'p1', name: 'Annual report', tag: 'annual-report' },
    { id: 'p2', name: 'Website relaunch', tag: 'web-2026' },
    { id: 'p3', name: 'Support desk', tag: 'support' },
  ],
  active: 'p2',
};

const bareBudgets = (source: Budgets['source']): Budgets => ({
  connection: 'offline',
  all: [],
  alerts: [],
  source,
  readAt: null,
});

function fakeBudgets(source: Budgets['source']): Budgets {
  const now = new Date();
  const month = now.toISOString().slice(0, 7);
  const one = { connection: 'offline' } as const;
  const hasKeys = source === 'report';
  return {
    connection: 'offline',
    all: [
      {
        ...one,
        id: 'b1',
        subject: { kind: 'account' },
        measure: 'characters',
        amount: 2_000_000,
        used: 912_400,
      },
      {
        ...one,
        id: 'b2',
        subject: { kind: 'key', key: 'f9e8****6789', label: 'Marketing site' },
        measure: 'characters',
        amount: 500_000,
        used: hasKeys ? 431_250 : null,
      },
      {
        ...one,
        id: 'b3',
        subject: { kind: 'tag', tag: 'web-2026' },
        measure: 'characters',
        amount: 120_000,
        used: 131_020,
      },
      {
        ...one,
        id: 'b4',
        subject: { kind: 'account' },
        measure: 'speechToTextMs',
        amount: 40 * HOUR_MS,
        used: 12.5 * HOUR_MS,
      },
    ],
    alerts: [
      ...(hasKeys
        ? [
            {
              budget: 'b2',
              threshold: 80,
              month,
              at: new Date(+now - DAY_MS).toISOString(),
            } as const,
          ]
        : []),
      { budget: 'b3', threshold: 100, month, at: now.toISOString() },
    ],
    source,
    readAt: now.toISOString(),
  };
}

const PATHS = [
  ['POST', '/v2/translate'],
  ['GET', '/v2/usage'],
  ['POST', '/v2/document'],
  ['POST', '/v2/document/{id}'],
  ['POST', '/v2/document/{id}/result'],
  ['GET', '/v3/style_rules'],
  ['GET', '/v2/admin/analytics/custom-tags'],
  ['GET', '/v3/voice/realtime'],
] as const;

const FAILURES = [
  { code: 'quota-exceeded', status: 456 },
  { code: 'rate-limited', status: 429 },
  { code: 'unreachable', status: null },
  { code: 'key-refused', status: 403 },
  { code: 'cancelled', status: null },
] as const;

function fakeRequests(count: number): readonly SentRequest[] {
  const start = Date.now();
  return Array.from({ length: count }, (_, index) => {
    const [method, path] = PATHS[index % PATHS.length] ?? PATHS[0];
    const failure = index % 9 === 4 ? FAILURES[((index - 4) / 9) % FAILURES.length] : undefined;
    const isLocal = index % 3 !== 0;
    const status = failure === undefined ? 200 : failure.status;
    return {
      number: count - index,
      at: new Date(start - index * 47_000).toISOString(),
      connection: isLocal ? 'offline' : 'office',
      host: isLocal ? '127.0.0.1:41873' : 'api.example.com',
      method,
      path,
      status,
      code: failure?.code ?? null,
      sent: (index * 7919) % 90_000,
      received: status === null ? 0 : (index * 104_729) % 2_400_000,
      ms: 12 + ((index * 331) % 2900),
      traceId:
        status === null
          ? null
          : `${(index * 2_654_435_761).toString(16).padStart(8, '0')}-4c1e-9ab2`,
      attempt: index % 9 === 4 ? 2 : 1,
    };
  });
}

const figures = (characters: number, speechToTextMs = 0): UsageFigures => ({
  characters,
  textCharacters: characters,
  documentCharacters: 0,
  improvementCharacters: 0,
  speechToTextMs,
  speechToSpeechMs: 0,
});

function fakeReconciliation({ range, key = null }: Input<'reports.reconcile'>): Reconciliation {
  const first = Date.parse(range.start);
  const count = Math.round((Date.parse(range.end) - first) / DAY_MS) + 1;
  const days = Array.from({ length: count }, (_, index) => {
    const time = first + index * DAY_MS;
    const isWeekend = [0, 6].includes(new Date(time).getUTCDay());
    const own = isWeekend || index < 3 ? 0 : 4_200 + ((index * 2_711) % 6_100);
    const speech = index % 5 === 3 && !isWeekend ? 1_804_300 : 0;
    const isLast = index === count - 1;
    const [more, why] = isLast
      ? ([-own, ['not-reported-yet']] as const)
      : differenceOn(index, own, isWeekend, key === null);
    const heard = speech === 0 || isLast ? 0 : 31 * 60_000;
    const reasons: readonly DifferenceReason[] = heard > 0 ? [...why, 'rounding'] : why;
    return {
      day: new Date(time).toISOString().slice(0, 10),
      ours: figures(own, speech),
      service: figures(own + more, heard),
      difference: figures(more, heard - speech),
      reasons,
    };
  });
  const total = (side: 'ours' | 'service') =>
    figures(
      days.reduce((sum, day) => sum + day[side].characters, 0),
      days.reduce((sum, day) => sum + day[side].speechToTextMs, 0),
    );
  return {
    connection: 'offline',
    range,
    firstRecord: days[3]?.day ?? null,
    days,
    ours: total('ours'),
    service: total('service'),
    keys: [
      { key: 'f9e8****6789', label: 'Marketing site', usage: total('service') },
      { key: '03aa****11c2', label: 'Dragoman', usage: total('ours') },
    ],
  };
}

/** Characters that the service counts more on a day, and why. */
function differenceOn(
  index: number,
  own: number,
  isWeekend: boolean,
  isAccount: boolean,
): readonly [more: number, reasons: readonly DifferenceReason[]] {
  if (isWeekend) return [0, []];
  if (index < 3) return [2_000 + index * 310, ['before-first-record']];
  if (isAccount && index % 7 === 2) return [1_250, ['used-elsewhere']];
  return index % 11 === 10 && own > 0 ? [-900, ['not-billed', 'midnight']] : [0, []];
}

const BUNDLE = {
  made: '2026-11-21T09:30:00.000Z',
  dragoman: { version: '0.1.0', shell: 'browser', node: '24.11.0', platform: 'linux x64' },
  settings: { theme: 'system', translateWhileTyping: true, privateMode: false },
  connections: [{ kind: 'offline', host: null, key: 'built-in', isActive: true }],
  requests: fakeRequests(6),
  log: ['2026-11-21T09:01:12.402Z start', '2026-11-21T09:01:12.733Z offline-service.ready'],
};
