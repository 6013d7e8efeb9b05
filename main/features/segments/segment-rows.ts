import { z } from 'zod';
import { isDone } from '../../../preload/contract/segment-facets.ts';
import type { Segment } from '../../../preload/contract/segments.ts';
import type { ShownSegment, TagNames } from '../../engine/segments/segment-tags.ts';
import type { Database } from '../../system/database.ts';
import { prepareRows } from './prepare-rows.ts';
import type { SegmentOrder } from './segment-order.ts';
import { createSegmentOrder, numbersIn } from './segment-order.ts';
import type { SegmentState } from './segment-state.ts';
import { keptComments, keptState } from './segment-state.ts';
import type { SegmentCodes } from './segment-code-column.ts';
import { isOpenCode } from './segment-codes.ts';
import type { SegmentTexts } from './segment-texts.ts';

/** A segment as it is kept. */
export interface SegmentRow extends SegmentState {
  /** Its own for ever, wherever it stands. */
  readonly id: number;
  /** Where it stands now, from 0. */
  readonly number: number;
  readonly unit: number;
  readonly rank: number;
  readonly source: string;
  readonly tags: TagNames;
  /** Characters that fit its place; null where that is not limited. */
  readonly most: number | null;
  /** Id of the first segment with this source. */
  readonly twin: number;
  readonly repeats: number;
  readonly opensBlock: boolean;
  /** Source of its own place, where it goes over several paragraphs; null where `source` is that. */
  readonly own: string | null;
  /** Id of the segment that has its words; null of every one that is shown. */
  readonly joined: number | null;
  /** How many segments of following paragraphs are joined to it. */
  readonly joins: number;
  /** Its source before the document was updated; null where that is not another. */
  readonly earlierSource: string | null;
}

/** The segments of a project. */
export interface SegmentRows {
  readonly order: SegmentOrder;
  get(number: number): SegmentRow | null;
  /** Those of these ids that are confirmed or reviewed, read together. */
  done(ids: readonly number[]): SegmentRow[];
  /** By what stays the same when others are split or merged; null where it is not shown. */
  withId(id: number): SegmentRow | null;
  /** Several by their ids, read together, in the order of the text; those that are not shown are left out. */
  withIds(ids: readonly number[]): SegmentRow[];
  /** Rows by number, so many from one on. */
  window(from: number, count: number): SegmentRow[];
  /** The next one after a segment that is open and not locked, around the end; null where there is none. */
  nextOpen(number: number): number | null;
  /** Numbers of those that are neither confirmed nor reviewed. */
  open(): number[];
  /** Numbers of those without a target that are not locked. */
  empty(): number[];
  /** Segments with the same source as this one, itself not. */
  twins(row: SegmentRow): SegmentRow[];
  /** Sources that stand more than once, with their targets, group by group. */
  repeated(): Iterable<{
    readonly twin: number;
    readonly number: number;
    readonly target: string;
  }>;
  /** Rows with those that are joined to others, in the order of the document, so many after a place. */
  places(after: Pick<SegmentRow, 'unit' | 'rank'> | null, count: number): SegmentRow[];
  /** All rows of a unit, those that are joined to others, too. */
  unit(unit: number): SegmentRow[];
  /** Segments of following paragraphs that are joined to one, in order. */
  joinedTo(id: number): SegmentRow[];
  /** Sources before and after a segment. */
  neighbours(number: number): { readonly previous?: string; readonly next?: string };
  /** @param id of the segment */
  write(id: number, state: SegmentState): void;
  /**
   * Empties the segments that were untouched before a step, of those with an id after one up to another.
   * @param ids of them
   */
  untouch(step: number, after: number, last: number, ids: readonly number[]): void;
  /** What was written was rolled back. */
  forget(): void;
}

/** What is held in memory of the segments, and follows each change of them. */
export interface HeldSegments {
  readonly texts: Pick<SegmentTexts, 'changed' | 'emptied' | 'forget'>;
  readonly codes: Pick<SegmentCodes, 'changed' | 'emptied' | 'forget' | 'of'>;
}

