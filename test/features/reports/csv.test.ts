import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReportedUsage } from '../../../main/features/reports/cells.ts';
import { cellsOf } from '../../../main/features/reports/cells.ts';
import { csvName, tableCsv } from '../../../main/features/reports/csv.ts';
import type { Selection } from '../../../main/features/reports/table.ts';
import { selectTable } from '../../../main/features/reports/table.ts';
import type { ExtraFields } from '../../../preload/contract/reports.ts';
import { anyKeyLedger, usage } from './random-ledger.ts';
import { isDangerous, readCsv, textOf } from './read-csv.ts';

const range = { start: '2026-03-01', end: '2026-03-02' };
const selection = {
  table: 'key-days',
  filter: '',
  day: null,
  key: null,
  sort: { by: 'day', descending: false },
} satisfies Selection;
const FIGURES =
  '"total (characters)","text (characters)","documents (characters)","improvement (characters)",' +
  '"speech to text (ms)","speech to text (min)","speech to speech (ms)","speech to speech (min)"';

test('dates, units and raw numbers, each line ended, with a byte order mark', () => {
  const cells = cellsOf(range, [
    {
      key: '1234****5678',
      label: 'Say "ja", please',
      day: '2026-03-02',
      usage: usage(1_234_567, 2, 3, 90_000, 1),
    },
  ]);
  const text = (kind: Selection['table']) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      tableCsv(kind, selectTable(cells, { ...selection, table: kind })),
    );
  expect(text('key-days')).toBe(
    `\ufeff"date (UTC)","label","key",${FIGURES}\r\n` +
      '"2026-03-02","Say ""ja"", please","1234****5678",1234572,1234567,2,3,90000,1.5,1,0.00002\r\n',
  );
  expect(text('days')).toBe(
    `\ufeff"date (UTC)",${FIGURES}\r\n` +
      '"2026-03-01",0,0,0,0,0,0,0,0\r\n' +
      '"2026-03-02",1234572,1234567,2,3,90000,1.5,1,0.00002\r\n',
  );
});

test('fields that only the service knows are kept, in rows and behind the figures', () => {
  const tagged = (day: string, extra?: ExtraFields): ReportedUsage => ({
    tag: 'a',
    day,
    usage: usage(1),
    ...(extra && { extra }),
  });
  const cells = cellsOf(range, [
    tagged('2026-03-01', { images: 2, owner: 'Ada' }),
    tagged('2026-03-02', { images: 3, owner: '=Bo', 'plan.name': 'x' }),
    { tag: 'b', day: '2026-03-02', usage: usage(1) },
  ]);
  const tableOf = (table: 'tags' | 'tag-days') => selectTable(cells, { ...selection, table });
  expect(tableOf('tags').row(0).extra).toEqual({
    images: 5,
    owner: 'Ada; =Bo',
    'plan.name': 'x',
  });
  expect(tableOf('tags').row(1)).not.toHaveProperty('extra');
  const cut = (table: 'tags' | 'tag-days') =>
    readCsv(tableCsv(table, tableOf(table))).map((row) => [row[0], ...row.slice(-3)]);
  expect(cut('tags')).toEqual([
    ['tag', 'images', 'owner', 'plan.name'],
    ['a', '5', 'Ada; =Bo', 'x'],
    ['b', '', '', ''],
  ]);
  expect(cut('tag-days').slice(1)).toEqual([
    ['2026-03-01', '2', 'Ada', ''],
    ['2026-03-02', '3', "'=Bo", 'x'],
    ['2026-03-02', '', '', ''],
  ]);
});

test('is named by kind and range', () => {
  expect(csvName('key-days', range, null)).toBe('usage key-days 2026-03-01 to 2026-03-02.csv');
  expect(csvName('keys', range, '2026-03-02')).toBe('usage keys 2026-03-02.csv');
  expect(csvName('keys', range, '2026-03-01', '2026-03-02')).toBe(
    'usage keys 2026-03-01 to 2026-03-02.csv',
  );
  expect(csvName('tags', { start: '2026-03-01', end: '2026-03-01' }, null)).toBe(
    'usage tags 2026-03-01.csv',
  );
});

/** The text cell of a label, as a spreadsheet gets it. */
function cellOf(label: string): string {
  const cells = cellsOf(range, [{ key: '1', label, day: '2026-03-01', usage: usage(-5) }]);
  const rows = readCsv(tableCsv('keys', selectTable(cells, { ...selection, table: 'keys' })));
  // A number stays one, whatever its sign.
  expect(rows[1]?.[2]).toBe('-5');
  return rows[1]?.[0] ?? '';
}

test.each([
  '=HYPERLINK("https://example.org")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\rx',
  '\nx',
  ' =1',
  '"=1"',
  "'=1",
  '\u00a0-1',
  '\u200b=1',
  '\ufeff@x',
  ' \tx',
  '＝1',
  '|calc',
])('begins no formula: %j', (label) => {
  expect(cellOf(label)).toBe(`'${label}`);
});

test.each(['Build', "'quoted'", 'a=b', '1-2', '', "l'été", '"x"'])('leaves alone: %j', (label) => {
  expect(cellOf(label)).toBe(label);
});

test('no text is dangerous, and each can be read back', () => {
  const letters = fc.constantFrom(
    "'",
    '"',
    '=',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    ' ',
    ',',
    'a',
    '\u200b',
  );
  const texts = fc.oneof(
    fc.string({ unit: letters, maxLength: 6 }),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(texts, (label) => {
      const cell = cellOf(label);
      expect(!isDangerous(cell) || cell.startsWith("'")).toBe(true);
      expect(textOf(cell)).toBe(label);
    }),
  );
});

test('minutes round back to the same milliseconds', () => {
  fc.assert(
    fc.property(anyKeyLedger, ({ range, reported }) => {
      const table = selectTable(cellsOf(range, reported), selection);
      for (const row of readCsv(tableCsv('key-days', table)).slice(1)) {
        expect(Math.round(Number(row[8]) * 60_000)).toBe(Number(row[7]));
        expect(row[8]).toMatch(/^\d+(\.\d+)?$/);
      }
    }),
  );
});
