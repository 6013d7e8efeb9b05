import type { Input, Output } from '../../preload/contract/api.ts';
import { ANALYSIS_BANDS } from '../../preload/contract/analysis-bands.ts';
import type { Match } from '../../preload/contract/local-memories.ts';
import type {
  Finding,
  ProjectChange,
  Segment,
  SegmentProject,
} from '../../preload/contract/segments.ts';

/** Sentences with stored twins that differ in a telling way. */
const SENTENCES: readonly (readonly [source: string, target: string])[] = [
  ['Terms of delivery', 'Lieferbedingungen'],
  [
    'The supplier delivers the goods within <g1>30 days</g1> of the order.',
    'Der Lieferant liefert die Ware innerhalb von <g1>30 Tagen</g1> nach Eingang der Bestellung.',
  ],
  [
    'The buyer must not resell the goods before they are paid for in full.',
    'Der Käufer darf die Ware vor vollständiger Bezahlung nicht weiterverkaufen.',
  ],
  [
    'Invoices are due 14 days after the date of receipt<x2/> unless agreed otherwise.',
    'Rechnungen sind 14 Tage nach Erhalt fällig<x2/>, sofern nichts anderes vereinbart ist.',
  ],
  ['All rights reserved.', 'Alle Rechte vorbehalten.'],
  [
    'If the delivery is late, the buyer may set a reasonable period and withdraw from the contract after it has passed without result.',
    'Ist die Lieferung verspätet, kann der Käufer eine angemessene Frist setzen und nach deren erfolglosem Ablauf vom Vertrag zurücktreten.',
  ],
  ['Place of jurisdiction is Vienna.', 'Gerichtsstand ist Wien.'],
];

/** The same in other scripts, for looking at them. */
const OTHER_TARGETS: Readonly<Record<string, readonly string[]>> = {
  ar: [
    'شروط التسليم',
    'يسلّم المورّد البضاعة خلال <g1>30 يومًا</g1> من تاريخ الطلب.',
    'لا يجوز للمشتري إعادة بيع البضاعة قبل سداد ثمنها بالكامل.',
    'تستحق الفواتير بعد 14 يومًا من تاريخ الاستلام<x2/> ما لم يُتفق على غير ذلك.',
    'جميع الحقوق محفوظة.',
    'إذا تأخر التسليم جاز للمشتري تحديد مهلة معقولة ثم فسخ العقد بعد انقضائها دون نتيجة.',
    'تختص محاكم فيينا.',
  ],
  ja: [
    '引渡条件',
    '供給者は注文から<g1>30日</g1>以内に商品を引き渡す。',
    '買主は代金を完済するまで商品を転売してはならない。',
    '別段の合意がない限り<x2/>、請求書は受領日から14日後に支払期限を迎える。',
    '無断転載を禁じます。',
    '引渡しが遅れた場合、買主は相当の期間を定め、期間の経過後に契約を解除することができる。',
    '管轄裁判所はウィーンとする。',
  ],
};

const STORED: readonly (readonly [stored: string, change: Partial<Match>])[] = [
  ['same', { percent: 100, base: 100, context: 'previous' }],
  [
    'The supplier delivers the goods within <g1>60 days</g1> of the order.',
    {
      percent: 98,
      base: 100,
      penalties: [{ kind: 'numbers', percent: 2 }],
      alarms: ['number'],
    },
  ],
  [
    'The buyer must resell goods before these are paid for in full.',
    {
      percent: 74,
      base: 75,
      penalties: [{ kind: 'punctuation', percent: 1 }],
      alarms: ['negation'],
    },
  ],
  [
    'Invoices are payable 14 days after receipt unless agreed otherwise.',
    { percent: 76, base: 77, penalties: [{ kind: 'tags', percent: 1 }] },
  ],
];

function fakeSegment(number: number, count: number, language: string): Segment {
  const at = number % SENTENCES.length;
  const [plain, german] = SENTENCES[at] ?? ['', ''];
  const isRepeat = plain === 'All rights reserved.';
  const source = number < SENTENCES.length || isRepeat ? plain : `${plain} (${number + 1})`;
  const target = OTHER_TARGETS[language]?.[at] ?? german;
  const share = count > 50 ? number / count : 1;
  const state = share < 0.3 ? number % 4 : number % 7 === 5 ? 2 : number % 5 === 4 ? 1 : 0;
  const base = { number, source, repeats: isRepeat ? Math.ceil(count / 7) : 1 };
  const opensBlock = number % 6 === 0;
  const none = { percent: null, memory: null, author: null, changed: null };
  if (state === 0 && share >= 0.3 && number > 2) {
    return { ...base, target: '', status: 'empty', origin: null, ...none, opensBlock };
  }
  if (state === 1) {
    return { ...base, target, status: 'translated', origin: 'engine', ...none, opensBlock };
  }
  if (state === 2) {
    const stored = {
      percent: 87,
      memory: 'Office',
      author: 'ada',
      changed: '2026-05-02T09:00:00Z',
    };
    return { ...base, target, status: 'draft', origin: 'memory-fuzzy', ...stored, opensBlock };
  }
  const by = { percent: null, memory: null, author: 'You', changed: '2026-11-20T09:00:00Z' };
  return { ...base, target, status: 'confirmed', origin: 'typed', ...by, opensBlock };
}

