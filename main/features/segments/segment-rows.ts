import { z } from 'zod';
import type { Segment } from '../../../preload/contract/segments.ts';
import type { ShownSegment, TagNames } from '../../engine/segments/segment-tags.ts';
import type { Database } from '../../system/database.ts';
import { prepareRows } from './prepare-rows.ts';
import type { SegmentState } from './segment-state.ts';
import { keptState } from './segment-state.ts';

/** A segment as it is kept. */
export interface SegmentRow extends SegmentState {
  readonly number: number;
  readonly unit: number;
  readonly source: string;
  readonly tags: TagNames;
  /** Characters that fit its place; null where that is not limited. */
  readonly most: number | null;
  /** The first segment with this source. */
  readonly twin: number;
  readonly repeats: number;
  readonly opensBlock: boolean;
}

/** The segments of a project. */
export interface SegmentRows {
  get(number: number): SegmentRow | null;
  /** Rows by number, so many from one on. */
  window(from: number, count: number): SegmentRow[];
  /** Of those that are not confirmed. */
  unconfirmed(from: number, count: number): SegmentRow[];
  /** The next one after a segment that is not confirmed, around the end; null where all are. */
  nextUnconfirmed(number: number): number | null;
  /** Numbers of those that are not confirmed. */
  open(): number[];
  /** Numbers of those without a target. */
  empty(): number[];
  /** Numbers of those that hold a text in source or target, without regard to letter case. */
  holding(query: string): number[];
  /** Segments with the same source as this one, itself not. */
  twins(row: SegmentRow): SegmentRow[];
  /** Sources that stand more than once, with their targets, in order of the text. */
  repeated(): Iterable<{
    readonly twin: number;
    readonly number: number;
    readonly target: string;
  }>;
  /** Sources before and after a segment. */
  neighbours(number: number): { readonly previous?: string; readonly next?: string };
  write(number: number, state: SegmentState): void;
}

const COLUMNS = `s.number, s.unit, s.source, s.tags, s.most, s.twin, s.repeats, s.target, s.status,
  s.origin, s.percent, s.memory, s.author, s.changed,
  s.number = 0 OR s.unit <> (SELECT unit FROM segment WHERE number = s.number - 1) AS opens`;

/** Without letter case and ways of composing. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();

export function createSegmentRows(sqlite: Database['sqlite']): SegmentRows {
  sqlite.function('holds', (text, sought) =>
    folded(String(text)).includes(String(sought)) ? 1 : 0,
  );
  const one = prepareRows(sqlite, `SELECT ${COLUMNS} FROM segment s WHERE number = ?`);
  const window = prepareRows(
    sqlite,
    `SELECT ${COLUMNS} FROM segment s WHERE number >= ? ORDER BY number LIMIT ?`,
  );
  const unconfirmed = prepareRows(
    sqlite,
    `SELECT ${COLUMNS} FROM segment s WHERE status <> 'confirmed'
     ORDER BY number LIMIT ? OFFSET ?`,
  );
  const next = prepareRows(
    sqlite,
    `SELECT number FROM segment WHERE status <> 'confirmed' AND number > ?
     ORDER BY number LIMIT 1`,
  );
  const open = prepareRows(
    sqlite,
    "SELECT number FROM segment WHERE status <> 'confirmed' ORDER BY number",
  );
  const empty = prepareRows(
    sqlite,
    "SELECT number FROM segment WHERE status = 'empty' ORDER BY number",
  );
  const holding = prepareRows(
    sqlite,
    'SELECT number FROM segment WHERE holds(source, ?1) OR holds(target, ?1) ORDER BY number',
  );
  const twins = prepareRows(
    sqlite,
    `SELECT ${COLUMNS} FROM segment s WHERE repeats > 1 AND twin = ? AND number <> ?
     ORDER BY number`,
  );
  const repeated = sqlite.prepare(
    `SELECT twin, number, target FROM segment WHERE repeats > 1 ORDER BY twin, number`,
  );
  const source = sqlite.prepare('SELECT source FROM segment WHERE number = ?');
  const writing = sqlite.prepare(
    `UPDATE segment SET target = ?, status = ?, origin = ?, percent = ?, memory = ?, author = ?,
       changed = ? WHERE number = ?`,
  );
  const sourceOf = (number: number) => source.get(number)?.['source'];

  return {
    get(number) {
      const row = one.get(number);
      return row === undefined ? null : readRow(row);
    },
    window: (from, count) => window.all(from, count).map(readRow),
    unconfirmed: (from, count) => unconfirmed.all(count, from).map(readRow),
    nextUnconfirmed(number) {
      const found = next.get(number) ?? next.get(-1);
      return found === undefined ? null : Number(found['number']);
    },
    open: () => open.all().map(({ number }) => Number(number)),
    empty: () => empty.all().map(({ number }) => Number(number)),
    holding: (query) => holding.all(folded(query)).map(({ number }) => Number(number)),
    twins: ({ twin, number, repeats }) => (repeats > 1 ? twins.all(twin, number).map(readRow) : []),
    *repeated() {
      for (const { twin, number, target } of repeated.iterate()) {
        yield { twin: Number(twin), number: Number(number), target: String(target) };
      }
    },
    neighbours(number) {
      const [previous, following] = [sourceOf(number - 1), sourceOf(number + 1)];
      return {
        ...(typeof previous === 'string' && { previous }),
        ...(typeof following === 'string' && { next: following }),
      };
    },
    write(number, state) {
      const { target, status, origin, percent, memory, author, changed } = state;
      writing.run(target, status, origin, percent, memory, author, changed, number);
    },
  };
}

/** A segment as the page sees it. */
export function shownRow(row: SegmentRow): Segment {
  const { number, source, target, status, origin, percent, memory, author, changed } = row;
  const { repeats, opensBlock } = row;
  return {
    number,
    source,
    target,
    status,
    origin,
    percent,
    memory,
    author,
    changed,
    repeats,
    opensBlock,
  };
}

export const stateOf = (row: SegmentRow): SegmentState => {
  const { target, status, origin, percent, memory, author, changed } = row;
  return { target, status, origin, percent, memory, author, changed };
};

/** Its source with its tags. */
export const shownSource = ({ source, tags }: SegmentRow): ShownSegment => ({ text: source, tags });

function readRow(row: Readonly<Record<string, unknown>>): SegmentRow {
  const { tags, most } = row;
  return {
    ...keptState(row),
    number: Number(row['number']),
    unit: Number(row['unit']),
    source: String(row['source']),
    tags: typeof tags === 'string' ? readTags(tags) : NO_TAGS,
    most: most === null || most === undefined ? null : Number(most),
    twin: Number(row['twin']),
    repeats: Number(row['repeats']),
    opensBlock: Number(row['opens']) === 1,
  };
}

/** Damaged ones are none: their signs stay in the text. */
function readTags(kept: string): TagNames {
  try {
    return Tags.parse(JSON.parse(kept));
  } catch {
    return NO_TAGS;
  }
}

const Tags = z.record(z.string(), z.string());
const NO_TAGS: TagNames = {};
