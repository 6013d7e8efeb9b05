import { expect, test } from 'vitest';
import { bookmarksOf } from '../../../../../renderer/features/voice/session/LineBookmarks.tsx';

test('a bookmark stands at one row, also before the first line and in a pause', () => {
  const rows = [1000, 6000, 9000, 9000, 13_000].map((startMs) => ({ startMs }));
  const marks = [0, 1000, 8999, 9000, 12_999, 60_000].map((atMs, id) => ({
    id: String(id),
    atMs,
    note: '',
  }));
  const places = rows.map((_, place) => bookmarksOf(rows, place, marks).map(({ atMs }) => atMs));
  expect(places).toEqual([[0, 1000], [8999], [], [9000, 12_999], [60_000]]);
});
