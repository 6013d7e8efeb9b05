import type { Bookmark, LineText, TranscriptRow } from '../../../../preload/contract/voice.ts';
import type { Entry } from '../journal/entry.ts';
import { rowOf } from './alignment.ts';
import { createRepeats } from './repeats.ts';
import type { Repeats } from './repeats.ts';
import { canJoin } from './row-breaks.ts';
import { createStretches } from './stretches.ts';
import type { Stretches } from './stretches.ts';

export type SpeechRow = Extract<TranscriptRow, { kind: 'speech' }>;

/** The transcript of a session, made of its entries. */
export interface Transcript {
  apply(entry: Entry): void;
  readonly rows: readonly TranscriptRow[];
  readonly bookmarks: readonly Bookmark[];
  readonly speakers: Readonly<Record<string, string>>;
  readonly title: string;
  /** Milliseconds up to which the source is concluded. */
  readonly concludedMs: number;
  readonly stretches: Stretches;
  /** Indexes of rows in the order of their changes; one may stand there many times. */
  readonly changes: readonly number[];
}

type Segments = Extract<Entry, { t: 'source' }>['s'];

/** Rows from the end among which a gap goes on. */
const LATEST_GAP = 20;

/**
 * Concluded text never changes: a row is only ever added to while it is the last one, and what was
 * concluded before is left out when it comes again.
 */
