import type { Input, Output } from '../../preload/contract/api.ts';
import type {
  DocumentCheck,
  DocumentOptions,
  DocumentPreview,
  DocumentRow,
  DocumentsView,
} from '../../preload/contract/documents.ts';
import { DocumentOptions as Options } from '../../preload/contract/documents.ts';
import type { Failure } from '../../preload/contract/failure.ts';

const OPTIONS: DocumentOptions = Options.parse({ source: 'en', target: 'de' });

const NAMES = [
  'Quarterly report.docx',
  'Board meeting, October.pptx',
  'Price list 2026.xlsx',
  'Safety data sheet.pdf',
  'Terms of service.html',
  'interview.srt',
  'strings.json',
  'user-manual.xliff',
  'A very long name of a file that nobody would ever want to type by hand, second draft (3).docx',
  'scan.png',
];

const NO_TEXT: Failure = { code: 'document-refused', params: { reason: 'password' } };
const GIVEN_UP: Failure = {
  code: 'document-failed',
  said: 'Source and target language are equal.',
  traceId: '5f0c2f3aa1',
};

/** Rows in every state, some of them with something to say. */
function fakeRow(index: number): DocumentRow {
  const name = NAMES[index % NAMES.length] ?? '';
  const row: DocumentRow = {
    id: `document-${index}`,
    name: index < NAMES.length ? name : name.replace('.', ` ${index}.`),
    folder: index % 7 === 3 ? 'contracts/2026' : '',
    size: 18_000 + index * 40_111,
    format: name.split('.').at(-1) ?? '',
    options: OPTIONS,
    connection: 'offline',
    connectionName: 'Offline service',
    state: 'queued',
    progress: null,
    characters: { count: 3200 + index * 17, isBilled: false },
    failure: null,
    endsAt: null,
    retryAt: null,
    added: 1_760_000_000_000,
    seconds: null,
    result: null,
    warnings: [],
    engine: null,
    found: null,
    hasPreview: false,
    maybeSentBefore: false,
  };
  switch (index % 10) {
    case 0:
      return { ...row, state: 'uploading', progress: 0.42 };
    case 1:
      return { ...row, state: 'translating', progress: null };
    case 2:
      return { ...row, state: 'downloading', progress: 0.8 };
    case 3:
      return { ...row, state: 'failed', failure: GIVEN_UP, maybeSentBefore: index === 3 };
    case 4:
      return done(row);
    case 5:
      return { ...done(row), warnings: [{ code: 'tags-moved', place: 'cue 12' }] };
    case 6:
      return { ...row, state: 'refused', failure: NO_TEXT, characters: null };
    case 7:
      return { ...row, state: 'cancelled' };
    case 8:
      return { ...row, retryAt: Date.now() + 42_000 };
    default:
      return row;
  }
}

const done = (row: DocumentRow): DocumentRow => ({
  ...row,
  state: 'done',
  progress: null,
  failure: null,
  characters: { count: row.characters?.count ?? 4000, isBilled: true },
  seconds: 12,
  result: row.name.replace(/(\.[^.]+)$/, '.de$1'),
  hasPreview: true,
});

/** Looks at a name only; some names stand for files that are refused. */
function fakeCheck({ files }: Input<'documents.check'>): DocumentCheck {
  return {
    files: files.map(({ name }, index) => {
      const reason = name.includes('secret') ? 'password' : name.includes('huge') ? 'size' : null;
      const limit = reason === 'size' ? { limit: 10 * 1024 * 1024 } : {};
      const refusal: Failure | null =
        reason === null ? null : { code: 'document-refused', params: { reason, ...limit } };
      return {
        name,
        format: name.split('.').at(-1) ?? null,
        size: 24_000 + index,
        characters: refusal === null ? 5120 : null,
        refusal,
      };
    }),
  };
}

