import type { Input, RouteName } from '../../preload/contract/api.ts';
import type { GlossaryName } from '../../preload/contract/customization.ts';
import type {
  DictionaryChange,
  Entry,
  Glossary,
  GlossaryPreview,
  TermCoverage,
  TermMark,
} from '../../preload/contract/glossaries.ts';

export interface FakeGlossariesOptions {
  /** Entries of the first dictionary. */
  readonly entries?: number;
  /** Glossaries besides the first four. */
  readonly more?: number;
  /** No glossary at all. */
  readonly isEmpty?: boolean;
}

interface Kept {
  readonly id: string;
  name: string;
  readonly dictionaries: Map<string, Entry[]>;
}

const LEGAL: Entry[] = [
  ['contract', 'Vertrag'],
  ['clause', 'Klausel'],
  ['meeting', 'Besprechung'],
  ['party', 'Vertragspartei'],
  ['liability', 'Haftung'],
  ['notice period', 'Kündigungsfrist'],
  ['force majeure', 'höhere Gewalt'],
  ['appendix', 'Anhang'],
];

const WORDS = [
  'contract',
  'notice',
  'valve',
  'order',
  'party',
  'delivery',
  'notice period',
  'pump',
];
const WORTE = ['Vertrag', 'Hinweis', 'Ventil', 'Auftrag', 'Partei', 'Lieferung', 'Frist', 'Pumpe'];

function many(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => [
    `${WORDS[index % WORDS.length]} ${index + 1}`,
    `${WORTE[index % WORTE.length]} ${index + 1}`,
  ]);
}

const keyOf = ({ source, target }: { readonly source: string; readonly target: string }) =>
  `${source} ${target}`;

