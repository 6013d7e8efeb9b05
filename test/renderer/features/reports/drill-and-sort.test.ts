import { expect, it } from 'vitest';
import {
  drilledSelection,
  drilledTable,
  drillOfBar,
} from '../../../../renderer/features/reports/drill.ts';
import { firstSort, sortAfter } from '../../../../renderer/features/reports/sorting.ts';

it('begins with the days in order, and with the keys that used most', () => {
  expect(firstSort('days', 'characters')).toEqual({ by: 'day', descending: false });
  expect(firstSort('key-days', 'characters')).toEqual({ by: 'day', descending: false });
  expect(firstSort('keys', 'speechToTextMs')).toEqual({ by: 'speechToTextMs', descending: true });
  expect(firstSort('tags', 'characters')).toEqual({ by: 'characters', descending: true });
});

it('turns round where the same head is pressed again', () => {
  const most = sortAfter({ by: 'day', descending: false }, 'characters');
  expect(most).toEqual({ by: 'characters', descending: true });
  expect(sortAfter(most, 'characters')).toEqual({ by: 'characters', descending: false });
  expect(sortAfter(most, 'key')).toEqual({ by: 'key', descending: false });
});

it('opens a bar to its keys or tags, and a key or tag to its days', () => {
  const span = { start: '2026-11-02', end: '2026-11-08' };
  expect(drilledTable({ of: 'days', span }, 'keys')).toBe('keys');
  expect(drilledTable({ of: 'days', span }, 'tags')).toBe('tags');
  expect(drilledTable({ of: 'key', key: 'k', label: '' }, 'keys')).toBe('days');
  expect(drilledTable({ of: 'tag', tag: 'a' }, 'tags')).toBe('tag-days');
});

it('opens a bar to those of its days that the report holds', () => {
  const range = { start: '2026-10-23', end: '2026-11-21' };
  expect(drillOfBar({ start: '2026-11-16', end: '2026-11-22' }, range)).toEqual({
    of: 'days',
    span: { start: '2026-11-16', end: '2026-11-21' },
  });
  expect(drillOfBar({ start: '2026-11-23', end: '2026-11-29' }, range)).toBeNull();
});

it('selects a week by its first and last day, and a day by itself', () => {
  const week = { start: '2026-11-02', end: '2026-11-08' };
  const day = { start: '2026-11-02', end: '2026-11-02' };
  expect(drilledSelection({ of: 'days', span: week })).toEqual({
    day: '2026-11-02',
    until: '2026-11-08',
  });
  expect(drilledSelection({ of: 'days', span: day })).toEqual({ day: '2026-11-02' });
  expect(drilledSelection(null)).toEqual({});
});