const PREVIEW: DocumentPreview = {
  next: null,
  isCut: true,
  blocks: Array.from({ length: 400 }, (_, index) => ({
    kind: index % 12 === 0 ? 'heading' : index % 12 > 8 ? 'cell' : 'text',
    place: `page ${Math.floor(index / 12) + 1}`,
    fuzzy: index === 2 ? [{ start: 0, end: 30, percent: 82 }] : [],
    source:
      index % 12 === 0
        ? `Chapter ${index / 12 + 1}`
        : `${index}. The supplier delivers the goods within thirty days of the order.`,
    target:
      index % 12 === 0
        ? `Kapitel ${index / 12 + 1}`
        : `${index}. Der Lieferant liefert die Ware innerhalb von dreißig Tagen nach Eingang der Bestellung, sofern nichts anderes schriftlich vereinbart wurde.`,
  })),
};

export interface FakeDocuments {
  readonly watch: (signal?: AbortSignal) => AsyncIterable<DocumentsView>;
  readonly asks: {
    readonly [
      K in
        | 'documents.check'
        | 'documents.add'
        | 'documents.pause'
        | 'documents.cancel'
        | 'documents.retry'
        | 'documents.remove'
        | 'documents.preview'
        | 'documents.pdf-piece'
        | 'documents.character-map'
        | 'documents.report'
    ]: (input: Input<K>) => Output<K>;
  };
  /** Lets every running document go on by a step, as often as a benchmark likes. */
  readonly step: (share: number) => void;
}

/** A queue in memory. */
export function createFakeDocuments(
  count: number,
  secrets: DocumentsView['secrets'] = 'key-file',
): FakeDocuments {
  const rows = new Map(
    Array.from({ length: count }, (_, index) => fakeRow(index)).map((row) => [row.id, row]),
  );
  let isPaused = false;
  let added = 0;
  let changed: readonly DocumentRow[] = [...rows.values()];
  let removed: readonly string[] = [];
  const wakers = new Set<() => void>();

  function tell(next: readonly DocumentRow[], gone: readonly string[] = []) {
    for (const row of next) rows.set(row.id, row);
    for (const id of gone) rows.delete(id);
    changed = [...changed, ...next];
    removed = [...removed, ...gone];
    for (const wake of wakers) wake();
  }
  const some = (ids: readonly string[]) => ids.flatMap((id) => rows.get(id) ?? []);
  const view = (): DocumentsView => {
    const now = { rows: changed, removed, isPaused, halted: null, secrets };
    changed = [];
    removed = [];
    return now;
  };

  return {
    async *watch(signal) {
      changed = [...rows.values()];
      while (signal?.aborted !== true) {
        yield view();
        await new Promise<void>((resolve) => {
          wakers.add(resolve);
          signal?.addEventListener('abort', () => resolve());
        });
        wakers.clear();
      }
    },
    asks: {
      'documents.check': fakeCheck,
      'documents.add': ({ files, options }) => {
        const next = files.map((file) => {
          added += 1;
          return {
            ...fakeRow(9),
            name: file.name,
            folder: file.folder ?? '',
            id: `added-${added}`,
            format: file.name.split('.').at(-1) ?? '',
            options: Options.parse(options),
            added: Date.now(),
          };
        });
        tell(next);
        return { ids: next.map(({ id }) => id), repeated: [] };
      },
      'documents.pause': (input) => {
        isPaused = input.isPaused;
        tell([]);
        return null;
      },
      'documents.cancel': ({ ids }) => {
        tell(some(ids).map((row) => ({ ...row, state: 'cancelled', retryAt: null })));
        return null;
      },
      'documents.retry': ({ ids }) => {
        tell(some(ids).map((row) => ({ ...row, state: 'queued', failure: null })));
        return null;
      },
      'documents.remove': ({ ids }) => {
        tell([], ids);
        return null;
      },
      'documents.preview': () => PREVIEW,
      'documents.pdf-piece': () => ({ size: 0, bytes: new Uint8Array() }),
      'documents.character-map': () => ({ bytes: new Uint8Array() }),
      'documents.report': () => ({
        name: 'documents.csv',
        type: 'text/csv',
        bytes: new TextEncoder().encode('name,target,status\r\n'),
      }),
    },
    step(share) {
      const running = [...rows.values()].filter(({ state }) => /ing$/.test(state));
      tell(running.map((row) => ({ ...row, progress: share })));
    },
  };
}
