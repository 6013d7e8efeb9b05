import type { DayUsage, KeyUsage, ReportRow, TagUsage } from '../../../preload/contract/reports.ts';
import type { Cells } from './cells.ts';
import type { Selection } from './table.ts';
import { selectTable } from './table.ts';

/** Every day of a report's range, in order. @param key counts this one only; null counts all */
export function daysOfReport(cells: Cells, key: Selection['key'] = null): DayUsage[] {
  const rows = wholeTable(cells, { table: 'days', key, sort: { by: 'day', descending: false } });
  return rows.map(({ day, usage }) => ({ day: day ?? '', usage }));
}

/** Most characters first. */
export function keysOfReport(cells: Cells): KeyUsage[] {
  const rows = wholeTable(cells, { table: 'keys' });
  return rows.map(({ key, label, usage }) => ({ key: key ?? '', label: label ?? '', usage }));
}

/** Most characters first. */
export function tagsOfReport(cells: Cells): TagUsage[] {
  const rows = wholeTable(cells, { table: 'tags' });
  return rows.map(({ tag, usage }) => ({ tag: tag ?? '', usage }));
}

function wholeTable(
  cells: Cells,
  selection: Pick<Selection, 'table'> & Partial<Selection>,
): ReportRow[] {
  const table = selectTable(cells, {
    filter: '',
    day: null,
    key: null,
    sort: { by: 'characters', descending: true },
    ...selection,
  });
  return Array.from({ length: table.size }, (_, index) => table.row(index));
}