interface Bench {
  project: SegmentProject;
  segments: Segment[];
  /** What a step back would put there again. */
  past: (readonly Segment[])[];
  future: (readonly Segment[])[];
  changed: readonly number[] | null;
  readonly wakers: Set<() => void>;
}

export interface FakeSegmentsOptions {
  /** Segments of the first project; 20 without. */
  readonly segments?: number;
  /** Target language; German without. */
  readonly target?: string;
  /** No project is there yet. */
  readonly empty?: boolean;
}

const PLAIN = /<\/?[gx]\d+\/?>/g;

type FakeAsks = {
  readonly [
    K in
      | 'segments.open'
      | 'segments.close'
      | 'segments.settings'
      | 'segments.rows'
      | 'segments.edit'
      | 'segments.undo'
      | 'segments.redo'
      | 'segments.fill'
      | 'segments.findings'
      | 'segments.analysis'
      | 'segments.analysis-csv'
      | 'segments.export'
      | 'local-memories.matches'
      | 'local-memories.concordance'
  ]: (input: Input<K>) => Output<K>;
};

export interface FakeSegments {
  readonly asks: FakeAsks;
  readonly projects: (signal?: AbortSignal) => AsyncIterable<readonly SegmentProject[]>;
  readonly watch: (id: string, signal?: AbortSignal) => AsyncIterable<ProjectChange>;
}

