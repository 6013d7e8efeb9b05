import { z } from 'zod';
import { billedCharacters } from '../../engine/markup/billing.ts';
import { wordsOfSegment } from '../../engine/segments/segment-tags.ts';
import type { Database } from '../../system/database.ts';
import type { SegmentRow } from './segment-rows.ts';
import type { SegmentState } from './segment-state.ts';
import { KeptState, keptComments, keptState } from './segment-state.ts';

/** A segment as the structure of its document knows it. */
export interface PlacedSegment
  extends
    SegmentState,
    Pick<SegmentRow, 'id' | 'unit' | 'rank' | 'source' | 'tags' | 'most' | 'own'> {
  /** Id of the segment that has its words; null where it has them itself. */
  readonly joined: number | null;
}

/** A split or merge: what units and segments are afterwards. */
export interface StructureChange {
  /** What stands around the segments of units, as `CutUnit.gaps`. */
  readonly units: readonly { readonly number: number; readonly gaps: readonly string[] }[];
  readonly segments: readonly PlacedSegment[];
  /** Ids of segments that are no more. */
  readonly gone: readonly number[];
}

/** The units of a document and the segments in them, which splits and merges change. */
export interface SegmentStructure {
  /** The gaps of a unit; null where they are damaged. */
  gaps(unit: number): readonly string[] | null;
  /** An id that no segment has or had. */
  freshId(): number;
  /** Makes room for one segment behind a rank of a unit. @returns its rank */
  roomAfter(unit: number, rank: number): number;
  /** @returns both sides as a step keeps them */
  apply(change: StructureChange): { readonly before: string; readonly after: string };
  /** Puts one side of a step there again. @returns ids of its segments */
  restore(kept: string): readonly number[];
}

const Kept: z.ZodType<StructureChange> = z.object({
  units: z.array(z.object({ number: z.int(), gaps: z.array(z.string()) })),
  segments: z.array(
    KeptState.extend({
      id: z.int(),
      unit: z.int(),
      rank: z.int(),
      source: z.string(),
      tags: z.record(z.string(), z.string()),
      most: z.int().nullable(),
      own: z.string().nullable(),
      joined: z.int().nullable(),
    }),
  ),
  gone: z.array(z.int()),
});
const Gaps = z.array(z.string());

