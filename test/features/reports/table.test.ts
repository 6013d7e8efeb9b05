import { expect, test } from 'vitest';
import { cellsOf } from '../../../main/features/reports/cells.ts';
import type { Selection } from '../../../main/features/reports/table.ts';
import { selectTable } from '../../../main/features/reports/table.ts';
import { usage } from './random-ledger.ts';

const range = { start: '2026-06-01', end: '2026-06-04' };
const cells = cellsOf(range, [
  { key: 'k2', label: 'Straße', day: '2026-06-02', usage: usage(5) },
  { key: 'k1', label: 'Σίσυφος', day: '2026-06-01', usage: usage(5, 1) },
  { key: 'k9', label: 'Key 10', day: '2026-06-01', usage: usage(7) },
  { key: 'k3', label: 'Key 9', day: '2026-06-01', usage: usage(7) },
  { key: 'K3', label: 'Key 9', day: '2026-06-01', usage: usage(7) },
  { key: 'k3', label: 'Key 9', day: '2026-06-03', usage: usage(2, 0, 0, 9) },
  { key: 'k3', label: 'Key 9', day: '2026-06-03', usage: usage(1) },
  { key: 'k3', label: 'Key 9', day: '2026-06-05', usage: usage(1000) },
]);

function rows(selection: Partial<Selection>): string[] {
  const table = selectTable(cells, {
    table: 'key-days',
    filter: '',
    day: null,
    key: null,
    sort: { by: 'day', descending: false },
    ...selection,
  });
  return Array.from({ length: table.size }, (_, index) => {
    const { day, label, key, usage } = table.row(index);
    const names = [day?.slice(-2), label, key].filter((part) => typeof part === 'string');
    return [...names, usage.characters].join(' ');
  });
}

test('adds up equal days of a key; keeps apart what differs in label or masked id', () => {
  expect(rows({})).toEqual([
    '01 Key 9 k3 7',
    '01 Key 9 K3 7',
    '01 Key 10 k9 7',
    '01 Σίσυφος k1 6',
    '02 Straße k2 5',
    '03 Key 9 k3 3',
  ]);
});

test('equal values stay in the order of day, label and masked id, up and down', () => {
  expect(rows({ sort: { by: 'characters', descending: true } })).toEqual([
    '01 Key 9 k3 7',
    '01 Key 9 K3 7',
    '01 Key 10 k9 7',
    '01 Σίσυφος k1 6',
    '02 Straße k2 5',
    '03 Key 9 k3 3',
  ]);
  expect(rows({ sort: { by: 'characters', descending: false } })).toEqual([
    '03 Key 9 k3 3',
    '02 Straße k2 5',
    '01 Σίσυφος k1 6',
    '01 Key 9 k3 7',
    '01 Key 9 K3 7',
    '01 Key 10 k9 7',
  ]);
});

test('sorts by day and by key', () => {
  expect(rows({ sort: { by: 'day', descending: true } }).map((row) => row.slice(0, 2))).toEqual([
    '03',
    '02',
    '01',
    '01',
    '01',
    '01',
  ]);
  expect(rows({ table: 'keys', sort: { by: 'key', descending: true } })).toEqual([
    'Σίσυφος k1 6',
    'Straße k2 5',
    'Key 10 k9 7',
    'Key 9 K3 7',
    'Key 9 k3 10',
  ]);
  // A table without the column stays as it is.
  expect(rows({ table: 'days', sort: { by: 'key', descending: true } })).toEqual([
    '01 27',
    '02 5',
    '03 3',
    '04 0',
  ]);
});

test.each([
  ['key', ['Key 10 k9 7', 'Key 9 K3 7', 'Key 9 k3 10']],
  ['STRASSE', ['Straße k2 5']],
  ['ΣΊΣΥΦΟΣ', ['Σίσυφος k1 6']],
  ['φοσ', ['Σίσυφος k1 6']],
  ['K9', ['Key 10 k9 7']],
  ['nothing', []],
])('finds %s in labels and masked ids in any letter case', (filter, found) => {
  expect(rows({ table: 'keys', filter }).toSorted()).toEqual(found.toSorted());
});

test('a day, a key and a filter together select what is added up', () => {
  expect(rows({ table: 'keys', day: '2026-06-03' })).toEqual(['Key 9 k3 3']);
  expect(rows({ table: 'days', key: { key: 'k3', label: 'Key 9' } })).toEqual([
    '01 7',
    '02 0',
    '03 3',
    '04 0',
  ]);
  expect(rows({ table: 'days', key: { key: 'k3', label: 'Key 10' }, day: '2026-06-01' })).toEqual([
    '01 0',
  ]);
  expect(rows({ day: '2026-06-01', filter: '10' })).toEqual(['01 Key 10 k9 7']);
  expect(rows({ day: '2026-06-05' })).toEqual([]);
  expect(rows({ table: 'days', day: '2026-06-05' })).toEqual([]);
});

test('several days, as of a week, are selected by the first and the last', () => {
  expect(rows({ day: '2026-06-01', until: '2026-06-02' })).toEqual([
    '01 Key 9 k3 7',
    '01 Key 9 K3 7',
    '01 Key 10 k9 7',
    '01 Σίσυφος k1 6',
    '02 Straße k2 5',
  ]);
  expect(rows({ table: 'days', day: '2026-06-03', until: '2026-06-30' })).toEqual(['03 3', '04 0']);
  expect(rows({ table: 'keys', day: '2026-06-03', until: '2026-06-02' })).toEqual([]);
});

test('one tag is selected exactly', () => {
  const day = '2026-06-01';
  const byTag = cellsOf(range, [
    { tag: 'web', day, usage: usage(1) },
    { tag: 'web-2', day, usage: usage(2) },
  ]);
  const sort = { by: 'tag', descending: false } as const;
  const request = { table: 'tag-days', filter: '', day: null, key: null, sort } as const;
  expect(selectTable(byTag, { ...request, tag: 'web' }).sum).toEqual(usage(1));
  expect(selectTable(byTag, { ...request, tag: 'WEB' }).size).toBe(0);
  expect(selectTable(byTag, { ...request, filter: 'WEB' }).sum).toEqual(usage(3));
  const first = selectTable(byTag, request).row(0);
  expect(first).toEqual({ day, key: null, label: null, tag: 'web', usage: usage(1) });
});
