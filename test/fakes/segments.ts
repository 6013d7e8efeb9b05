import type { Input, Output } from '../../preload/contract/api.ts';
import type { IdRanges } from '../../preload/contract/id-ranges.ts';
import { hasId, rangesOf } from '../../preload/contract/id-ranges.ts';
import { MATCH_KINDS, matchKind, SEGMENT_STATUSES } from '../../preload/contract/segment-facets.ts';
import { ANALYSIS_BANDS } from '../../preload/contract/analysis-bands.ts';
import type { Unsearched } from '../../preload/contract/local-memories.ts';
import type { TranslationProject } from '../../preload/contract/segment-projects.ts';
import type {
  Finding,
  ProjectChange,
  Segment,
  SegmentProject,
} from '../../preload/contract/segments.ts';
import { createFakeReplacements } from './segment-replacements.ts';
import { concordanceOf, fakeSegment, matchesOf, SENTENCES } from './segment-texts.ts';

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
  /** Whether the first project has a second file. */
  readonly twoFiles?: boolean;
  /** No project is there yet. */
  readonly empty?: boolean;
  /** Memories of teams whose databases do not answer; without, no memory is searched in one. */
  readonly unsearched?: readonly Unsearched[];
  /** The search for fragments stops before everything is read. */
  readonly cutFragments?: boolean;
}

/** What a project of one file says of it at first. */
const IN_PROJECT = {
  own: [],
  styleRule: null,
  instructions: [],
  qaProfile: 'default',
  blocksExport: false,
  confirmed: 0,
  words: 0,
  confirmedWords: 0,
};

const wordsOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, { source }) => sum + source.split(/\s+/).length, 0);

const charactersOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, { source }) => sum + source.length, 0);

/** The projects that files are in; each is named for its first file. */
const projectsAround = (all: readonly SegmentProject[]): TranslationProject[] =>
  [...Map.groupBy(all, ({ project }) => project).values()].flatMap((files) => {
    const [file] = files;
    if (file === undefined) return [];
    const { project: id, name, opened, source, target } = file;
    const around = { opened, source, targets: [target], files, work: null };
    return [{ id, name, earlierName: `${name}, draft`, ...around }];
  });

const PLAIN = /<\/?[gx]\d+\/?>/g;

type FakeAsks = {
  readonly [
    K in
      | 'segments.open'
      | 'segments.close'
      | 'segments.settings'
      | 'segments.rows'
      | 'segments.counts'
      | 'segments.edit'
      | 'segments.propagate'
      | 'segments.mark'
      | 'segments.split'
      | 'segments.merge'
      | 'segments.places'
      | 'segments.existing'
      | 'segments.mark-selected'
      | 'segments.comment-selected'
      | 'segments.merge-selected'
      | 'segments.undo'
      | 'segments.redo'
      | 'segments.fill'
      | 'segments.findings'
      | 'segments.ignored'
      | 'segments.ignore'
      | 'segments.restore-finding'
      | 'segments.analysis'
      | 'segments.analysis-csv'
      | 'segments.qa-profile-file'
      | 'segments.export'
      | 'segments.export-check'
      | 'segments.open-exported'
      | 'segments.show-exported'
      | 'segments.machine'
      | 'segments.find'
      | 'segments.replace'
      | 'segments.replaced'
      | 'segments.undo-replace'
      | 'segments.check'
      | 'segments.words'
      | 'segment-projects.qa'
      | 'segment-projects.next'
      | 'local-memories.matches'
      | 'local-memories.server-matches'
      | 'local-memories.fragments'
      | 'local-memories.concordance'
  ]: (input: Input<K>) => Output<K>;
};

export interface FakeSegments {
  readonly asks: FakeAsks;
  readonly projects: (signal?: AbortSignal) => AsyncIterable<readonly TranslationProject[]>;
  readonly watch: (id: string, signal?: AbortSignal) => AsyncIterable<ProjectChange>;
}

type Filter = NonNullable<Input<'segments.rows'>['filter']>;

