import type { Measure, TableKind } from '../../../preload/contract/measures.ts';
import { MEASURES } from '../../../preload/contract/measures.ts';
import type { ReportRange, ReportRow } from '../../../preload/contract/reports.ts';
import { csvCell, csvFile } from '../csv-cell.ts';
import type { Table } from './table.ts';

/** Columns that tell rows apart. */
const NAMES: Readonly<Record<TableKind, readonly ('day' | 'label' | 'key' | 'tag')[]>> = {
  days: ['day'],
  keys: ['label', 'key'],
  'key-days': ['day', 'label', 'key'],
  tags: ['tag'],
  'tag-days': ['day', 'tag'],
};
const NAME_HEADINGS = { day: 'date (UTC)', label: 'label', key: 'key', tag: 'tag' };

const FIGURE_HEADINGS: Readonly<Record<Measure, readonly string[]>> = {
  characters: ['total (characters)'],
  textCharacters: ['text (characters)'],
  documentCharacters: ['documents (characters)'],
  improvementCharacters: ['improvement (characters)'],
  speechToTextMs: ['speech to text (ms)', 'speech to text (min)'],
  speechToSpeechMs: ['speech to speech (ms)', 'speech to speech (min)'],
};

/**
 * A table as comma-separated values: the same rows in the same order. Days are ISO dates; numbers
 * have a point and no separators. Speech is written twice: in milliseconds, which are exact, and in
 * minutes of five decimals, which round back to the same milliseconds. Fields that only the service
 * knows stand behind, under its names.
 */
export function tableCsv(kind: TableKind, table: Table): Uint8Array {
  const names = NAMES[kind];
  const headings = [
    ...names.map((name) => NAME_HEADINGS[name]),
    ...MEASURES.flatMap((measure) => FIGURE_HEADINGS[measure]),
    ...table.extraNames,
  ];
  const lines = [headings.map(csvCell).join(',')];
  for (let index = 0; index < table.size; index += 1) {
    const row = table.row(index);
    const cells = names.map((name) => csvCell(row[name] ?? ''));
    const extra = table.extraNames.map((name) => extraCell(row.extra?.[name]));
    lines.push([...cells, figureCells(row), ...extra].join(','));
  }
  return csvFile(lines);
}

/** Name of the file of a table: its kind, and the range, or the days of it that were selected. */
export function csvName(
  kind: TableKind,
  range: ReportRange,
  day: string | null,
  until = day,
): string {
  const { start, end } = day === null ? range : { start: day, end: until ?? day };
  return `usage ${kind} ${start === end ? start : `${start} to ${end}`}.csv`;
}

function figureCells({ usage }: ReportRow): string {
  const cells: number[] = [];
  for (const measure of MEASURES) {
    cells.push(usage[measure]);
    if (FIGURE_HEADINGS[measure].length > 1) cells.push(minutes(usage[measure]));
  }
  return cells.join(',');
}

const extraCell = (value: string | number | undefined): string =>
  typeof value === 'number' ? String(value) : csvCell(value ?? '');

const minutes = (ms: number): number => Number((ms / 60_000).toFixed(5));
