import { describe, expect, it } from 'vitest';
import { createSegmentCheck } from '../../../main/engine/segment-checks/segment-check.ts';
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