/** Glossaries in memory that follow the service's rules as far as a screen can tell. */
export function createFakeGlossaries(options: FakeGlossariesOptions = {}) {
  const first = options.entries === undefined ? LEGAL : many(options.entries);
  const kept: Kept[] =
    options.isEmpty === true
      ? []
      : [
          {
            id: 'g1',
            name: 'Legal',
            dictionaries: new Map([
              ['en de', first],
              [
                'en fr',
                [
                  ['contract', 'contrat'],
                  ['clause', 'clause'],
                ],
              ],
              ['de en', [['Vertrag', 'contract']]],
              [
                'en ar',
                [
                  ['contract', 'عقد'],
                  ['clause', 'بند'],
                ],
              ],
            ]),
          },
          {
            id: 'g2',
            name: 'Product names',
            dictionaries: new Map([
              [
                'en de',
                [
                  ['contract', 'Kontrakt'],
                  ['Dragoman', 'Dragoman'],
                ],
              ],
            ]),
          },
          {
            id: 'g3',
            name: 'Marketing, spring campaign for the northern countries',
            dictionaries: new Map([['en fr', [['spring', 'printemps']]]]),
          },
          { id: 'g4', name: 'Empty shell', dictionaries: new Map() },
          ...Array.from({ length: options.more ?? 0 }, (_, index) => ({
            id: `m${index}`,
            name: `Customer ${index + 1}`,
            dictionaries: new Map([['en de', LEGAL]]),
          })),
        ];
  let count = kept.length;

  const shown = ({ id, name, dictionaries }: Kept): Glossary => ({
    id,
    name,
    created: '2026-09-01T10:00:00.000Z',
    dictionaries: [...dictionaries].map(([key, entries]) => {
      const [source = '', target = ''] = key.split(' ');
      return { source, target, entries: entries.length };
    }),
  });
  const find = (id: string): Kept => {
    const found = kept.find((one) => one.id === id);
    if (found === undefined) throw new Error('not-found');
    return found;
  };
  const merged = (before: readonly Entry[], entries: readonly Entry[]): Entry[] => [
    ...new Map([...before, ...entries].map(([source, target]) => [source, target])),
  ];

  function compared({
    id,
    source,
    target,
    entries,
    mode,
  }: Input<'glossaries.compare'>): DictionaryChange {
    const before = new Map(find(id).dictionaries.get(keyOf({ source, target })) ?? []);
    const after = new Map(entries);
    let added = 0;
    let changed = 0;
    for (const [term, wanted] of after) {
      if (!before.has(term)) added += 1;
      else if (before.get(term) !== wanted) changed += 1;
    }
    const gone = [...before.keys()].filter((term) => !after.has(term)).length;
    const removed = mode === 'replace' ? gone : 0;
    return { added, changed, removed, same: before.size - changed - removed };
  }

  function read({ name, pair }: Input<'glossaries.read-file'>): GlossaryPreview {
    if (!name.endsWith('.tsv')) {
      return {
        format: name.endsWith('.xlsx') ? 'xlsx' : name.endsWith('.tbx') ? 'tbx' : 'csv-pairs',
        namesLanguages: true,
        encoding: 'UTF-8',
        dictionaries: [
          { source: 'en', target: 'de', entries: [...LEGAL.slice(1), ['warranty', 'Garantie']] },
          { source: 'en', target: 'fr', entries: [['warranty', 'garantie']] },
          { source: 'de', target: 'fr', entries: [['Vertrag', 'contrat']] },
        ],
        forbidden: [
          {
            source: 'en',
            target: 'de',
            terms: [{ source: 'contract', target: 'Kontrakt', note: 'Old-fashioned' }],
          },
        ],
        problems: [
          { line: 4, problem: 'columns', text: 'party' },
          { line: 9, problem: 'duplicate', text: 'contract,Kontrakt,en,de' },
          { line: 12, problem: 'outer-space', text: ' seller,Verkäufer,en,de' },
        ],
      };
    }
    return {
      format: 'tsv',
      namesLanguages: false,
      encoding: 'UTF-8',
      dictionaries: [{ source: 'en', target: 'de', ...pair, entries: [['gauge', 'Messgerät']] }],
      forbidden: [],
      problems: [],
    };
  }

  function marks({
    glossaries,
    source,
    target,
    text,
    translation,
  }: Input<'terms.marks'>): TermMark[] {
    const found: TermMark[] = [];
    for (const id of glossaries) {
      for (const [term, wanted] of find(id).dictionaries.get(keyOf({ source, target })) ?? []) {
        const at = text.toLowerCase().indexOf(term.toLowerCase());
        if (at < 0 || found.some((one) => one.at[0] === at)) continue;
        const place = translation?.indexOf(wanted) ?? -1;
        const stem = translation?.indexOf(wanted.slice(0, -2)) ?? -1;
        const outcome =
          translation === null ? null : place >= 0 ? 'used' : stem >= 0 ? 'inflected' : 'missed';
        const start = place >= 0 ? place : stem;
        found.push({
          at: [at, at + term.length],
          term,
          wanted,
          glossary: id,
          outcome,
          found: start < 0 ? null : [start, start + wanted.length],
        });
      }
    }
    return found.sort((one, other) => one.at[0] - other.at[0]);
  }

  function coverage({ glossaries, source, target }: Input<'terms.coverage'>): TermCoverage {
    const choices = new Map<string, { glossary: string; target: string }[]>();
    const missing: string[] = [];
    for (const id of glossaries) {
      const entries = find(id).dictionaries.get(keyOf({ source, target }));
      if (entries === undefined) missing.push(id);
      for (const [term, wanted] of entries ?? []) {
        choices.set(term, [...(choices.get(term) ?? []), { glossary: id, target: wanted }]);
      }
    }
    const conflicts = [...choices]
      .filter(([, all]) => new Set(all.map((one) => one.target)).size > 1)
      .map(([term, all]) => ({ term, choices: all }));
    return { missing, conflicts };
  }

  const put = (
    id: string,
    pair: { source: string; target: string },
    entries: Entry[],
  ): Glossary => {
    const glossary = find(id);
    glossary.dictionaries.set(keyOf(pair), entries);
    return shown(glossary);
  };

  const asks: { readonly [K in RouteName]?: (input: never) => unknown } = {
    'glossaries.list': (): GlossaryName[] =>
      kept.map((one) => ({ id: one.id, name: one.name, pairs: shown(one).dictionaries })),
    'glossaries.all': () => ({ connection: 'offline', all: kept.map(shown) }),
    'glossaries.create': ({ name, dictionaries }: Input<'glossaries.create'>) => {
      count += 1;
      const made: Kept = { id: `n${count}`, name, dictionaries: new Map() };
      for (const one of dictionaries) made.dictionaries.set(keyOf(one), [...one.entries]);
      kept.push(made);
      return shown(made);
    },
    'glossaries.rename': ({ id, name }: Input<'glossaries.rename'>) => {
      find(id).name = name;
      return shown(find(id));
    },
    'glossaries.remove': ({ id }: Input<'glossaries.remove'>) => {
      kept.splice(kept.indexOf(find(id)), 1);
      return null;
    },
    'glossaries.entries': ({ id, ...pair }: Input<'glossaries.entries'>) =>
      find(id).dictionaries.get(keyOf(pair)) ?? [],
    'glossaries.compare': compared,
    'glossaries.replace': ({ id, entries, ...pair }: Input<'glossaries.replace'>) =>
      put(id, pair, [...entries]),
    'glossaries.merge': ({ id, entries, ...pair }: Input<'glossaries.merge'>) =>
      put(id, pair, merged(find(id).dictionaries.get(keyOf(pair)) ?? [], entries)),
    'glossaries.remove-dictionary': ({ id, ...pair }: Input<'glossaries.remove-dictionary'>) => {
      find(id).dictionaries.delete(keyOf(pair));
      return shown(find(id));
    },
    'glossaries.read-file': read,
    'glossaries.export': ({ format }: Input<'glossaries.export'>) => ({
      name: `Legal.${format === 'csv-pairs' ? 'csv' : format}`,
      type: 'text/plain',
      bytes: new TextEncoder().encode('contract\tVertrag\n'),
    }),
    'glossaries.add-term': ({ id, entry, ...pair }: Input<'glossaries.add-term'>) => {
      const before = find(id).dictionaries.get(keyOf(pair)) ?? [];
      put(id, pair, merged(before, [entry]));
      return { before: before.find(([term]) => term === entry[0])?.[1] ?? null };
    },
    'glossaries.undo-term': ({ id, term, before, ...pair }: Input<'glossaries.undo-term'>) => {
      const rest = (find(id).dictionaries.get(keyOf(pair)) ?? []).filter(([one]) => one !== term);
      put(id, pair, before === null ? rest : [...rest, [term, before]]);
      return null;
    },
    'terms.coverage': coverage,
    'terms.marks': marks,
  };
  return { asks };
}