/** Whether a segment fits a filter, as main would say; QA apart. */
function fits(one: Segment, filter: Filter): boolean {
  const { statuses = [], matches = [], origins = [], repeated = null, locked = null } = filter;
  const { comments = null, text = null } = filter;
  const kind = originKind(one);
  const words = [
    text?.side === 'target' ? '' : one.source,
    text?.side === 'source' ? '' : one.target,
  ].join('\n');
  return (
    (statuses.length === 0 || statuses.includes(one.status)) &&
    (matches.length === 0 || matches.includes(matchKind(one))) &&
    (origins.length === 0 || origins.some((wanted) => wanted === kind)) &&
    (repeated === null || one.repeats > 1) &&
    (locked === null || one.isLocked === locked) &&
    (comments === null ||
      one.comments.some(({ isResolved }) => comments === 'any' || !isResolved)) &&
    (text === null || words.toLowerCase().includes(text.pattern.toLowerCase()))
  );
}

function originKind({ origin }: Segment): string | null {
  if (origin === null || origin === 'propagated') return origin;
  if (origin.startsWith('memory')) return 'memory';
  return origin === 'typed' || origin === 'source-copy' ? 'typed' : 'machine';
}

const within = ({ segments }: { readonly segments: readonly Segment[] }, selected: IdRanges) =>
  segments.filter((one) => hasId(selected, one.id));

function marked(one: Segment, mark: Input<'segments.mark'>['mark']): Segment {
  switch (mark) {
    case 'lock':
    case 'unlock':
      return { ...one, isLocked: mark === 'lock' };
    case 'unconfirm':
      return { ...one, status: 'draft' };
    case 'review':
      return { ...one, status: 'reviewed' };
    case 'reject':
      return { ...one, status: 'rejected' };
    case 'clear':
      return { ...one, target: '', status: 'empty', origin: null, percent: null };
    case 'copy-source':
      return { ...one, target: one.source, status: 'draft', origin: 'source-copy' };
  }
}

