import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../../../main/engine/memory/distance.ts';
import { substitutionCost } from '../../../main/engine/memory/substitution.ts';

/** The textbook recurrence, without bound or band. */
function plainDistance<T>(a: readonly T[], b: readonly T[], cost: (a: T, b: T) => number): number {
  const line = b.map((_, index) => index + 1);
  let left = 0;
  a.forEach((item, row) => {
    let diagonal = row;
    left = row + 1;
    b.forEach((other, column) => {
      const above = line[column] ?? 0;
      const substituted = diagonal + (item === other ? 0 : cost(item, other));
      left = Math.min(above + 1, left + 1, substituted);
      diagonal = above;
      line[column] = left;
    });
  });
  return line.at(-1) ?? a.length;
}

const numbers = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 12 });
const graded = (a: number, b: number) => Math.min(1, Math.abs(a - b) / 4);

test('within its limit the distance is that of the plain recurrence', () => {
  fc.assert(
    fc.property(numbers, numbers, fc.double({ min: 0, max: 12, noNaN: true }), (a, b, limit) => {
      const plain = plainDistance(a, b, graded);
      const bounded = editDistance(a.length, b.length, limit, (i, j) =>
        graded(a[i] ?? 0, b[j] ?? 0),
      );
      if (plain <= limit) expect(bounded).toBeCloseTo(plain, 9);
      else expect(bounded).toBe(Infinity);
    }),
    { numRuns: 5000 },
  );
});

test('a word costs twice its share of other characters, at most 1, and half where it is the beginning of the other', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 20 });
  fc.assert(
    fc.property(letters, letters, letters, letters, (before, one, other, after) => {
      const [a, b] = [`x${before}${one}${after}`, `x${before}${other}${after}`];
      const edits = plainDistance(Array.from(a), Array.from(b), () => 1);
      const share = (2 * edits) / Math.max(a.length, b.length);
      const isBeginning = Math.min(a.length, b.length) > 2 && (a.startsWith(b) || b.startsWith(a));
      const cost = Math.min(isBeginning ? 0.5 : 1, share);
      expect(substitutionCost(a, b)).toBeCloseTo(cost, 9);
    }),
    { numRuns: 5000 },
  );
});
