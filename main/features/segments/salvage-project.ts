import type { Database } from '../../system/database.ts';
import type { Salvaged, SalvagedRow } from '../../system/salvage.ts';

/** Columns of the tables whose rows are looked for, in their order. */
const PROJECT =
  'number name format source target segments confirmed characters opened into_memory threshold memories glossaries';
const SEGMENT =
  'number unit source tags most twin repeats target status origin percent memory author changed';
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
    if (values.length === 13 && typeof second === 'string' && rowid === 1) project = values;
    else if (values.length === 14 && typeof second === 'number' && typeof third === 'string') {
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
  const kept = [...segments].sort(([one], [other]) => one - other).map(([, values]) => values);
  const isConfirmed = (values: readonly Salvaged[]) => values[8] === 'confirmed';
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    const putSegment = insert('segment', SEGMENT);
    // Which sources repeat is not known any more where one of them is lost.
    kept.forEach((values, number) => putSegment(values.with(0, number).with(5, number).with(6, 1)));
    const putUnit = insert('unit', UNIT);
    for (const values of units.values()) putUnit(values);
    if (original !== null) sqlite.prepare('INSERT INTO original (text) VALUES (?)').run(original);
    insert(
      'project',
      PROJECT,
    )(project.with(5, kept.length).with(6, kept.filter(isConfirmed).length));
    sqlite.exec('COMMIT');
    return kept.length;
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
    throw error;
  }
}
