import { MEASURES, type Measure, type TableKind } from '../../../../preload/contract/measures.ts';

/** What tells rows apart, and then the figures, as in the CSV file. */
export type ColumnId = 'day' | 'key' | 'tag' | Measure;

const NAMES: Readonly<Record<TableKind, readonly ('day' | 'key' | 'tag')[]>> = {
  days: ['day'],
  keys: ['key'],
  'key-days': ['day', 'key'],
  tags: ['tag'],
  'tag-days': ['day', 'tag'],
};

export function columnsOf(table: TableKind): readonly ColumnId[] {
  return [...NAMES[table], ...MEASURES];
}

export const isName = (column: ColumnId): column is 'day' | 'key' | 'tag' =>
  column === 'day' || column === 'key' || column === 'tag';
