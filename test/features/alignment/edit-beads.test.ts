import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AlignedBead } from '../../../main/features/alignment/aligned-document.ts';
import { applyChange, changeOf } from '../../../main/features/alignment/edit-beads.ts';
import { ROW_EDITS } from '../../../preload/contract/alignment.ts';

/** Rows of so many sentences on either side. */
function rows(...sizes: readonly (readonly [number, number])[]): AlignedBead[] {
  let [source, target] = [0, 0];
  return sizes.map(([ours, theirs]) => {
    const bead: AlignedBead = {
      source: [source, source + ours],
      target: [target, target + theirs],
      confidence: 0.5,
      state: 'open',
    };
    [source, target] = [source + ours, target + theirs];
    return bead;
  });
}

const sizesOf = (beads: readonly AlignedBead[]) =>
  beads.map(({ source, target }) => [source[1] - source[0], target[1] - target[0]]);

function after(beads: readonly AlignedBead[], number: number, edit: (typeof ROW_EDITS)[number]) {
  const change = changeOf(beads, number, edit);
  return change === null ? null : sizesOf(applyChange(beads, change));
}

test.each([
  [
    'join',
    [
      [1, 0],
      [0, 1],
    ],
    0,
    [[1, 1]],
  ],
  ['join', [[1, 1]], 0, null],
  [
    'split',
    [[2, 1]],
    0,
    [
      [1, 1],
      [1, 0],
    ],
  ],
  [
    'split',
    [[2, 3]],
    0,
    [
      [1, 1],
      [1, 2],
    ],
  ],
  ['split', [[1, 1]], 0, null],
  [
    'target-up',
    [
      [1, 0],
      [1, 1],
    ],
    1,
    [
      [1, 1],
      [1, 0],
    ],
  ],
  [
    'target-up',
    [
      [1, 0],
      [0, 1],
    ],
    1,
    [[1, 1]],
  ],
  [
    'source-down',
    [
      [2, 1],
      [0, 1],
    ],
    0,
    [
      [1, 1],
      [1, 1],
    ],
  ],
  [
    'target-down',
    [[1, 2]],
    0,
    [
      [1, 1],
      [0, 1],
    ],
  ],
  [
    'source-up',
    [[1, 1]],
    0,
    [
      [1, 0],
      [0, 1],
    ],
  ],
  ['source-up', [[0, 1]], 0, null],
] as const)('%s', (edit, before, number, wanted) => {
  expect(after(rows(...before), number, edit)).toEqual(wanted);
});

test('what a person puts together is sure; a mark switches', () => {
  const [joined] = applyChange(...changed(rows([1, 0], [0, 1]), 0, 'join'));
  expect(joined).toMatchObject({ confidence: 1, state: 'open' });
  const checked = applyChange(...changed(rows([1, 1]), 0, 'check'));
  expect(checked[0]?.state).toBe('checked');
  expect(applyChange(...changed(checked, 0, 'check'))[0]?.state).toBe('open');
});

function changed(beads: readonly AlignedBead[], number: number, edit: (typeof ROW_EDITS)[number]) {
  const change = changeOf(beads, number, edit);
  if (change === null) throw new Error('nothing to do');
  return [beads, change] as const;
}

test('no edit loses or doubles a sentence, and each is taken back exactly', () => {
  const size = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }));
  fc.assert(
    fc.property(
      fc.array(size, { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(fc.nat({ max: 9 }), fc.constantFrom(...ROW_EDITS)), { maxLength: 20 }),
      (sizes, edits) => {
        const first = rows(...sizes.filter(([a, b]) => a + b > 0));
        const end = first.at(-1);
        let beads = first;
        for (const [number, edit] of edits) {
          const change = changeOf(beads, number, edit);
          if (change === null) continue;
          const next = applyChange(beads, change);
          const { at, before, after: put } = change;
          expect(applyChange(next, { at, before: put, after: before })).toEqual(beads);
          let [row, column] = [0, 0];
          for (const { source, target } of next) {
            expect([source[0], target[0]]).toEqual([row, column]);
            expect(source[1] - row + target[1] - column).toBeGreaterThan(0);
            [row, column] = [source[1], target[1]];
          }
          expect([row, column]).toEqual([end?.source[1] ?? 0, end?.target[1] ?? 0]);
          expect(next[change.number] ?? next.at(-1)).toBeDefined();
          beads = next;
        }
      },
    ),
  );
});
