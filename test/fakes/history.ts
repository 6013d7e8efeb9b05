import type { Input } from '../../preload/contract/api.ts';
import { HISTORY_KINDS } from '../../preload/contract/history-kinds.ts';
import type { HistoryDetail, HistoryEntry, HistoryList } from '../../preload/contract/history.ts';

const TEXTS: readonly (readonly [before: string, after: string])[] = [
  [
    'The meeting has been moved to Thursday. Please bring the signed contract.',
    'Die Besprechung wurde auf Donnerstag verschoben. Bitte bringen Sie den unterschriebenen Vertrag mit.',
  ],
  ['I have recieved teh contract.', 'I have received the contract.'],
  ['Buenos días a todos', 'es'],
  ['Quarterly report.docx', 'Vierteljahresbericht'],
  ['Weekly call with the supplier', ''],
  [
    'اجتمعت اللجنة يوم الخميس لمناقشة العقد.',
    'The committee met on Thursday to discuss the contract.',
  ],
  [
    'The supplier shall deliver the goods no later than thirty days after the order.',
    'Der Lieferant hat die Ware spätestens dreißig Tage nach der Bestellung zu liefern.',
  ],
];
const MINUTE_MS = 60_000;
const NEWEST = Date.UTC(2026, 10, 21, 9, 30);

const textOf = (id: number) => TEXTS[id % TEXTS.length] ?? ['', ''];

/** Where words stand in a text, for marks. */
export function hitsIn(text: string, query: string): (readonly [number, number])[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const found = words.map((word) => [text.toLowerCase().indexOf(word), word.length] as const);
  return found
    .filter(([at]) => at >= 0)
    .map(([at, length]) => [at, at + length] as const)
    .toSorted(([one], [other]) => one - other);
}

function entryOf(id: number, all: number, query: string, pins: ReadonlySet<number>): HistoryEntry {
  const [before, after] = textOf(id);
  const kind = kindOf(id);
  const isText = kind === 'text';
  return {
    id,
    kind,
    at: new Date(NEWEST - (all - id) * 7 * MINUTE_MS).toISOString(),
    connection: id % 3 === 0 ? 'office' : 'offline',
    connectionName: id % 3 === 0 ? 'Office account' : '',
    source: before.startsWith('ا') ? 'ar' : kind === 'detection' ? null : 'en',
    target: before.startsWith('ا') ? 'en' : isText || kind === 'document' ? 'de' : null,
    before,
    after,
    characters: isText ? before.length : null,
    pinned: pins.has(id),
    hits: { before: hitsIn(before, query), after: hitsIn(after, query) },
  };
}

const kindOf = (id: number) => {
  const place = id % TEXTS.length;
  return place > 4 ? 'text' : (HISTORY_KINDS[place] ?? 'text');
};

function detailOf(entry: HistoryEntry): HistoryDetail {
  const { id, kind, before, after, source, target } = entry;
  const text = { text: before, source, target: target ?? 'de' };
  const request: HistoryDetail['request'] =
    kind === 'text'
      ? {
          kind,
          request: {
            ...text,
            options: {
              memory: { id: 'memory-0', name: 'Office', threshold: 75 },
              glossaries: ['g1', 'gone'],
              formality: 'prefer_more',
              instructions: ['Use short sentences.', 'Keep product names.'],
              context: 'Minutes of a meeting between a supplier and its customer.',
            },
          },
        }
      : kind === 'writing'
        ? {
            kind,
            request: {
              text: before,
              mode: 'correct',
              target: null,
              style: null,
              tone: null,
              lockedTerms: [],
            },
          }
        : kind === 'detection'
          ? { kind, text: before }
          : null;
  const isThere = kind === 'document' || kind === 'voice';
  return {
    ...entry,
    fullBefore: before,
    fullAfter: after,
    origins: kind === 'text' ? ['memory-fuzzy', 'engine'] : [],
    request,
    of: isThere ? `${kind}-${id % 8}` : null,
  };
}

/** So many entries of every kind, in memory. */
export function createFakeHistory(entries = 0) {
  const removed = new Set<number>();
  const pins = new Set([entries - 3]);

  function* matching(request: Pick<Input<'history.page'>, 'query' | 'kinds' | 'pinned'>) {
    const { query = '', kinds = [], pinned = false } = request;
    const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
    for (let id = entries; id > 0; id -= 1) {
      const both = textOf(id).join(' ').toLowerCase();
      const isMeant =
        !removed.has(id) &&
        (kinds.length === 0 || kinds.includes(kindOf(id))) &&
        (!pinned || pins.has(id)) &&
        words.every((word) => both.includes(word));
      if (isMeant) yield id;
    }
  }
  const shown = (id: number, query: string) => entryOf(id, entries, query, pins);

  return {
    shown,
    matching,
    asks: {
      'history.page': (request: Input<'history.page'>): HistoryList => {
        const { before = null, count = 50, query = '' } = request;
        const ids = [...matching(request)];
        const older = before === null ? ids : ids.filter((id) => id < before);
        return {
          total: ids.length,
          entries: older.slice(0, count).map((id) => shown(id, query)),
        };
      },
      'history.get': ({ id }: Input<'history.get'>) => detailOf(shown(id, '')),
      'history.pin': ({ id, pinned }: Input<'history.pin'>) => {
        if (pinned) pins.add(id);
        else pins.delete(id);
        return null;
      },
      'history.remove': ({ ids }: Input<'history.remove'>) => {
        for (const id of ids) removed.add(id);
        return null;
      },
      'history.export': ({ format }: Input<'history.export'>) => ({
        name: `history.${format}`,
        type: 'text/plain',
        bytes: new Uint8Array(),
      }),
    },
    size: entries,
  };
}
