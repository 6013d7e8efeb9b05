import type { AdminClient } from '../../main/client/admin.ts';
import { FeatureFailure, failureOf } from '../../main/features/feature-failure.ts';
import type { ReportedUsage } from '../../main/features/reports/cells.ts';
import { createReports } from '../../main/features/reports/reports.ts';
import { createObservable } from '../../main/system/observable.ts';
import type { Input, RouteName } from '../../preload/contract/api.ts';
import { api } from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import type { ReportRange, UsageFigures } from '../../preload/contract/reports.ts';

/** How the reports of the fake main process are. */
export interface FakeReportsOptions {
  /** Keys of the account; 12 without. */
  readonly keys?: number;
  /** Every report fails so. */
  readonly failure?: Failure;
  /** Milliseconds that the service takes. */
  readonly slow?: number;
  readonly isEmpty?: boolean;
  /** The service's total is more than its rows. */
  readonly isUnaccounted?: boolean;
}

const DAY_MS = 86_400_000;
const LABELS = [
  'Website',
  'Online shop',
  'Customer support',
  'Legal department',
  'Nightly catalogue job',
  'Call centre, live captions',
  'Product manuals',
  'Partner portal (Northern Europe and the Baltics)',
  'Research',
  'Prototype of Ada',
  'Old website',
  '',
] as const;
const TAGS = ['website', 'shop', 'support', 'manuals-2026', 'contracts'] as const;

/**
 * Main's own reports over a played service: a year with a rhythm of weekdays, one key that grows and
 * one that runs away. The same figures each time.
 */
export function createFakeReports(options: FakeReportsOptions = {}) {
  const {
    keys = LABELS.length,
    failure,
    slow = 0,
    isEmpty = false,
    isUnaccounted = false,
  } = options;
  const byRange = new Map<string, ReportedUsage[]>();
  const keyRows = ({ start, end }: ReportRange) => {
    const name = `${start} ${end}`;
    const known = byRange.get(name);
    if (known !== undefined) return known;
    const rows = isEmpty ? [] : daysOf({ start, end }).flatMap((day) => usageOfKeys(day, keys));
    byRange.set(name, rows);
    return rows;
  };
  const tagRows = (range: ReportRange) =>
    isEmpty ? [] : daysOf(range).flatMap((day) => usageOfTags(day));
  const totalOf = (rows: readonly ReportedUsage[]) => {
    const total = addedUp(rows);
    return isUnaccounted ? { ...total, characters: total.characters + 1234 } : total;
  };
  async function answer() {
    await new Promise((resolve) => setTimeout(resolve, slow));
    if (failure !== undefined) throw new FeatureFailure(failure);
  }
  const client: Pick<AdminClient, 'usageTotal' | 'usageByKeyAndDay' | 'customTags'> = {
    async usageTotal(range) {
      await answer();
      return { ...range, rows: [], total: totalOf(keyRows(range)) };
    },
    async usageByKeyAndDay(range) {
      await answer();
      const rows = keyRows(range);
      return {
        ...range,
        total: totalOf(rows),
        rows: rows.map(({ key = '', label = '', day, usage }) => ({ key, label, day, usage })),
      };
    },
    async customTags(range) {
      await answer();
      const rows = tagRows(range);
      return {
        rows: rows.map(({ tag = '', day, usage }) => ({ tag, day, usage })),
        pages: Math.max(1, Math.ceil(rows.length / 100)),
      };
    },
  };
  const handlers = createReports({
    admin: {
      openActive: () =>
        Promise.resolve({
          connection: 'offline',
          call: (signal, run) => run(client as AdminClient, signal),
        }),
    },
    services: {
      active: createObservable({ id: 'offline', service: 'offline' }),
      about: () => ({ service: 'offline', name: '', tier: 'paid' }),
    },
    ledger: { days: () => [], firstDay: () => null },
    date: () => Date.now(),
  });

  /** When main's work on a call began and ended, which is no work of the page; newest last. */
  const calls: { route: string; began: number; ended: number }[] = [];
  async function run<K extends keyof typeof handlers>(route: K, input: Input<K>) {
    const began = performance.now();
    const { signal } = new AbortController();
    const handler = handlers[route] as (input: unknown, call: { signal: AbortSignal }) => unknown;
    try {
      return await handler(api[route].input.parse(input), { signal });
    } catch (error) {
      throw asValue(error);
    } finally {
      calls.push({ route, began, ended: performance.now() });
    }
  }
  const asks: { [K in RouteName]?: (input: never) => unknown } = {
    'reports.usage': (input: Input<'reports.usage'>) => run('reports.usage', input),
    'reports.tags': (input: Input<'reports.tags'>) => run('reports.tags', input),
    'reports.rows': (input: Input<'reports.rows'>) => run('reports.rows', input),
    'reports.series': (input: Input<'reports.series'>) => run('reports.series', input),
    'reports.export': (input: Input<'reports.export'>) => run('reports.export', input),
  };
  return { asks, calls };
}