const COLUMNS = `s.id, s.unit, s.rank, s.source, s.tags, s.most, s.twin, s.repeats, s.target, s.status,
  s.origin, s.percent, s.memory, s.author, s.changed, s.own, s.joined, s.locked, s.comments,
  CASE WHEN s.own IS NULL THEN 0
    ELSE (SELECT count(*) FROM segment j WHERE j.joined = s.id) END AS joins,
  (SELECT u.earlier_source FROM update_row u
    WHERE u.number = s.id AND u.earlier_source IS NOT NULL) AS earlier`;

const IN_ORDER = 'ORDER BY unit, rank, id';

export function createSegmentRows(
  sqlite: Database['sqlite'],
  { texts, codes }: HeldSegments,
): SegmentRows {
  const order = createSegmentOrder(sqlite);
  const one = prepareRows(
    sqlite,
    `SELECT ${COLUMNS} FROM segment s WHERE id = ? AND joined IS NULL`,
  );
  const between = prepareRows(
    sqlite,
    `SELECT ${COLUMNS} FROM segment s WHERE id BETWEEN ? AND ? AND joined IS NULL ORDER BY id`,
  );
  const some = prepareRows(
    sqlite,
    `SELECT ${COLUMNS} FROM segment s WHERE id IN (SELECT value FROM json_each(?))
       AND joined IS NULL`,
  );
  const done = prepareRows(
    sqlite,
    `SELECT ${COLUMNS} FROM segment s WHERE id IN (SELECT value FROM json_each(?))
       AND status IN ('confirmed', 'reviewed') AND joined IS NULL`,
  );
  const listed = (condition: string) => {
    const statement = sqlite.prepare(
      `SELECT json_group_array(id) AS ids
       FROM (SELECT id FROM segment WHERE joined IS NULL AND ${condition} ${IN_ORDER})`,
    );
    return () => numbersIn(statement.get()?.['ids']).map((id) => order.numberOf(id) ?? 0);
  };
  const open = listed("status NOT IN ('confirmed', 'reviewed')");
  const empty = listed("status = 'empty' AND locked = 0");
  const twins = prepareRows(
    sqlite,
    `SELECT ${COLUMNS} FROM segment s WHERE repeats > 1 AND twin = ? AND id <> ? AND joined IS NULL
     ${IN_ORDER}`,
  );
  const repeated = sqlite.prepare(
    `SELECT twin, id, target FROM segment WHERE repeats > 1 AND joined IS NULL
     ORDER BY twin, unit, rank`,
  );
  const joined = prepareRows(
    sqlite,
    `SELECT ${COLUMNS} FROM segment s WHERE joined = ? ${IN_ORDER}`,
  );
  const inUnit = prepareRows(sqlite, `SELECT ${COLUMNS} FROM segment s WHERE unit = ? ${IN_ORDER}`);
  const places = prepareRows(
    sqlite,
    `SELECT ${COLUMNS} FROM segment s WHERE (unit, rank) > (?, ?) ORDER BY unit, rank LIMIT ?`,
  );
  const source = sqlite.prepare('SELECT source FROM segment WHERE id = ?');
  const writing = sqlite.prepare(
    `UPDATE segment SET target = ?, status = ?, origin = ?, percent = ?, memory = ?, author = ?,
       changed = ?, locked = ?, comments = ? WHERE id = ?`,
  );
  const untouching = sqlite.prepare(
    `UPDATE segment SET target = '', status = 'empty', origin = NULL, percent = NULL, memory = NULL,
       author = NULL, changed = NULL, locked = 0, comments = NULL
     WHERE id IN (SELECT segment FROM step_change
       WHERE step = ? AND segment > ? AND segment <= ? AND before = '')`,
  );
  const sourceAt = (number: number) => {
    const id = order.idAt(number);
    return id === null ? undefined : source.get(id)?.['source'];
  };
  const readRow = (row: Readonly<Record<string, unknown>>): SegmentRow => {
    const id = Number(row['id']);
    const number = order.numberOf(id) ?? 0;
    return { ...keptRow(row, id), number, opensBlock: opensBlock(number) };
  };
  const opensBlock = (number: number) =>
    number === 0 || order.unitAt(number) !== order.unitAt(number - 1);
  const withId = (id: number): SegmentRow | null => {
    const row = one.get(id);
    return row === undefined ? null : readRow(row);
  };

  return {
    order,
    get(number) {
      const id = order.idAt(number);
      return id === null ? null : withId(id);
    },
    done(ids) {
      if (ids.length === 0) return [];
      const found = done.all(JSON.stringify(ids)).map(readRow);
      return found.filter(({ status }) => isDone(status));
    },
    withId,
    withIds: (ids) =>
      some
        .all(JSON.stringify(ids))
        .map(readRow)
        .sort((a, b) => a.number - b.number),
    window(from, count) {
      const ids = order.ids(from, count);
      const [first] = ids;
      const last = ids.at(-1);
      if (first === undefined || last === undefined) return [];
      if (last - first === ids.length - 1) {
        const rows = between.all(first, last);
        // Where nothing else stands between them they are in the order of their ids.
        if (rows.length === ids.length && rows.every((row, at) => row['id'] === ids[at])) {
          return rows.map(readRow);
        }
      }
      return ids.flatMap((id) => withId(id) ?? []);
    },
    nextOpen(number) {
      const { count } = order;
      const first = order.idAt(number) === null ? 0 : number + 1;
      for (let step = 0; step < count; step += 1) {
        const at = (first + step) % count;
        if (isOpenCode(codes.of(order.idAt(at) ?? 0))) return at;
      }
      return null;
    },
    open,
    empty,
    twins: ({ twin, id, repeats }) => (repeats > 1 ? twins.all(twin, id).map(readRow) : []),
    *repeated() {
      for (const { twin, id, target } of repeated.iterate()) {
        const number = order.numberOf(Number(id)) ?? 0;
        yield { twin: Number(twin), number, target: String(target) };
      }
    },
    places: (after, count) => places.all(after?.unit ?? -1, after?.rank ?? -1, count).map(readRow),
    unit: (unit) => inUnit.all(unit).map(readRow),
    joinedTo: (id) => joined.all(id).map(readRow),
    neighbours(number) {
      const [previous, following] = [sourceAt(number - 1), sourceAt(number + 1)];
      return {
        ...(typeof previous === 'string' && { previous }),
        ...(typeof following === 'string' && { next: following }),
      };
    },
    write(id, state) {
      const { target, status, origin, percent, memory, author, changed } = state;
      const beside = [state.isLocked ? 1 : 0, keptComments(state.comments)] as const;
      writing.run(target, status, origin, percent, memory, author, changed, ...beside, id);
      texts.changed(id, target);
      codes.changed(id, state);
    },
    untouch(step, after, last, ids) {
      untouching.run(step, after, last);
      texts.emptied(ids);
      codes.emptied(ids);
    },
    forget() {
      texts.forget();
      codes.forget();
    },
  };
}

