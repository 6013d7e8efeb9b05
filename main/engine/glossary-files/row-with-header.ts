import type { Concept } from './concept-rows.ts';
import { conceptRows } from './concept-rows.ts';
import { fileLanguage } from './file-language.ts';
import type { ReadRows } from './glossary-row.ts';
import { beginning } from './glossary-row.ts';
import type { Column } from './table-header.ts';
import { isForbiddenAnswer, isForbiddenStatus } from './term-status.ts';

const NOTHING: ReadRows = { rows: [], forbidden: [], badLines: [] };

/** Reads a line of a table by its headings: an entry, or what must not be used. */
export function rowWithHeader(
  columns: readonly Column[],
  cells: readonly string[],
  line: number,
): ReadRows {
  if (cells.every((cell) => cell.trim() === '')) return NOTHING;
  const isBySide = columns.some((one) => one?.of === 'term' && one.language === 'source');
  return isBySide ? sideRow(columns, cells, line) : conceptRows(conceptOf(columns, cells), line);
}

/** Source and target: what is said about either is said about the entry. */
function sideRow(columns: readonly Column[], cells: readonly string[], line: number): ReadRows {
  const cellOf = (is: (column: NonNullable<Column>) => boolean): string => {
    const at = columns.findIndex((column) => column !== null && is(column));
    return (cells[at] ?? '').trim();
  };
  const source = cellOf((one) => one.of === 'term' && one.language === 'source');
  const target = cellOf((one) => one.of === 'term' && one.language === 'target');
  const [from, to] = (['source', 'target'] as const).map((side) =>
    cellOf((one) => one.of === 'language' && one.side === side),
  );
  const bad = (problem: 'language' | 'same-language' | 'empty'): ReadRows => ({
    ...NOTHING,
    badLines: [{ line, problem, text: beginning(cells.join(' · ')) }],
  });
  let pair = null;
  if (from !== undefined && to !== undefined && `${from}${to}` !== '') {
    const codes = { source: fileLanguage(from), target: fileLanguage(to) };
    if (codes.source === null || codes.target === null) return bad('language');
    if (codes.source === codes.target) return bad('same-language');
    pair = { source: codes.source, target: codes.target };
  }
  if (target === '') return bad('empty');
  const entry = { line, source, target, pair };
  if (isForbidden(columns, cells)) {
    const note = cellOf((one) => one.of === 'note');
    return { ...NOTHING, forbidden: [{ ...entry, note }] };
  }
  return source === '' ? bad('empty') : { ...NOTHING, rows: [entry] };
}

const isForbidden = (columns: readonly Column[], cells: readonly string[]): boolean =>
  columns.some(
    (column, at) =>
      (column?.of === 'status' && isForbiddenStatus(cells[at] ?? '')) ||
      (column?.of === 'forbidden' && isForbiddenAnswer(cells[at] ?? '')),
  );

interface GrowingTerm {
  readonly text: string;
  status: string;
  note: string;
}

/** The terms of all languages of a line; a column about a term stands behind it. */
function conceptOf(columns: readonly Column[], cells: readonly string[]): Concept {
  const languages = new Map<string, GrowingTerm[]>();
  let about: GrowingTerm | null = null;
  let entryNote = '';
  for (const [at, column] of columns.entries()) {
    const cell = (cells[at] ?? '').trim();
    if (column?.of === 'term') {
      about = { text: cell, status: '', note: '' };
      const terms = languages.get(column.language) ?? [];
      languages.set(column.language, terms);
      if (cell !== '') terms.push(about);
    } else if (column === null || cell === '') continue;
    else if (column.of === 'note') {
      if (about === null) entryNote ||= cell;
      else about.note ||= cell;
    } else if (about !== null && column.of === 'status') about.status += ` ${cell}`;
    else if (about !== null && column.of === 'forbidden' && isForbiddenAnswer(cell)) {
      about.status += ' forbidden';
    }
  }
  return {
    language: null,
    note: entryNote,
    languages: [...languages].map(([code, terms]) => ({ code, note: '', terms })),
  };
}
