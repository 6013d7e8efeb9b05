import { expect, test } from 'vitest';
import type { DocumentRow } from '../../../../preload/contract/documents.ts';
import { expectedSeconds } from '../../../../renderer/features/documents/queue/measured-speed.ts';
import { OPTIONS, row } from './rows.ts';

const done = (characters: number, ms: number, change: Partial<DocumentRow> = {}) =>
  row('done', {
    state: 'done',
    engine: { name: 'bergamot', ms, words: 100, characters },
    ...change,
  });
const pair = { source: 'en', target: 'de' };

test('is what the documents of the same languages took', () => {
  const rows = [done(1000, 2000), done(3000, 2000)];
  expect(expectedSeconds(8000, pair, rows)).toBe(8);
  expect(expectedSeconds(8000, { source: 'en-GB', target: 'de' }, rows)).toBe(8);
});

test('is not known without documents of these languages', () => {
  const rows = [done(1000, 2000), row('waiting')];
  expect(expectedSeconds(8000, { source: 'fr', target: 'de' }, rows)).toBeNull();
  expect(expectedSeconds(8000, { source: 'en', target: 'fr' }, rows)).toBeNull();
  expect(expectedSeconds(8000, pair, [])).toBeNull();
});

test('takes any source language while it is still to be detected', () => {
  const rows = [
    done(1000, 1000, { options: { ...OPTIONS, source: null }, found: 'fr' }),
    done(1000, 3000),
  ];
  expect(expectedSeconds(1000, { source: null, target: 'de' }, rows)).toBe(2);
  expect(expectedSeconds(1000, { source: 'fr', target: 'de' }, rows)).toBe(1);
});

test('does not take a few sentences or another service for a measurement', () => {
  expect(expectedSeconds(1000, pair, [done(40, 900)])).toBeNull();
  expect(expectedSeconds(1000, pair, [done(4000, 900, { connection: 'remote' })])).toBeNull();
});

test('forgets what was measured long ago', () => {
  const rows = [...Array.from({ length: 20 }, () => done(1000, 1000)), done(1000, 1_000_000)];
  expect(expectedSeconds(1000, pair, rows)).toBe(1);
});