/** A segment as the page sees it. */
export function shownRow(row: SegmentRow): Segment {
  const { id, number, source, target, status, origin, percent, memory, author, changed } = row;
  const { repeats, opensBlock, isLocked, comments, joins, earlierSource } = row;
  return {
    id,
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
    isLocked,
    comments,
    paragraphs: joins + 1,
    earlierSource,
  };
}

export const stateOf = (row: SegmentState): SegmentState => {
  const { target, status, origin, percent, memory, author, changed, isLocked, comments } = row;
  return { target, status, origin, percent, memory, author, changed, isLocked, comments };
};

/** Its source with its tags. */
export const shownSource = ({
  source,
  tags,
}: Pick<SegmentRow, 'source' | 'tags'>): ShownSegment => ({ text: source, tags });

function keptRow(
  row: Readonly<Record<string, unknown>>,
  id: number,
): Omit<SegmentRow, 'number' | 'opensBlock'> {
  const { tags, most, own, earlier } = row;
  return {
    ...keptState(row),
    id,
    unit: Number(row['unit']),
    rank: Number(row['rank']),
    source: String(row['source']),
    tags: typeof tags === 'string' ? readTags(tags) : NO_TAGS,
    most: most === null || most === undefined ? null : Number(most),
    twin: Number(row['twin']),
    repeats: Number(row['repeats']),
    own: typeof own === 'string' ? own : null,
    joined: row['joined'] === null ? null : Number(row['joined']),
    joins: Number(row['joins']),
    earlierSource: typeof earlier === 'string' ? earlier : null,
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
