import type { Input, Output, RouteName } from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import type {
  LocalMemories,
  LocalMemory,
  MemoryImported,
  Unit,
  Units,
} from '../../preload/contract/local-memories.ts';
import type { Probe } from '../../preload/contract/segments.ts';
import type { Keep } from './admin-side.ts';

/** How the memories of the fake main process are. */
export interface FakeMemoriesOptions {
  /** None is there yet. */
  readonly isBare?: boolean;
  /** The next import is refused so. */
  readonly refusal?: Failure;
  /** Milliseconds between two values of an import. */
  readonly slow?: number;
  readonly verdict?: Probe['verdict'];
}

const MADE = '2026-03-02T09:00:00.000Z';
const CHANGED = '2026-11-03T14:20:00.000Z';

const MEMORIES: readonly LocalMemory[] = [
  {
    id: 'local-office',
    name: 'Office',
    source: 'en',
    targets: ['de'],
    units: 1204,
    created: MADE,
    updated: CHANGED,
    assigned: [{ source: 'en', target: 'de', priority: 1 }],
  },
  {
    id: 'local-contracts',
    name: 'Contracts and terms of business (Northern Europe)',
    source: 'en',
    targets: ['de', 'fr', 'fi'],
    units: 48_310,
    created: MADE,
    updated: '2026-09-12T08:00:00.000Z',
    assigned: [
      { source: 'en', target: 'de', priority: 2 },
      { source: 'en', target: 'fr', priority: 1 },
    ],
  },
  {
    id: 'local-website',
    name: 'Website',
    source: 'de',
    targets: ['en-gb'],
    units: 310,
    created: MADE,
    updated: '2026-06-30T08:00:00.000Z',
    assigned: [],
  },
];

const SENTENCES = [
  ['The meeting has been moved to Thursday.', 'Die Besprechung wurde auf Donnerstag verschoben.'],
  ['Please bring the signed contract.', 'Bitte bringen Sie den unterschriebenen Vertrag mit.'],
  [
    'Switch the device off and pull the plug before you open the housing.',
    'Schalten Sie das Gerät aus und ziehen Sie den Netzstecker, bevor Sie das Gehäuse öffnen.',
  ],
  [
    'All prices include value added tax.',
    'Alle Preise verstehen sich einschließlich Mehrwertsteuer.',
  ],
  ['Our office is closed on public holidays.', 'An Feiertagen ist unser Büro geschlossen.'],
] as const;
const AUTHORS = ['Ada Kovač', 'M. Nakamura', null] as const;

function unitsOf(memory: LocalMemory): Unit[] {
  return Array.from({ length: memory.units }, (_, index) => {
    const [source, target] = SENTENCES[index % SENTENCES.length] ?? SENTENCES[0];
    const number = index < SENTENCES.length ? '' : ` (${index + 1})`;
    return {
      unit: index + 1,
      source: `${source}${number}`,
      targets: Object.fromEntries(memory.targets.map((code) => [code, `${target}${number}`])),
      author: AUTHORS[index % AUTHORS.length] ?? null,
      project: index % 4 === 1 ? 'Annual report · ACME' : null,
      changed: new Date(Date.parse(CHANGED) - index * 3_600_000).toISOString(),
      note: index % 7 === 3 ? 'Checked with the legal department.' : null,
    };
  });
}

/** Where a text stands in another, whatever its letter case. */
function rangesIn(text: string, query: string): [number, number][] {
  const at = text.toLowerCase().indexOf(query.toLowerCase());
  return query === '' || at < 0 ? [] : [[at, at + query.length]];
}