/** @param onChanged segments have other places and sources now */
export function createSegmentStructure(
  sqlite: Database['sqlite'],
  onChanged: () => void,
): SegmentStructure {
  const gapsOf = sqlite.prepare('SELECT gaps FROM unit WHERE number = ?');
  const setGaps = sqlite.prepare('UPDATE unit SET gaps = ? WHERE number = ?');
  const highest = sqlite.prepare(
    `SELECT max(coalesce((SELECT max(id) FROM segment), 0),
       coalesce((SELECT max(segment) FROM version), 0)) AS id`,
  );
  const shift = sqlite.prepare('UPDATE segment SET rank = rank + 1 WHERE unit = ? AND rank > ?');
  const one = sqlite.prepare('SELECT * FROM segment WHERE id = ?');
  const remove = sqlite.prepare('DELETE FROM segment WHERE id = ?');
  const put = sqlite.prepare(
    `INSERT INTO segment (id, unit, rank, source, tags, most, own, joined, twin, repeats,
       target, status, origin, percent, memory, author, changed, locked, comments)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET unit = excluded.unit, rank = excluded.rank,
       source = excluded.source, tags = excluded.tags, most = excluded.most, own = excluded.own,
       joined = excluded.joined, twin = excluded.twin, repeats = 1, target = excluded.target,
       status = excluded.status, origin = excluded.origin, percent = excluded.percent,
       memory = excluded.memory, author = excluded.author, changed = excluded.changed,
       locked = excluded.locked, comments = excluded.comments`,
  );
  const withSources = sqlite.prepare(
    `SELECT id, source FROM segment
     WHERE source IN (SELECT value FROM json_each(?)) AND joined IS NULL ORDER BY unit, rank, id`,
  );
  const group = sqlite.prepare('UPDATE segment SET twin = ?, repeats = ? WHERE id = ?');
  const count = sqlite.prepare(
    `UPDATE project SET
       segments = (SELECT count(*) FROM segment WHERE joined IS NULL),
       confirmed = (SELECT count(*) FROM segment
         WHERE joined IS NULL AND status IN ('confirmed', 'reviewed')),
       characters = characters + ?`,
  );

  const gaps = (unit: number): readonly string[] | null => {
    try {
      return Gaps.parse(JSON.parse(String(gapsOf.get(unit)?.['gaps'])));
    } catch {
      return null;
    }
  };
  const placed = (id: number): PlacedSegment | null => {
    const row = one.get(id);
    if (row === undefined) return null;
    const { tags, most, own, joined } = row;
    return {
      ...keptState(row),
      id,
      unit: Number(row['unit']),
      rank: Number(row['rank']),
      source: String(row['source']),
      tags: typeof tags === 'string' ? tagsIn(tags) : {},
      most: typeof most === 'number' ? most : null,
      own: typeof own === 'string' ? own : null,
      joined: typeof joined === 'number' ? joined : null,
    };
  };
  const write = (one: PlacedSegment) => {
    const { id, unit, rank, source, tags, most, own, joined } = one;
    const { target, status, origin, percent, memory, author, changed, isLocked } = one;
    const names = Object.keys(tags).length === 0 ? null : JSON.stringify(tags);
    const place = [id, unit, rank, source, names, most, own, joined, id] as const;
    const state = [target, status, origin, percent, memory, author, changed] as const;
    put.run(...place, ...state, isLocked ? 1 : 0, keptComments(one.comments));
  };
  /** Says of each segment with one of the sources which the first is, and how many there are. */
  const regroup = (sources: ReadonlySet<string>) => {
    const found = withSources.all(JSON.stringify([...sources]));
    for (const rows of Map.groupBy(found, (row) => row['source']).values()) {
      const first = Number(rows[0]?.['id']);
      for (const { id } of rows) group.run(first, rows.length, Number(id));
    }
  };
  /** @returns what was there before */
  const replace = ({ units, segments, gone }: StructureChange): StructureChange => {
    const ids = [...segments.map(({ id }) => id), ...gone];
    const before = ids.flatMap((id) => placed(id) ?? []);
    const known = new Set(before.map(({ id }) => id));
    const inverse: StructureChange = {
      units: units.map(({ number }) => ({ number, gaps: gaps(number) ?? [] })),
      segments: before,
      gone: ids.filter((id) => !known.has(id)),
    };
    for (const unit of units) setGaps.run(JSON.stringify(unit.gaps), unit.number);
    for (const id of gone) remove.run(id);
    for (const segment of segments) write(segment);
    regroup(new Set([...before, ...segments].map(({ source }) => source)));
    count.run(charactersOf(segments) - charactersOf(before));
    onChanged();
    return inverse;
  };

  return {
    gaps,
    freshId: () => Number(highest.get()?.['id']) + 1,
    roomAfter(unit, rank) {
      shift.run(unit, rank);
      return rank + 1;
    },
    apply(change) {
      const before = replace(change);
      return { before: JSON.stringify(before), after: JSON.stringify(change) };
    },
    restore(kept) {
      const change = Kept.parse(JSON.parse(kept));
      replace(change);
      return change.segments.map(({ id }) => id);
    },
  };
}

/** Of the segments that are shown, without tags. */
const charactersOf = (segments: readonly PlacedSegment[]): number =>
  segments.reduce(
    (sum, { joined, source, tags }) =>
      joined === null ? sum + billedCharacters(wordsOfSegment(source, tags)) : sum,
    0,
  );

const Tags = z.record(z.string(), z.string());

/** Damaged ones are none. */
function tagsIn(kept: string): Record<string, string> {
  try {
    return Tags.parse(JSON.parse(kept));
  } catch {
    return {};
  }
}
