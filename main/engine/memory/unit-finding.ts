import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { foldWord, normaliseSegment } from './segment-text.ts';
import type { FilteredUnits, StoredUnit, UnitFilter } from './memories.ts';
import type { EntryFacts, EntryRow, EntryRows } from './storage/entry-rows.ts';
import { unitOf } from './storage/entry-rows.ts';
import type { MemoryRow } from './storage/memory-rows.ts';
import type { PartRows } from './storage/part-rows.ts';
import { PART_UNITS } from './storage/schema.ts';
import { storedUnit } from './storage/unit-store.ts';

/** Behind every time in ISO 8601. */
const LAST = '~';

/** Finds units by what is known of them, and those that say the same source twice. Reads a whole memory. */
export function createUnitFinding(database: DatabaseSync, parts: PartRows, entries: EntryRows) {
  const distinct = (column: 'author' | 'project') =>
    database.prepare(
      `SELECT DISTINCT ${column} AS text FROM memory_entry
       WHERE unit BETWEEN ? AND ? AND ${column} IS NOT NULL`,
    );
  const [authors, projects] = [distinct('author'), distinct('project')];
  const fitting = `FROM memory_entry WHERE unit BETWEEN ? AND ? AND changed >= ? AND changed < ?
    AND (? IS NULL OR author IN (SELECT value FROM json_each(?)))
    AND (? IS NULL OR project IN (SELECT value FROM json_each(?)))`;
  const count = database.prepare(`SELECT count(*) AS total ${fitting}`);
  const page = database.prepare(`SELECT unit ${fitting} ORDER BY unit LIMIT ?`);
  // Keys of a part lie side by side where their hashes are equal.
  const shared = database.prepare(
    `SELECT key / ${PART_UNITS} AS hash FROM memory_key
     WHERE part IN (SELECT part FROM memory_part WHERE memory = ? AND state = 'ready')
     GROUP BY hash HAVING count(*) > 1 ORDER BY hash`,
  );
  const ofHash = database.prepare(
    'SELECT key FROM memory_key WHERE part = ? AND key BETWEEN ? AND ?',
  );

  return {
    filtered(
      memory: MemoryRow,
      filter: UnitFilter,
      from: number | null,
      limit: number,
    ): FilteredUnits {
      const named = textsHaving(memory, authors, filter.author);
      const ofProjects = textsHaving(memory, projects, filter.project);
      const { since, until } = boundsOf(filter);
      let total = 0;
      const found: number[] = [];
      for (const { part } of parts.ofMemory(memory.key)) {
        const [first, last] = [unitOf(part, 0), unitOf(part, PART_UNITS - 1)];
        const about = [since, until, named, named, ofProjects, ofProjects] as const;
        total += Number(count.get(first, last, ...about)?.['total']);
        const wanted = limit + 1 - found.length;
        if (wanted === 0) continue;
        const start = Math.max(first, from ?? 0);
        for (const row of page.all(start, last, ...about, wanted)) found.push(Number(row['unit']));
      }
      return { units: unitsOf(memory, found.slice(0, limit)), total, next: found[limit] ?? null };
    },
    /** Whether a unit fits a filter. */
    fits(filter: UnitFilter): (facts: EntryFacts) => boolean {
      const { since, until } = boundsOf(filter);
      const [isNamed, isOfProject] = [having(filter.author), having(filter.project)];
      return ({ author, project, changed }) =>
        changed >= since && changed < until && isNamed(author) && isOfProject(project);
    },
    repeated(memory: MemoryRow, offset: number, limit: number): FilteredUnits {
      const groups = groupsOf(memory);
      const units = groups.flat();
      const end = offset + limit;
      return {
        units: unitsOf(memory, units.slice(offset, end)),
        total: units.length,
        next: end < units.length ? end : null,
      };
    },
    /** The others of its memory that have its source and its neighbours. */
    alike(memory: MemoryRow, unit: number): number[] {
      const entry = entries.find(unit);
      if (entry === null) return [];
      const text = normaliseSegment(entry.source);
      return parts
        .ofMemory(memory.key)
        .flatMap(({ part }) => entries.identical(part, text))
        .filter((other) => other.unit !== unit && placeOf(other) === placeOf(entry))
        .map((other) => other.unit);
    },
  };

  /** The texts of a column that have a part, as a list in JSON; null where every text does. */
  function textsHaving(memory: MemoryRow, column: StatementSync, part: string): string | null {
    const sought = folded(part);
    if (sought === '') return null;
    const found = parts
      .ofMemory(memory.key)
      .flatMap(({ part: one }) => column.all(unitOf(one, 0), unitOf(one, PART_UNITS - 1)))
      .map((row) => String(row['text']));
    return JSON.stringify([...new Set(found)].filter((text) => folded(text).includes(sought)));
  }

  function unitsOf({ id }: MemoryRow, units: readonly number[]): StoredUnit[] {
    return units
      .map((unit) => entries.find(unit))
      .filter((entry) => entry !== null)
      .map((entry) => storedUnit(entry, id));
  }

  /** Units of one source and the same neighbours, the newest first. */
  function groupsOf(memory: MemoryRow): number[][] {
    const ready = parts.ofMemory(memory.key);
    const groups: number[][] = [];
    for (const row of shared.all(memory.key)) {
      const first = Number(row['hash']) * PART_UNITS;
      const byPlace = new Map<string, EntryRow[]>();
      for (const { part } of ready) {
        for (const { key } of ofHash.all(part, first, first + PART_UNITS - 1)) {
          const entry = entries.find(unitOf(part, Number(key) % PART_UNITS));
          if (entry === null) continue;
          const known = byPlace.get(placeOf(entry));
          if (known === undefined) byPlace.set(placeOf(entry), [entry]);
          else known.push(entry);
        }
      }
      for (const group of byPlace.values()) {
        if (group.length < 2) continue;
        group.sort((a, b) => (a.changed < b.changed ? 1 : -1));
        groups.push(group.map(({ unit }) => unit));
      }
    }
    return groups;
  }
}

const folded = (text: string | null) => foldWord(normaliseSegment(text ?? ''));

/** Whether a text has a part, in any letter case; the same few texts are asked about again and again. */
function having(part: string): (text: string | null) => boolean {
  const sought = folded(part);
  if (sought === '') return () => true;
  const known = new Map<string | null, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const has = folded(text).includes(sought);
    known.set(text, has);
    return has;
  };
}

const boundsOf = ({ since, until }: UnitFilter) => ({ since: since ?? '', until: until ?? LAST });

/** Source and neighbours, in the form in which they are the same. */
const placeOf = ({ source, previous, next }: EntryRow) =>
  `${previous} ${next} ${normaliseSegment(source)}`;
