import { describe, expect, it } from 'vitest';
import { createSegmentCheck } from '../../../main/engine/segment-checks/segment-check.ts';
import { IDIOMATIC_PAIRS } from './idiomatic-pairs.ts';
import { NEGATED_PAIRS } from './negated-pairs.ts';
import { plantErrors } from './plant-errors.ts';
import { RIGHT_PAIRS } from './right-pairs.ts';

describe.each(Object.entries(RIGHT_PAIRS))('QA from English to %s', (language, pairs) => {
  const qa = createSegmentCheck({ source: 'en', target: language }, null);
  const base = language.slice(0, 2);

  it.each(pairs)('finds nothing in a right pair: %s', (source, target) => {
    expect(qa.check(source, target, null)).toEqual([]);
  });

  it('finds 19 of 20 planted errors', () => {
    const planted = pairs.flatMap(([source, target]) => plantErrors(source, target, base));
    const missed = planted.filter(
      ({ source, target, kind }) =>
        !qa.check(source, target, null).some((finding) => kind === null || finding.kind === kind),
    );
    expect(planted.length).toBeGreaterThan(25);
    expect(missed.slice(Math.floor(planted.length / 20))).toEqual([]);
  });
});

function denialsIn(languages: string, source: string, target: string): boolean {
  const [from = '', to = ''] = languages.split('-');
  const qa = createSegmentCheck({ source: from, target: to }, null);
  return qa.check(source, target, null).some(({ kind }) => kind === 'negation');
}

const ADDED: readonly string[] = ['address', 'capitals', 'repeated-word'];

it('finds no address, capital or repeated word in any right pair', () => {
  const all = [
    ...Object.entries(RIGHT_PAIRS).map(([target, pairs]) => [`en-${target}`, pairs] as const),
    ...Object.entries(IDIOMATIC_PAIRS),
  ].flatMap(([languages, pairs]) =>
    pairs.map(([source, target]) => [languages, source, target] as const),
  );
  const found = all.filter(([languages, source, target]) => {
    const [from = '', to = ''] = languages.split('-');
    const qa = createSegmentCheck({ source: from, target: to }, null);
    return qa.check(source, target, null).some(({ kind }) => ADDED.includes(kind));
  });
  expect(all.length).toBeGreaterThan(600);
  expect(found).toEqual([]);
});

describe('the look for a missing "not"', () => {
  it.each([
    ['tuned on', 0],
    ['held out', 1],
  ])('leaves 19 of 20 right pairs alone that deny on one side: those %s', (_, half) => {
    const pairs = Object.entries(IDIOMATIC_PAIRS).flatMap(([languages, all]) =>
      all.filter((__, index) => index % 2 === half).map((pair) => [languages, ...pair] as const),
    );
    const found = pairs.filter((pair) => denialsIn(...pair));
    expect(pairs.length).toBeGreaterThan(230);
    expect(found.slice(Math.floor(pairs.length / 20))).toEqual([]);
  });

  it('finds 97 of 100 that were left out, and nothing in the right translations', () => {
    const all = Object.entries(NEGATED_PAIRS).flatMap(([languages, rows]) =>
      rows.map((row) => [languages, ...row] as const),
    );
    const missed = all.filter(
      ([languages, source, , wrong]) => !denialsIn(languages, source, wrong),
    );
    expect(all.length).toBeGreaterThan(120);
    expect(missed.slice(Math.floor((3 * all.length) / 100))).toEqual([]);
    const disturbed = all.filter(([languages, source, right]) =>
      denialsIn(languages, source, right),
    );
    expect(disturbed).toEqual([]);
  });
});
