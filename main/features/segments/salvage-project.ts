import type { Database } from '../../system/database.ts';
import type { Salvaged, SalvagedRow } from '../../system/salvage.ts';

/** Columns of the tables whose rows are looked for, in their order. */
const PROJECT =
  'number name format source target segments confirmed characters opened into_memory threshold memories glossaries propagation';
const SEGMENT =
  'id unit source tags most twin repeats target status origin percent memory author changed rank joined own locked comments';
/** Columns that rows of earlier versions have. */
const LEAST_PROJECT = 13;
const LEAST_SEGMENT = 14;
const UNIT = 'number id gaps';

/**
 * Puts what can still be read of a damaged project into a fresh one: its languages and segments, without
 * the steps that could be undone. Segments that are lost leave no gap.
 * @param rows of the damaged file
 * @param sqlite the fresh project, with empty tables
 * @returns the number of segments; 0 where the project itself cannot be read any more
 */
export function salvageProject(rows: Iterable<SalvagedRow>, sqlite: Database['sqlite']): number {
  let project: readonly Salvaged[] | null = null;
  const segments = new Map<number, readonly Salvaged[]>();
  const units = new Map<number, readonly Salvaged[]>();
  let original: string | null = null;
  for (const { rowid, values } of rows) {
    const [, second, third] = values;
    if (values.length >= LEAST_PROJECT && typeof second === 'string' && rowid === 1)
      project = values;
    else if (
      values.length >= LEAST_SEGMENT &&
      typeof second === 'number' &&
      typeof third === 'string'
    ) {
      segments.set(rowid, values);
    } else if (values.length === 3 && typeof second === 'string' && typeof third === 'string') {
      units.set(rowid, values);
    } else if (values.length === 1 && typeof values[0] === 'string') [original] = values;
  }
  if (project === null || segments.size === 0) return 0;

  const insert = (table: string, columns: string) => {
    const names = columns.split(' ');
    const places = names.map(() => '?').join(', ');
    const statement = sqlite.prepare(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`,
    );
    return (values: readonly Salvaged[]) => void statement.run(...values);
  };
  const found = [...segments].map(([id, values]) => placed(id, values)).sort(inOrder);
  const ids = new Map(found.map(({ id }, at) => [id, at]));
  // What was joined to a segment that is lost has its words again.
  const kept = found.map(({ values, joined }, at) =>
    values
      .with(0, at)
      .with(5, at)
      .with(6, 1)
      .with(14, at)
      .with(15, (joined === null ? undefined : ids.get(joined)) ?? null),
  );
  const shown = kept.filter((values) => values[15] === null);
  const isConfirmed = (values: readonly Salvaged[]) =>
    values[8] === 'confirmed' || values[8] === 'reviewed';
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    const putSegment = insert('segment', SEGMENT);
    // Which sources repeat is not known any more where one of them is lost.
    kept.forEach(putSegment);
    const putUnit = insert('unit', UNIT);
    for (const values of units.values()) putUnit(values);
    if (original !== null) sqlite.prepare('INSERT INTO original (text) VALUES (?)').run(original);
    insert(
      'project',
      PROJECT,
    )(
      [...project, 'identical']
        .slice(0, LEAST_PROJECT + 1)
        .with(5, shown.length)
        .with(6, shown.filter(isConfirmed).length),
    );
    sqlite.exec('COMMIT');
    return shown.length;
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
    throw error;
  }
}

interface Placed {
  readonly id: number;
  readonly values: readonly Salvaged[];
  readonly unit: number;
  readonly rank: number;
  readonly joined: number | null;
}

/** A row of a segment with the columns that its version did not have. */
function placed(id: number, values: readonly Salvaged[]): Placed {
  const whole = [...values, id, null, null, 0, null].slice(0, LEAST_SEGMENT + 5);
  const all =
    values.length > LEAST_SEGMENT ? [...values, null, null].slice(0, whole.length) : whole;
  const [unit, rank, joined, locked] = [all[1], all[14], all[15], all[17]];
  return {
    id,
    values: all.with(17, locked === 1 ? 1 : 0),
    unit: Number(unit),
    rank: typeof rank === 'number' ? rank : id,
    joined: typeof joined === 'number' ? joined : null,
  };
}

const inOrder = (one: Placed, other: Placed): number =>
  one.unit - other.unit || one.rank - other.rank || one.id - other.id;