/** Memories of this computer in a fake main process, changed as main would change them. */
export function createFakeLocalMemories(keep: Keep, options: FakeMemoriesOptions = {}) {
  const { isBare = false, refusal, slow = 120, verdict = 'changed' } = options;
  const listed = keep<LocalMemories>({ memories: isBare ? [] : MEMORIES, works: [] });
  const units = new Map(listed.get().memories.map((memory) => [memory.id, unitsOf(memory)]));
  let refused = refusal;
  let made = 0;

  const find = (id: string) => listed.get().memories.find((one) => one.id === id);
  const change = (id: string, next: Partial<LocalMemory>) =>
    listed.set({
      ...listed.get(),
      memories: listed.get().memories.map((one) => (one.id === id ? { ...one, ...next } : one)),
    });
  const drop = (id: string) =>
    listed.set({
      ...listed.get(),
      memories: listed.get().memories.filter((one) => one.id !== id),
    });
  const recount = (id: string) =>
    change(id, { units: units.get(id)?.length ?? 0, updated: new Date().toISOString() });
  function create(name: string, source: string, targets: readonly string[]): LocalMemory {
    const memory = {
      id: `local-new-${(made += 1)}`,
      name,
      source,
      targets,
      units: 0,
      assigned: [],
      created: new Date().toISOString(),
      updated: new Date().toISOString(),
    };
    units.set(memory.id, []);
    listed.set({ ...listed.get(), memories: [...listed.get().memories, memory] });
    return memory;
  }

  function search({
    id,
    query = '',
    side = 'source',
    mode,
    from,
    count = 50,
  }: Input<'local-memories.units'>): Units {
    const all = units.get(id) ?? [];
    const textOf = (unit: Unit) =>
      side === 'source' ? unit.source : (unit.targets[side.language] ?? '');
    const found = all.filter((unit) => query === '' || rangesIn(textOf(unit), query).length > 0);
    const start = from ?? 0;
    const page = found.slice(start, start + count).map((unit) => ({
      ...unit,
      ranges: rangesIn(textOf(unit), query),
      percent: query === '' ? null : mode === 'fuzzy' ? 87 : 100,
    }));
    return {
      units: page,
      total: found.length,
      next: start + count < found.length ? start + count : null,
    };
  }

  async function* importFile(input: Input<'local-memories.import'>): AsyncIterable<MemoryImported> {
    const all = 12_000;
    for (let done = 0; done < all; done += 1500) {
      yield { state: 'running', work: 'work-1', progress: done / all, units: done };
      await new Promise((resolve) => setTimeout(resolve, slow));
    }
    if (refused !== undefined) {
      const failure: unknown = refused;
      refused = undefined;
      throw failure;
    }
    const memory = 'id' in input.into ? find(input.into.id) : create(input.into.name, 'en', ['de']);
    if (memory === undefined) return;
    units.set(memory.id, [
      ...(units.get(memory.id) ?? []),
      ...unitsOf({ ...memory, units: 11_874 }),
    ]);
    recount(memory.id);
    yield {
      state: 'done',
      memory: find(memory.id) ?? memory,
      format: 'tmx',
      encoding: 'utf-16le',
      added: 11_874,
      repeated: 98,
      bad: 28,
      badReasons: [
        { reason: 'no-target', count: 10 },
        { reason: 'unknown-language', count: 9 },
        { reason: 'too-long', count: 9 },
      ],
      badUnits: Array.from({ length: 28 }, (_, index) => ({
        line: 120 + index * 431,
        reason: (['no-target', 'unknown-language', 'too-long'] as const)[index % 3] ?? 'no-target',
        text: 'Press the green button to start the engine.',
      })),
      repairs: [
        { kind: 'bare-ampersand', count: 14 },
        { kind: 'illegal-character', count: 3 },
        { kind: 'unbalanced-tag', count: 1 },
      ],
    };
  }

  const asks: { [K in RouteName]?: (input: never) => unknown } = {
    'local-memories.create': ({ name, source, targets }: Input<'local-memories.create'>) =>
      create(name, source, targets),
    'local-memories.rename': ({ id, name }: Input<'local-memories.rename'>) => {
      change(id, { name });
      return null;
    },
    'local-memories.assign': ({ id, assigned }: Input<'local-memories.assign'>) => {
      change(id, { assigned });
      return null;
    },
    'local-memories.remove': ({ id }: { id: string }) => {
      drop(id);
      return null;
    },
    'local-memories.export': ({ id, format }: Input<'local-memories.export'>) => ({
      name: `${find(id)?.name ?? ''}.${format}`,
      units: find(id)?.units ?? 0,
    }),
    'local-memories.merge': ({ from, into }: Input<'local-memories.merge'>) => {
      units.set(into, [...(units.get(into) ?? []), ...(units.get(from) ?? [])]);
      drop(from);
      recount(into);
      return null;
    },
    'local-memories.deduplicate': () => ({ removed: 4 }),
    'local-memories.statistics': ({ id }: { id: string }) => statisticsOf(find(id)),
    'local-memories.units': search,
    'local-memories.change-unit': (input: Input<'local-memories.change-unit'>) => {
      const all = units.get(input.id) ?? [];
      const changed: Unit = {
        unit: input.unit ?? 1_000_000 + all.length,
        source: input.source,
        targets: input.targets,
        author: 'Ada Kovač',
        project: null,
        changed: new Date().toISOString(),
        note: null,
      };
      const place = all.findIndex(({ unit }) => unit === input.unit);
      units.set(input.id, place < 0 ? [...all, changed] : all.with(place, changed));
      recount(input.id);
      return changed;
    },
    'local-memories.remove-units': ({ id, units: gone }: Input<'local-memories.remove-units'>) => {
      units.set(
        id,
        (units.get(id) ?? []).filter(({ unit }) => !gone.includes(unit)),
      );
      recount(id);
      return null;
    },
    'memories.probe': ({ text }: Input<'memories.probe'>): Output<'memories.probe'> => ({
      verdict,
      with: 'Die Besprechung wurde auf Donnerstag verschoben.',
      without:
        verdict === 'changed'
          ? 'Das Treffen ist auf Donnerstag verlegt worden.'
          : 'Die Besprechung wurde auf Donnerstag verschoben.',
      billed: 2 * Array.from(text).length,
    }),
  };
  const watches = (
    input: unknown,
    signal?: AbortSignal,
  ): { [K in RouteName]?: () => AsyncIterable<unknown> } => ({
    'local-memories.watch': () => listed.watch(signal),
    'local-memories.import': () => importFile(input as Input<'local-memories.import'>),
  });
  return { asks, watches };
}

function statisticsOf(memory: LocalMemory | undefined): Output<'local-memories.statistics'> {
  const units = memory?.units ?? 0;
  const languages = memory === undefined ? [] : [memory.source, ...memory.targets];
  return {
    units,
    sides: languages.map((language, index) => ({
      language,
      units: index < 2 ? units : Math.round(units * 0.7),
      words: units * (9 - index),
      characters: units * (58 + index * 7),
      distinctWords: Math.round(units * 1.4),
    })),
    repeatedSources: 12,
    authors: [
      { name: 'Ada Kovač', units: Math.round(units * 0.6) },
      { name: 'M. Nakamura', units: Math.round(units * 0.4) },
    ],
    changed: { first: MADE, last: CHANGED },
    years: [
      { year: 2025, units: 1 },
      { year: 2026, units: 2 },
    ],
  };
}