/** Projects in memory, with a small and a large one. */
export function createFakeSegments(options: FakeSegmentsOptions = {}): FakeSegments {
  const target = options.target ?? 'de';
  const benches = new Map<string, Bench>();
  const listeners = new Set<() => void>();
  let made = 0;

  function add(
    project: Omit<SegmentProject, keyof typeof IN_PROJECT | 'project' | 'document' | 'characters'>,
    segments: Segment[],
    inProject = `of ${project.id}`,
  ) {
    const whole: SegmentProject = {
      ...project,
      ...IN_PROJECT,
      project: inProject,
      document: project.id,
      characters: 0,
    };
    const bench: Bench = {
      project: whole,
      segments,
      past: [],
      future: [],
      changed: [],
      wakers: new Set(),
    };
    benches.set(project.id, bench);
    countAll(bench);
    return bench;
  }
  const countAll = (bench: Bench) => {
    const { segments } = bench;
    bench.project = {
      ...bench.project,
      segments: segments.length,
      confirmed: segments.filter(({ status }) => status === 'confirmed').length,
      characters: charactersOf(segments),
      words: wordsOf(segments),
      confirmedWords: wordsOf(segments.filter(({ status }) => status === 'confirmed')),
    };
  };
  const SETTINGS = {
    into: 'local-office',
    threshold: 70,
    memories: null,
    glossaries: [],
    serviceMemories: {},
    propagation: 'identical' as const,
    otherVersion: null,
  };
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
        // So that all verbs of versions are on offer.
        otherVersion: 'earlier',
      },
      Array.from({ length: size }, (_, number) => fakeSegment(number, size, target)),
    );
    if (options.twoFiles === true) {
      add(
        {
          id: 'p1-appendix',
          name: 'Appendix.docx',
          format: 'docx',
          source: 'en',
          target,
          segments: 7,
          opened: '2026-11-20T08:00:00.000Z',
          ...SETTINGS,
        },
        Array.from({ length: 7 }, (_, number) => fakeSegment(number, 7, target)),
        'of p1',
      );
    }
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
    for (const wake of [...bench.wakers, ...listeners]) wake();
  }
  /**
   * Puts segments in the place of others. Only theirs is counted anew: in the page, where this runs, a
   * hundred thousand would be in the way of a key.
   * @returns the others
   */
  function exchange(bench: Bench, next: readonly Segment[]): readonly Segment[] {
    const before = next
      .map(({ number }) => bench.segments[number])
      .filter((one) => one !== undefined);
    for (const one of next) bench.segments[one.number] = one;
    const more = (of: (segments: readonly Segment[]) => number) => of(next) - of(before);
    const confirmed = (segments: readonly Segment[]) =>
      segments.filter(({ status }) => status === 'confirmed');
    const { project } = bench;
    bench.project = {
      ...project,
      confirmed: project.confirmed + more((segments) => confirmed(segments).length),
      characters: project.characters + more(charactersOf),
      words: project.words + more(wordsOf),
      confirmedWords: project.confirmedWords + more((segments) => wordsOf(confirmed(segments))),
    };
    return before;
  }
  /** Puts segments there, with a step back. */
  function put(bench: Bench, next: readonly Segment[]) {
    bench.past.push(exchange(bench, next));
    bench.future = [];
    tell(bench, next.length > 50 ? null : next.map(({ number }) => number));
  }
  /** Puts others in the place of segments; what was done before cannot be undone any more. */
  function restructure(bench: Bench, at: number, count: number, next: readonly Segment[]) {
    bench.past = [];
    bench.future = [];
    bench.segments = bench.segments
      .toSpliced(at, count, ...next)
      .map((one, number) => ({ ...one, number }));
    countAll(bench);
    tell(bench, null);
  }
  function step(bench: Bench, from: (readonly Segment[])[], to: (readonly Segment[])[]) {
    const back = from.pop();
    if (back === undefined) return { number: null, version: null };
    to.push(exchange(bench, back));
    tell(
      bench,
      back.map(({ number }) => number),
    );
    return { number: back[0]?.number ?? null, version: null };
  }

  function findings({ segments }: Bench): Finding[] {
    return segments.flatMap(({ number, source, target: text, status }): Finding[] => {
      if (status === 'empty') return [];
      const found: Finding[] = [];
      for (const tag of source.match(PLAIN) ?? []) {
        if (!text.includes(tag)) found.push({ number, kind: 'tags', what: tag, severity: 'error' });
      }
      for (const digits of source.replace(PLAIN, '').match(/\d+/g) ?? []) {
        if (!text.includes(digits))
          found.push({ number, kind: 'numbers', what: digits, severity: 'error' });
      }
      if (text.includes('  '))
        found.push({ number, kind: 'double-space', what: '', severity: 'note' });
      return found;
    });
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
      follow(
        () => projectsAround([...benches.values()].map(({ project }) => project)),
        listeners,
        signal,
      ),
    watch: (id, signal) => {
      const bench = of(id);
      return follow(
        () => ({
          project: bench.project,
          changed: bench.changed,
          canUndo: bench.past.length > 0,
          canRedo: bench.future.length > 0,
          filling: null,
          changing: null,
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
      'segments.settings': ({ id, serviceMemory, ...change }) => {
        const bench = of(id);
        const { serviceMemories } = bench.project;
        const { connection = '', memory = null } = serviceMemory ?? {};
        const others = Object.entries(serviceMemories).filter(([key]) => key !== connection);
        bench.project = Object.assign({}, bench.project, change, {
          serviceMemories: Object.fromEntries(
            memory === null ? others : [...others, [connection, memory]],
          ),
        });
        tell(bench, []);
        return bench.project;
      },
      'segments.rows': ({ id, from, count: most, filter = {}, placeOf = null }) => {
        const bench = of(id);
        const found = new Set(
          filter.findings === true ? findings(bench).map((one) => one.number) : null,
        );
        // In the page, where this runs, a look at a hundred thousand would be in the way of a key.
        const isAll = Object.values(filter).every(
          (value) =>
            value === null || value === false || (Array.isArray(value) && value.length === 0),
        );
        const rows = isAll
          ? bench.segments
          : bench.segments.filter(
              (one) => fits(one, filter) && (filter.findings !== true || found.has(one.number)),
            );
        const wanted = rows.find(({ number }) => number >= (placeOf ?? 0)) ?? rows.at(-1);
        return {
          total: rows.length,
          rows: rows.slice(from, from + most),
          place:
            placeOf === null || wanted === undefined
              ? null
              : { number: wanted.number, place: rows.indexOf(wanted) },
        };
      },
      'segments.counts': ({ id, filter = {} }) => {
        const bench = of(id);
        const count = (change: typeof filter) =>
          bench.segments.filter((one) => fits(one, { ...filter, ...change })).length;
        const each = <Name extends string>(
          names: readonly Name[],
          change: (name: Name) => typeof filter,
        ) =>
          Object.fromEntries(names.map((name) => [name, count(change(name))])) as Record<
            Name,
            number
          >;
        return {
          statuses: each(SEGMENT_STATUSES, (one) => ({ statuses: [one] })),
          matches: each(MATCH_KINDS, (one) => ({ matches: [one] })),
          origins: each(['typed', 'memory', 'machine', 'propagated'], (one) => ({
            origins: [one],
          })),
          repeated: {
            all: count({ repeated: 'all' }),
            first: count({ repeated: 'first' }),
            later: count({ repeated: 'later' }),
          },
          locked: count({ locked: true }),
          comments: { any: count({ comments: 'any' }), open: count({ comments: 'open' }) },
          findings: findings(bench).length,
        };
      },
      'segments.propagate': ({ id, number, to }) => {
        const bench = of(id);
        const { target = '' } = bench.segments[number] ?? {};
        const changed = bench.segments.filter((one) => to.includes(one.number));
        put(
          bench,
          changed.map((one): Segment => ({
            ...one,
            target,
            status: 'translated',
            origin: 'propagated',
          })),
        );
        return { changed: to };
      },
      'segments.places': ({ id, filter = {}, from, to }) => {
        const rows = of(id).segments.filter((one) => fits(one, filter));
        const [first, last] = [Math.min(from, to), Math.max(from, to)];
        return rangesOf(rows.slice(first, last + 1).map((row) => row.id));
      },
      'segments.existing': ({ id, selected }) =>
        rangesOf(within(of(id), selected).map((one) => one.id)),
      'segments.mark-selected': ({ id, selected, mark }) => {
        const bench = of(id);
        const all = within(bench, selected);
        const open = all.filter(({ isLocked }) => !isLocked || mark === 'unlock');
        const isConfirming = mark === 'confirm' || mark === 'confirm-only';
        const changed = isConfirming ? open.filter(({ target }) => target !== '') : open;
        put(
          bench,
          changed.map((one): Segment =>
            isConfirming ? { ...one, status: 'confirmed' } : marked(one, mark),
          ),
        );
        return {
          changed: changed.length,
          locked: all.length - open.length,
          empty: open.length - changed.length,
        };
      },
      'segments.comment-selected': ({ id, selected, text }) => {
        const bench = of(id);
        const changed = within(bench, selected);
        const at = new Date().toISOString();
        const comment = (one: Segment) => ({
          id: `comment ${one.id}`,
          text,
          author: null,
          at,
          isResolved: false,
        });
        put(
          bench,
          changed.map((one): Segment => ({ ...one, comments: [...one.comments, comment(one)] })),
        );
        return { changed: changed.length, locked: 0, empty: 0 };
      },
      // Merging is main's: here everything stays where it is.
      'segments.merge-selected': ({ id, selected }) => ({
        number: within(of(id), selected)[0]?.number ?? 0,
      }),
      'segments.mark': ({ id, numbers, mark }) => {
        const bench = of(id);
        const changed = bench.segments.filter(
          (one) => numbers.includes(one.number) && (!one.isLocked || mark === 'unlock'),
        );
        put(
          bench,
          changed.map((one) => marked(one, mark)),
        );
        return { changed: changed.map(({ number }) => number) };
      },
      'segments.split': ({ id, number, at }) => {
        const bench = of(id);
        const [one] = bench.segments.slice(number);
        if (one === undefined) throw new Error('no such segment');
        const second = { ...one, id: bench.segments.length + 1000, source: one.source.slice(at) };
        restructure(bench, number, 1, [
          { ...one, source: one.source.slice(0, at) },
          { ...second, target: '', status: 'empty', origin: null, percent: null },
        ]);
        return { number: number + 1 };
      },
      'segments.merge': ({ id, number }) => {
        const bench = of(id);
        const [one, next] = bench.segments.slice(number);
        if (one === undefined || next === undefined) return { number };
        const joined = (side: 'source' | 'target') => `${one[side]} ${next[side]}`.trim();
        const merged = { ...one, source: joined('source'), target: joined('target') };
        restructure(bench, number, 2, [{ ...merged, status: 'draft' }]);
        return { number };
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
        const isOpen = ({ status }: Segment) => status !== 'confirmed';
        const next =
          bench.segments.find((one) => one.number > edit.number && isOpen(one)) ??
          bench.segments.find(isOpen);
        return {
          segment,
          propagated: equal.map(({ number }) => number),
          repetitions: [],
          next: next?.number ?? null,
        };
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
          ? { segments: 0, characters: 0, sentCharacters: characters, unsearched: [] }
          : { segments: filled.length, characters, sentCharacters: 0, unsearched: [] };
      },
      'segments.findings': ({ id }) => findings(of(id)),
      'segments.ignored': () => [],
      'segments.ignore': () => null,
      'segments.restore-finding': () => null,
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
          leftOut: all.filter(({ status }) => status === 'confirmed').length,
        };
      },
      'segments.analysis-csv': () => ({
        name: 'analysis.csv',
        type: 'text/csv',
        bytes: new TextEncoder().encode('band,segments,words,characters\r\n'),
      }),
      'segments.qa-profile-file': ({ name }) => ({
        name: `QA profile ${name}.json`,
        type: 'application/json',
        bytes: new TextEncoder().encode('{}'),
      }),
      'segments.export': ({ id }) => ({
        name: of(id).project.name.replace(/(\.[^.]+)?$/, `.${of(id).project.target}$1`),
      }),
      'segments.export-check': ({ id, part }) => {
        const all = of(id).segments;
        const isPart = (one: Segment) => part?.kind !== 'selected' || hasId(part.selected, one.id);
        const counted = (wanted: (one: Segment) => boolean) =>
          all.filter((one) => isPart(one) && wanted(one)).length;
        return {
          confirmed: counted(({ status }) => status === 'confirmed'),
          unconfirmed: counted(({ status }) => status === 'draft' || status === 'translated'),
          empty: counted(({ status }) => status === 'empty'),
          findings: findings(of(id)).map((finding) => ({
            ...finding,
            isConfirmed: all[finding.number]?.status === 'confirmed',
          })),
        };
      },
      'segments.open-exported': () => null,
      'segments.show-exported': () => null,
      'segments.machine': ({ number }) => ({
        text: `Maschinell ${number}`,
        origin: 'engine',
        percent: null,
        memory: 'Offline',
      }),
      ...createFakeReplacements({
        segmentsOf: (file) => of(file).segments,
        put: (file, next) => put(of(file), next),
        undo: (file) => step(of(file), of(file).past, of(file).future),
      }),
      'segments.check': ({ id, number, target: text }) => {
        const bench = of(id);
        const written = bench.segments
          .filter((one) => one.number === number)
          .map((one) => ({ ...one, target: text }));
        return findings({ ...bench, segments: written });
      },
      'segments.words': () => [],
      'segment-projects.next': ({ file, number }) => {
        const { segments } = of(file);
        const open = segments.filter(({ status }) => status !== 'confirmed');
        const next = open.find((one) => one.number > number) ?? open[0];
        return next === undefined ? null : { file, number: next.number };
      },
      'segment-projects.qa': ({ id, files }) => {
        const found = [...benches.values()]
          .filter((bench) => bench.project.project === id)
          .filter((bench) => files?.includes(bench.project.id) !== false)
          .flatMap((bench) =>
            findings(bench).map((one) => ({
              ...one,
              file: bench.project.id,
              sourceText: bench.segments[one.number]?.source ?? '',
              targetText: bench.segments[one.number]?.target ?? '',
              isConfirmed: bench.segments[one.number]?.status === 'confirmed',
            })),
          );
        return { total: found.length, findings: found };
      },
      'local-memories.matches': matchesOf,
      'local-memories.server-matches': (input) => ({
        matches: options.unsearched === undefined ? null : matchesOf(input),
        unsearched: options.unsearched ?? [],
      }),
      'local-memories.fragments': () => ({ list: [], isCut: options.cutFragments === true }),
      'local-memories.concordance': concordanceOf,
    },
  };
}