/** As main throws it: a failure is a value. */
const asValue = (error: unknown): unknown => failureOf(error) ?? error;

export type FakeReports = ReturnType<typeof createFakeReports>;

function daysOf({ start, end }: ReportRange): string[] {
  const [first, last] = [Date.parse(start) / DAY_MS, Date.parse(end) / DAY_MS];
  return Array.from({ length: last - first + 1 }, (_, at) =>
    new Date((first + at) * DAY_MS).toISOString().slice(0, 10),
  );
}

function usageOfKeys(day: string, keys: number): ReportedUsage[] {
  const number = Date.parse(day) / DAY_MS;
  const daysAgo = Math.floor(Date.now() / DAY_MS) - number;
  const isWeekend = (number + 3) % 7 > 4;
  return Array.from({ length: keys }, (_, index): ReportedUsage[] => {
    const weight = 240_000 / (index + 2);
    const course = index === 4 ? 1.16 ** Math.max(0, 20 - daysAgo) : 1.3 - daysAgo / 700;
    const office = isWeekend && index % 3 !== 1 ? 0.12 : 1;
    const chance = 0.6 + 0.8 * noise(number * 31 + index * 7);
    const amount = Math.round(weight * course * office * chance);
    // The demo has days without use; the large account of benchmarks has none.
    if (keys <= LABELS.length && (amount < 400 || (index === 10 && daysAgo < 90))) return [];
    const isSpeech = index === 5;
    const documents = index % 4 === 2 ? Math.floor(amount * 0.7) : 0;
    const improvement = index % 5 === 1 ? Math.floor(amount * 0.3) : 0;
    const text = isSpeech ? Math.round(amount / 40) : amount - documents - improvement;
    return [
      {
        key: `${hex(index * 7919 + 4096)}****${hex(index * 104_729 + 11)}`,
        label: LABELS[index] ?? `Team ${index}`,
        day,
        usage: {
          characters: text + documents + improvement,
          textCharacters: text,
          documentCharacters: documents,
          improvementCharacters: improvement,
          speechToTextMs: isSpeech ? amount * 240 : 0,
          speechToSpeechMs: isSpeech ? Math.floor((amount * 90) / 60_000) * 60_000 : 0,
        },
      },
    ];
  }).flat();
}

function usageOfTags(day: string): ReportedUsage[] {
  const rows = usageOfKeys(day, TAGS.length);
  return rows.map(({ day, usage }, index) => {
    const text = Math.round(usage.textCharacters * 0.8);
    return {
      tag: TAGS[index] ?? '',
      day,
      usage: {
        characters: text,
        textCharacters: text,
        documentCharacters: 0,
        improvementCharacters: 0,
        speechToTextMs: 0,
        speechToSpeechMs: 0,
      },
    };
  });
}

function addedUp(rows: readonly ReportedUsage[]): UsageFigures {
  const sum = (measure: keyof UsageFigures) =>
    rows.reduce((all, { usage }) => all + usage[measure], 0);
  return {
    characters: sum('characters'),
    textCharacters: sum('textCharacters'),
    documentCharacters: sum('documentCharacters'),
    improvementCharacters: sum('improvementCharacters'),
    speechToTextMs: sum('speechToTextMs'),
    speechToSpeechMs: sum('speechToSpeechMs'),
  };
}

const hex = (value: number): string => (value % 65_536).toString(16).padStart(4, '0');

/** 0 up to 1, the same for the same seed. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}