/** Projects in memory, with a small and a large one. */
export function createFakeSegments(options: FakeSegmentsOptions = {}): FakeSegments {
  const target = options.target ?? 'de';
  const benches = new Map<string, Bench>();
  const listeners = new Set<() => void>();
  let made = 0;

  function add(project: Omit<SegmentProject, 'confirmed' | 'characters'>, segments: Segment[]) {
    const whole: SegmentProject = { ...project, confirmed: 0, characters: 0 };
    const bench: Bench = {
      project: whole,
      segments,
      past: [],
      future: [],
      changed: [],
      wakers: new Set(),
    };
    benches.set(project.id, bench);
    count(bench);
    return bench;
  }
  const count = (bench: Bench) => {
    const { segments } = bench;
    bench.project = {
      ...bench.project,
      segments: segments.length,
      confirmed: segments.filter(({ status }) => status === 'confirmed').length,
      characters: segments.reduce((sum, { source }) => sum + source.length, 0),
    };
  };
  const SETTINGS = { into: 'local-office', threshold: 70, memories: null, glossaries: [] };
  if (options.empty !== true) {
    const size = options.segments ?? 20;
    add(
      {
        id: 'p1',
        name: size > 100 ? 'Operating manual, complete.docx' : 'Terms of delivery.docx',
        format: 'docx',
        source: 'en',
        target,
        segments: size,
        opened: '2026-11-20T08:00:00.000Z',
        ...SETTINGS,
      },
      Array.from({ length: size }, (_, number) => fakeSegment(number, size, target)),
    );
    add(
      {
        id: 'p2',
        name: 'Letter to the customers',
        format: null,
        source: 'en',
        target: 'fr',
        segments: 7,
        opened: '2026-11-02T08:00:00.000Z',
        ...SETTINGS,
      },
      Array.from({ length: 7 }, (_, number) => fakeSegment(number, 7, 'fr')),
    );
  }

  const of = (id: string): Bench => {
    const bench = benches.get(id);
    if (bench === undefined) throw new Error(`no project ${id}`);
    return bench;
  };
  function tell(bench: Bench, changed: readonly number[] | null) {
    bench.changed = changed;
    count(bench);
    for (const wake of [...bench.wakers, ...listeners]) wake();
  }
  /** Puts segments there, with a step back. */
  function put(bench: Bench, next: readonly Segment[]) {
    bench.past.push(
      next.map(({ number }) => bench.segments[number]).filter((one) => one !== undefined),
    );
    bench.future = [];
    for (const one of next) bench.segments[one.number] = one;
    tell(bench, next.length > 50 ? null : next.map(({ number }) => number));
  }
  function step(bench: Bench, from: (readonly Segment[])[], to: (readonly Segment[])[]) {
    const back = from.pop();
    if (back === undefined) return { number: null };
    to.push(back.map(({ number }) => bench.segments[number]).filter((one) => one !== undefined));
    for (const one of back) bench.segments[one.number] = one;
    tell(
      bench,
      back.map(({ number }) => number),
    );
    return { number: back[0]?.number ?? null };
  }

  function findings({ segments }: Bench): Finding[] {
    return segments.flatMap(({ number, source, target: text, status }): Finding[] => {
      if (status === 'empty') return [];
      const found: Finding[] = [];
      for (const tag of source.match(PLAIN) ?? []) {
        if (!text.includes(tag)) found.push({ number, kind: 'tags', what: tag });
      }
      for (const digits of source.replace(PLAIN, '').match(/\d+/g) ?? []) {
        if (!text.includes(digits)) found.push({ number, kind: 'numbers', what: digits });
      }
      if (text.includes('  ')) found.push({ number, kind: 'double-space', what: '' });
      return found;
    });
  }

  function matchesOf({ segment, threshold, target: to }: Input<'local-memories.matches'>): Match[] {
    const at = SENTENCES.findIndex(([source]) => segment.startsWith(source));
    const [source, german] = SENTENCES[at] ?? ['', ''];
    if (at < 0) return [];
    const text = OTHER_TARGETS[to]?.[at] ?? german;
    const [stored, change] = STORED[at] ?? [source, { percent: 92, base: 92 }];
    const match: Match = {
      percent: 92,
      base: 92,
      penalties: [],
      alarms: [],
      context: null,
      source: stored === 'same' ? segment : stored,
      target: text,
      targetLanguage: to,
      author: 'ada',
      changed: '2026-05-02T09:00:00.000Z',
      memory: 'local-office',
      memoryName: 'Office',
      unit: at,
      difference: [],
      ...change,
    };
    const second: Match = {
      ...match,
      percent: Math.max(0, match.percent - 14),
      base: Math.max(0, match.base - 14 + 1),
      penalties: [...match.penalties, { kind: 'case', percent: 1 }],
      alarms: [],
      context: null,
      source: `${match.source.replace('The ', 'Our ').toUpperCase().slice(0, 12)}${match.source.slice(12)}`,
      memory: 'local-contracts',
      memoryName: 'Contracts 2024–2026, reviewed',
      author: null,
      changed: '2025-11-20T09:00:00.000Z',
      unit: at + 100,
    };
    return [match, second].filter(({ percent }) => percent >= threshold);
  }

  async function* follow<Value>(
    read: () => Value,
    wakers: Set<() => void>,
    signal?: AbortSignal,
  ): AsyncIterable<Value> {
    while (signal?.aborted !== true) {
      yield read();
      await new Promise<void>((resolve) => {
        wakers.add(resolve);
        signal?.addEventListener('abort', () => resolve());
      });
    }
  }

  return {
    projects: (signal) =>
      follow(() => [...benches.values()].map(({ project }) => project), listeners, signal),
    watch: (id, signal) => {
      const bench = of(id);
      return follow(
        () => ({
          project: bench.project,
          changed: bench.changed,
          canUndo: bench.past.length > 0,
          canRedo: bench.future.length > 0,
          filling: null,
          failure: null,
        }),
        bench.wakers,
        signal,
      );
    },
    asks: {
      'segments.open': ({ from, source, target: to }) => {
        made += 1;
        const text = 'text' in from ? from.text : 'The text of a file. It has two sentences.';
        const sources = text.split(/(?<=[.?])\s+|\n+/).filter((one) => one.trim() !== '');
        const { project } = add(
          {
            id: `new-${made}`,
            name: 'name' in from ? from.name : 'Document',
            format: 'text' in from ? null : 'docx',
            source,
            target: to,
            segments: sources.length,
            opened: new Date().toISOString(),
            ...SETTINGS,
          },
          sources.map((one, number) => ({
            ...fakeSegment(number, sources.length, to),
            source: one,
            target: '',
            status: 'empty',
            origin: null,
            percent: null,
            repeats: 1,
          })),
        );
        for (const wake of listeners) wake();
        return project;
      },
      'segments.close': ({ id }) => {
        benches.delete(id);
        for (const wake of listeners) wake();
        return null;
      },
      'segments.settings': ({ id, ...change }) => {
        const bench = of(id);
        bench.project = Object.assign({}, bench.project, change);
        tell(bench, []);
        return bench.project;
      },
      'segments.rows': ({ id, from, count: most, filter = 'all', query = '' }) => {
        const bench = of(id);
        const found = new Set(
          filter === 'findings' ? findings(bench).map((one) => one.number) : [],
        );
        const rows = bench.segments.filter(
          (one) =>
            (filter !== 'unconfirmed' || one.status !== 'confirmed') &&
            (filter !== 'findings' || found.has(one.number)) &&
            `${one.source}\n${one.target}`.toLowerCase().includes(query.toLowerCase()),
        );
        return { total: rows.length, rows: rows.slice(from, from + most) };
      },
      'segments.edit': (edit) => {
        const bench = of(edit.id);
        const before = bench.segments[edit.number];
        if (before === undefined) throw new Error('no such segment');
        const { confirm = false, origin, percent = null, memory = null } = edit;
        const segment: Segment = {
          ...before,
          target: edit.target,
          status: confirm ? 'confirmed' : edit.target === '' ? 'empty' : 'draft',
          origin,
          percent,
          memory,
          author: 'You',
          changed: new Date().toISOString(),
        };
        const equal = confirm
          ? bench.segments.filter(
              (one) =>
                one.source === before.source &&
                one.number !== before.number &&
                one.status !== 'confirmed',
            )
          : [];
        put(bench, [
          segment,
          ...equal.map((one): Segment => ({
            ...one,
            target: edit.target,
            status: 'translated',
            origin: 'propagated',
          })),
        ]);
        const open = bench.segments.filter(({ status }) => status !== 'confirmed');
        const next = open.find(({ number }) => number > edit.number) ?? open[0];
        return { segment, propagated: equal.length, next: next?.number ?? null };
      },
      'segments.undo': ({ id }) => step(of(id), of(id).past, of(id).future),
      'segments.redo': ({ id }) => step(of(id), of(id).future, of(id).past),
      'segments.fill': ({ id, service }) => {
        const bench = of(id);
        const empty = bench.segments.filter(({ status }) => status === 'empty');
        const filled = service ? empty : empty.slice(0, Math.ceil(empty.length / 2));
        put(
          bench,
          filled.map((one): Segment => ({
            ...one,
            target: SENTENCES[one.number % SENTENCES.length]?.[1] ?? '',
            status: 'translated',
            origin: service ? 'engine' : 'memory-fuzzy',
            percent: service ? null : 92,
            memory: service ? null : 'Office',
          })),
        );
        const characters = filled.reduce((sum, { source }) => sum + source.length, 0);
        return service
          ? { segments: 0, characters: 0, sentCharacters: characters }
          : { segments: filled.length, characters, sentCharacters: 0 };
      },
      'segments.findings': ({ id }) => findings(of(id)),
      'segments.analysis': ({ id }) => {
        const all = of(id).segments;
        const bands = ANALYSIS_BANDS.map((band, at) => {
          const some = all.filter(({ number }) => number % ANALYSIS_BANDS.length === at);
          const characters = some.reduce((sum, { source }) => sum + source.length, 0);
          return { band, segments: some.length, words: Math.ceil(characters / 6), characters };
        });
        const sum = (figure: 'segments' | 'words' | 'characters') =>
          bands.reduce((total, row) => total + row[figure], 0);
        return {
          bands,
          total: { segments: sum('segments'), words: sum('words'), characters: sum('characters') },
        };
      },
      'segments.analysis-csv': () => ({
        name: 'analysis.csv',
        type: 'text/csv',
        bytes: new TextEncoder().encode('band,segments,words,characters\r\n'),
      }),
      'segments.export': ({ id }) => ({
        name: of(id).project.name.replace(/(\.[^.]+)?$/, `.${of(id).project.target}$1`),
      }),
      'local-memories.matches': matchesOf,
      'local-memories.concordance': ({ text, side, mode, target: to }) => {
        const found = SENTENCES.flatMap(([source, german], unit) => {
          const other = OTHER_TARGETS[to]?.[unit] ?? german;
          const searched = side === 'source' ? source : other;
          const start = searched.toLowerCase().indexOf(text.toLowerCase());
          if (start < 0 && mode === 'exact') return [];
          if (start < 0 && unit > 2) return [];
          return [
            {
              memory: 'local-office',
              memoryName: 'Office',
              unit,
              source,
              target: other,
              ranges: start < 0 ? [] : [[start, start + text.length] as const],
              percent: start < 0 ? 71 : 100,
              author: 'ada',
              changed: '2026-05-02T09:00:00.000Z',
            },
          ];
        });
        return { total: found.length, hits: found };
      },
    },
  };
}