export function createTranscript(): Transcript {
  const rows: TranscriptRow[] = [];
  const changes: number[] = [];
  let bookmarks: readonly Bookmark[] = [];
  let speakers: Readonly<Record<string, string>> = {};
  let title = '';
  let concludedMs = 0;
  const repeats = new Map<string, Repeats>();
  const stretches = createStretches();
  /** Target text that came before its source. */
  let early: { readonly language: string; readonly segment: Segments[number] }[] = [];

  const put = (row: TranscriptRow) => {
    rows[row.index] = row;
    changes.push(row.index);
  };
  const add = (row: TranscriptRow) => put(row);
  const next = () => rows.length;

  /** @param column `source` or a target language */
  const isRepeat = (column: string, isRefill: boolean, segment: Segments[number]): boolean => {
    const name = `${isRefill ? 'refilled' : 'live'} ${column}`;
    const known = repeats.get(name) ?? createRepeats();
    repeats.set(name, known);
    return known.isRepeat(segment);
  };

  const lastSpeech = (): SpeechRow | null => {
    const last = rows.at(-1);
    return last?.kind === 'speech' ? last : null;
  };

  const source = ({ s, w, r = false }: Extract<Entry, { t: 'source' }>) => {
    for (const segment of s) {
      if (isRepeat('source', r, segment)) continue;
      if (!r) concludedMs = Math.max(concludedMs, segment.b);
      const language = segment.l ?? '';
      const open = r ? null : lastSpeech();
      if (open !== null && canJoin(open, { ...segment, language, speaker: w })) {
        stretches.add(open.index, 'source', open.source.text.length, segment.a, segment.b);
        put({
          ...open,
          endMs: Math.max(open.endMs, segment.b),
          source: grown(open.source, segment),
        });
        continue;
      }
      stretches.add(next(), 'source', 0, segment.a, segment.b);
      add({
        kind: 'speech',
        index: next(),
        startMs: segment.a,
        endMs: segment.b,
        language,
        speaker: w,
        source: grown({ text: '' }, segment),
        targets: {},
        refilled: r,
      });
    }
    const waiting = early;
    early = [];
    for (const { language, segment } of waiting) place(language, segment, false);
  };

  const place = (language: string, segment: Segments[number], isRefill: boolean) => {
    const row = rowOf(rows, segment.a, segment.b, isRefill);
    if (row === null) {
      early.push({ language, segment });
      return;
    }
    const text = row.targets[language] ?? { text: '' };
    stretches.add(row.index, language, text.text.length, segment.a, segment.b);
    put({ ...row, targets: { ...row.targets, [language]: grown(text, segment) } });
  };

  const target = ({ l, s, r = false }: Extract<Entry, { t: 'target' }>) => {
    for (const segment of s) {
      if (!isRepeat(`to ${l}`, r, segment)) place(l, segment, r);
    }
  };

  const edit = ({ i: index, c: column, x: text, m }: Extract<Entry, { t: 'edit' }>) => {
    const row = rows[index];
    if (row?.kind !== 'speech') return;
    if (column === 'source') put({ ...row, source: edited(row.source, text, m) });
    else {
      const now = row.targets[column] ?? { text: '' };
      put({ ...row, targets: { ...row.targets, [column]: edited(now, text, m) } });
    }
  };

  /** Sound that is lost bit by bit is one gap. */
  const gap = (startMs: number, endMs: number) => {
    const open = rows
      .slice(-LATEST_GAP)
      .findLast((row) => row.kind === 'gap' && !row.refilled && row.endMs === startMs);
    if (open?.kind === 'gap') put({ ...open, endMs });
    else add({ kind: 'gap', index: next(), startMs, endMs, refilled: false });
  };

  const event = (startMs: number, what: Extract<TranscriptRow, { kind: 'event' }>['event']) =>
    add({ kind: 'event', index: next(), startMs, event: what });

  return {
    rows,
    changes,
    stretches,
    get bookmarks() {
      return bookmarks;
    },
    get speakers() {
      return speakers;
    },
    get title() {
      return title;
    },
    get concludedMs() {
      return concludedMs;
    },
    apply(entry) {
      switch (entry.t) {
        case 'head':
        case 'title':
          title = entry.t === 'head' ? entry.title : entry.x;
          break;
        case 'source':
          source(entry);
          break;
        case 'target':
          target(entry);
          break;
        case 'gap':
          gap(entry.a, entry.b);
          break;
        case 'refilled':
          for (const row of rows) {
            const isInside = row.kind === 'gap' && row.startMs >= entry.a && row.endMs <= entry.b;
            if (isInside) put({ ...row, refilled: true });
          }
          break;
        case 'paused':
          event(entry.a, { kind: 'paused' });
          break;
        case 'resumed':
          event(entry.a, { kind: 'resumed', pausedMs: entry.ms });
          break;
        case 'reconnected':
          event(entry.a, { kind: 'reconnected', awayMs: entry.away, gapMs: entry.gap });
          break;
        case 'languages':
          event(entry.a, { kind: 'languages', source: entry.source, targets: entry.targets });
          break;
        case 'interrupted':
          event(entry.a, { kind: 'interrupted' });
          break;
        case 'mark':
          bookmarks = marked(bookmarks, entry);
          break;
        case 'edit':
          edit(entry);
          break;
        case 'name':
          // An empty name takes the name away.
          speakers = Object.fromEntries(
            Object.entries({ ...speakers, [entry.w]: entry.x }).filter(([, name]) => name !== ''),
          );
          break;
        case 'who': {
          const row = rows[entry.i];
          if (row?.kind === 'speech') put({ ...row, speaker: entry.w });
          break;
        }
        case 'live':
        case 'sound':
        case 'end':
          break;
      }
    },
  };
}

function grown(line: LineText, { x, d = [] }: Segments[number]): LineText {
  const more = line.text === '' ? x.trimStart() : x;
  const shift = line.text.length + more.length - x.length;
  const added = d
    .map(([start, end]) => ({ start: start + shift, end: end + shift }))
    .filter(({ start, end }) => start >= line.text.length && end <= line.text.length + more.length);
  return {
    ...line,
    text: line.text + more,
    ...(added.length === 0 ? {} : { doubtful: [...(line.doubtful ?? []), ...added] }),
  };
}

function edited(
  { text, doubtful }: LineText,
  change: string | null,
  memory: string | undefined,
): LineText {
  const line = { text, ...(doubtful === undefined ? {} : { doubtful }) };
  // What a memory has is its own, even where the service says the same.
  if (change === null || (change === text && memory === undefined)) return line;
  return { ...line, edited: change, ...(memory !== undefined && { memory }) };
}

function marked(
  bookmarks: readonly Bookmark[],
  { id, a, note }: Extract<Entry, { t: 'mark' }>,
): readonly Bookmark[] {
  const others = bookmarks.filter((bookmark) => bookmark.id !== id);
  if (note === null) return others;
  return [...others, { id, atMs: a, note }].toSorted((one, two) => one.atMs - two.atMs);
}
