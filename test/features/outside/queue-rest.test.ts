import { expect, test } from 'vitest';
import { createQueueRests } from '../../../main/features/outside/queue-rest.ts';
import type { DocumentRow, DocumentsView } from '../../../preload/contract/documents.ts';

const row = (id: string, state: DocumentRow['state'], more: Partial<DocumentRow> = {}) =>
  ({ id, name: `${id}.docx`, state, added: 100, retryAt: null, ...more }) as DocumentRow;
const view = (rows: DocumentRow[], more: Partial<DocumentsView> = {}): DocumentsView => ({
  rows,
  removed: [],
  isPaused: false,
  halted: null,
  secrets: 'store',
  ...more,
});

test('what stood there at the start is old', () => {
  const rests = createQueueRests(200);
  expect(rests.take(view([row('a', 'done'), row('b', 'failed')]))).toBeNull();
});

test('a batch is told once, when its last document is finished', () => {
  const rests = createQueueRests(0);
  expect(rests.take(view([row('a', 'translating'), row('b', 'queued')]))).toBeNull();
  expect(rests.take(view([row('a', 'done')]))).toBeNull();
  expect(rests.take(view([row('b', 'failed')]))).toEqual({
    done: 1,
    failed: 1,
    name: null,
    document: null,
  });
  expect(rests.take(view([row('b', 'failed')]))).toBeNull();
});

test('a single document has its name, however fast it was', () => {
  expect(createQueueRests(50).take(view([row('a', 'done')]))).toEqual({
    done: 1,
    failed: 0,
    name: 'a.docx',
    document: 'a',
  });
});

test('of several that were all translated the first leads to their folder', () => {
  const rests = createQueueRests(50);
  expect(rests.take(view([row('a', 'done'), row('b', 'translating')]))).toBeNull();
  expect(rests.take(view([row('b', 'done')]))).toEqual({
    done: 2,
    failed: 0,
    name: null,
    document: 'a',
  });
});

test('a failure that is tried again is none yet', () => {
  const rests = createQueueRests(0);
  expect(rests.take(view([row('a', 'failed', { retryAt: 1 })]))).toBeNull();
  expect(rests.take(view([row('a', 'failed')]))).toMatchObject({ failed: 1 });
});

test('what only waits keeps nothing back while the queue is paused or halted', () => {
  for (const more of [{ isPaused: true }, { halted: { code: 'quota-exceeded' } as const }]) {
    const rests = createQueueRests(0);
    expect(rests.take(view([row('a', 'translating'), row('b', 'queued')]))).toBeNull();
    expect(rests.take(view([row('a', 'done')], more))).toMatchObject({ done: 1 });
  }
});

test('a document that is gone is not told of', () => {
  const rests = createQueueRests(0);
  expect(rests.take(view([row('a', 'done'), row('b', 'translating')]))).toBeNull();
  expect(rests.take(view([], { removed: ['a', 'b'] }))).toBeNull();
});
