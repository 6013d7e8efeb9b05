import { expect, it } from 'vitest';
import { queueEndsAt } from '../../../../renderer/features/documents/queue/queue-end.ts';
import { row } from './rows.ts';

const done = (id: string, seconds: number, format = 'docx') =>
  row(id, { state: 'done', seconds, format });

it('goes by what finished documents took, as many at a time as now', () => {
  const rows = [
    done('a', 10),
    done('b', 20),
    done('c', 1000, 'pdf'),
    row('d', { state: 'translating', progress: 0.5 }),
    row('e', { state: 'uploading' }),
    row('f'),
    row('g'),
  ];
  // 7.5 s and three times 15 s, two at a time.
  expect(queueEndsAt(rows, 0)).toBe(26_250);
  // A pdf is like the pdf before it.
  expect(queueEndsAt([...rows, row('h', { format: 'pdf' })], 0)).toBe(526_250);
});

it('believes what is said of a document under way, and ends after the last of them', () => {
  const rows = [
    done('a', 10),
    row('b', { state: 'translating', endsAt: 90_000 }),
    row('c', { state: 'translating', endsAt: 2000 }),
  ];
  expect(queueEndsAt(rows, 1000)).toBe(90_000);
});

it('says nothing where nothing tells, or nothing is under way', () => {
  expect(queueEndsAt([row('a', { state: 'translating' })], 0)).toBeNull();
  expect(queueEndsAt([done('a', 10), row('b')], 0)).toBeNull();
  expect(queueEndsAt([done('a', 10)], 0)).toBeNull();
});
