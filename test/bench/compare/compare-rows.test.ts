import { expect, test } from 'vitest';
import type { Report } from '../measured.ts';
import { benchesFor, compareRounds, readReport, rowFilter } from './compare-rows.ts';

const report = (figures: Record<string, number>, targets: Record<string, number> = {}): Report => ({
  bench: 'x',
  figures,
  targets,
  skipped: {},
});

/** Rounds of one row. */
const rounds = (pairs: readonly (readonly [number, number])[], row = 'a_ms') =>
  pairs.map(([before, after]) => ({
    before: [report({ [row]: before })],
    after: [report({ [row]: after })],
  }));

const everything = rowFilter([]);
const verdictOf = (...of: Parameters<typeof rounds>) =>
  compareRounds(rounds(...of), everything).rows[0]?.verdict;

test('the ratio is the median of the rounds, the spread what they lie apart', () => {
  const [row] = compareRounds(
    rounds([
      [100, 115],
      [200, 250],
      [50, 60],
    ]),
    everything,
  ).rows;
  expect(row).toMatchObject({ row: 'x.a_ms', before: 100, after: 115, verdict: 'worse' });
  expect(row?.ratio).toBeCloseTo(1.2, 9);
  expect(row?.spread).toBeCloseTo(0.1, 9);
});

test('a row is worse only beyond its spread and the margin', () => {
  expect(verdictOf([[100, 104]])).toBe('same');
  expect(verdictOf([[100, 106]])).toBe('worse');
  expect(
    verdictOf([
      [100, 100],
      [100, 110],
      [100, 120],
    ]),
  ).toBe('same');
  expect(verdictOf([[100, 94]])).toBe('better');
  expect(verdictOf([[100, 96]])).toBe('same');
});

test('a slow moment that falls on both commits is no change', () => {
  expect(
    verdictOf([
      [100, 100],
      [300, 300],
      [100, 101],
    ]),
  ).toBe('same');
});

test('throughput should grow, unless a target bounds it', () => {
  expect(verdictOf([[100, 80]], 'units_per_s')).toBe('worse');
  expect(verdictOf([[100, 120]], 'units_per_s')).toBe('better');
  const bounded = (views: number) => report({ views_per_s: views }, { views_per_s: 5 });
  const [row] = compareRounds([{ before: [bounded(4)], after: [bounded(5)] }], everything).rows;
  expect(row?.verdict).toBe('worse');
});

test('what others need for the same work is no verdict on ours', () => {
  expect(verdictOf([[100, 200]], 'one_raw_us')).toBe('peer');
  expect(verdictOf([[100, 200]], 'pages_dom_ms')).toBe('peer');
  expect(verdictOf([[100, 200]], 'one_ours_us')).toBe('worse');
});

test('nothing that stays nothing is the same; nothing that becomes something is worse', () => {
  expect(verdictOf([[0, 0]])).toBe('same');
  expect(verdictOf([[0, 2]])).toBe('worse');
  expect(verdictOf([[2, 0]])).toBe('better');
});

test('rows that only one commit has are named, not compared', () => {
  const before = [report({ a_ms: 1, old_ms: 1 })];
  const after = [report({ a_ms: 1, new_ms: 1, broken_ms: Number.NaN })];
  const found = compareRounds([{ before, after }], everything);
  expect(found.rows.map(({ row }) => row)).toEqual(['x.a_ms']);
  expect(found).toMatchObject({ onlyBefore: ['x.old_ms'], onlyAfter: ['x.new_ms'] });
});

test('rows are asked for by benchmark, by both names, or by their own', () => {
  const chosen = (...names: string[]) =>
    ['client.one_us', 'client.fifty_us', 'memory.one_us'].filter(rowFilter(names));
  expect(chosen()).toHaveLength(3);
  expect(chosen('client')).toEqual(['client.one_us', 'client.fifty_us']);
  expect(chosen('client.one_us')).toEqual(['client.one_us']);
  expect(chosen('one_us')).toEqual(['client.one_us', 'memory.one_us']);
  expect(chosen('one')).toEqual([]);
});

test('only benchmarks that may have an asked row are run', () => {
  const all = ['client', 'memory', 'start'];
  expect(benchesFor([], all)).toEqual(all);
  expect(benchesFor(['client', 'memory.open_ms'], all)).toEqual(['client', 'memory']);
  expect(benchesFor(['client', 'open_ms'], all)).toEqual(all);
});

test('a report is the last line; anything else is none', () => {
  const line = JSON.stringify({ bench: 'x', figures: { a: 1, b: null }, targets: {}, met: true });
  expect(readReport(`some words\n${line}\n`)).toEqual(report({ a: 1 }));
  expect(readReport('')).toBeNull();
  expect(readReport('some words')).toBeNull();
  expect(readReport('{"bench":"x"}')).toBeNull();
  expect(readReport('[1]')).toBeNull();
});
