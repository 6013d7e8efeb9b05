import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Score } from '../../../main/engine/memory/score.ts';
import { scoreMatch, withVariantPenalty } from '../../../main/engine/memory/score.ts';
import { analyse, normaliseSegment } from '../../../main/engine/memory/segment-text.ts';

const piece = fc.constantFrom(
  ...[
    'the',
    'The',
    'file',
    'files',
    'open',
    'opens',
    "don't",
    'don’t',
    '3',
    '4',
    '12:30',
    ',',
    '.',
  ],
  ...['!', '<b>', '</b>', '{0}', '{1}', '%s', '%qT', '&', '(s)', '新', '開く', 'ไทย', 'é', '  '],
);
const text = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', ' ', '')), { maxLength: 9 })
  .map((parts) => parts.flat().join(''));

const total = ({ penalties }: Score) => penalties.reduce((sum, { points }) => sum + points, 0);

test('percent is always base less penalties, from 0 to 100', () => {
  fc.assert(
    fc.property(text, text, (query, stored) => {
      const score = scoreMatch(query, stored);
      for (const each of [score, withVariantPenalty(score)]) {
        expect(each.percent).toBe(each.base - total(each));
        expect(each.percent).toBeGreaterThanOrEqual(0);
        expect(each.percent).toBeLessThanOrEqual(100);
        for (const { points } of each.penalties) expect(points).toBeGreaterThan(0);
      }
    }),
    { numRuns: 2000 },
  );
});

test('100 means identical text; 95 to 99 means equal words with the same tags and placeables; others stay at 94 or below', () => {
  fc.assert(
    fc.property(text, text, (query, stored) => {
      const { percent } = scoreMatch(query, stored);
      const [a, b] = [analyse(query), analyse(stored)];
      expect(percent === 100).toBe(normaliseSegment(query) === normaliseSegment(stored));
      const equalWords = a.folded.length > 0 && a.folded.join(' ') === b.folded.join(' ');
      const filled = ({ placeables, tags }: typeof a) =>
        [...placeables, ...tags]
          .map(({ text: mark }) => mark)
          .sort()
          .join(' ');
      const equal = equalWords && filled(a) === filled(b);
      if (percent < 100) expect(percent >= 95).toBe(equal);
    }),
    { numRuns: 2000 },
  );
});

test('both directions show the same percent', () => {
  fc.assert(
    fc.property(text, text, (query, stored) => {
      expect(scoreMatch(query, stored)).toEqual(scoreMatch(stored, query));
    }),
  );
});

test('a target in another regional variant costs one point', () => {
  expect(withVariantPenalty(scoreMatch('Save', 'Save'))).toEqual({
    percent: 99,
    base: 100,
    penalties: [{ kind: 'variant', points: 1 }],
  });
  expect(withVariantPenalty(scoreMatch('Yes', 'No')).percent).toBe(0);
});
