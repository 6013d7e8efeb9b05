import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff } from '../../../../main/engine/word-diff/word-diff.ts';
import {
  changeCount,
  chosenText,
  decide,
  nextOpen,
  numbered,
  redone,
  undecided,
  undone,
  type Verdict,
  type Verdicts,
} from '../../../../renderer/features/writing/verdicts.ts';

const FOUR = [
  { before: 'teh', after: 'the' },
  { before: ' cat ', after: ' cat ' },
  { before: '', after: 'quietly ' },
  { before: 'sat', after: 'sat' },
  { before: ' down', after: '' },
  { before: ' on ', after: ' on ' },
  { before: 'a mat', after: 'the mat' },
  { before: '.', after: '.' },
];

describe('four changes', () => {
  it('yield the expected text for each of the sixteen choices', () => {
    expect(changeCount(FOUR)).toBe(4);
    const texts = Array.from({ length: 16 }, (_, choice) => {
      const takes = (index: number) => (choice & (1 << index)) !== 0;
      const verdicts = [0, 1, 2, 3].reduce<Verdicts>(
        (now, index) => decide(now, [index], takes(index) ? 'accepted' : 'refused'),
        undecided(4),
      );
      const expected = [
        takes(0) ? 'the' : 'teh',
        ' cat ',
        takes(1) ? 'quietly ' : '',
        'sat',
        takes(2) ? '' : ' down',
        ' on ',
        takes(3) ? 'the mat' : 'a mat',
        '.',
      ].join('');
      expect(chosenText(FOUR, verdicts.all)).toBe(expected);
      return expected;
    });
    expect(new Set(texts).size).toBe(16);
  });

  it('are numbered in order, past what did not change', () => {
    expect(numbered(FOUR).map(({ change }) => change)).toEqual([
      0,
      null,
      1,
      null,
      2,
      null,
      3,
      null,
    ]);
  });

  it('stand as suggested while nobody has decided', () => {
    expect(chosenText(FOUR, undecided(4).all)).toBe('the cat quietly sat on the mat.');
  });
});

const verdict = fc.constantFrom<Verdict>('open', 'accepted', 'refused');
const texts = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'word', '文', '.', '😀'), {
  maxLength: 40,
});

describe('the changes between two texts', () => {
  it('give the one text when all are refused, and the other when all are accepted', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const [before, after] = [one.join(''), other.join('')];
        const stretches = wordDiff(before, after);
        const all = [...Array(changeCount(stretches)).keys()];
        const nothing = undecided(all.length);
        expect(chosenText(stretches, decide(nothing, all, 'refused').all)).toBe(before);
        expect(chosenText(stretches, decide(nothing, all, 'accepted').all)).toBe(after);
        expect(chosenText(stretches, nothing.all)).toBe(after);
      }),
    );
  });
});

describe('decisions', () => {
  const steps = fc.array(fc.tuple(fc.array(fc.nat(9), { maxLength: 4 }), verdict), {
    maxLength: 12,
  });

  it('are taken back one by one to the start, and taken again to the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), steps, (count, decisions) => {
        const states = [undecided(count)];
        for (const [indexes, one] of decisions) {
          const last = states.at(-1) ?? undecided(count);
          const next = decide(last, indexes, one);
          if (next !== last) states.push(next);
        }
        let now = states.at(-1) ?? undecided(count);
        for (const state of states.toReversed().slice(1)) {
          now = undone(now);
          expect(now.all).toEqual(state.all);
        }
        expect(undone(now)).toBe(now);
        for (const state of states.slice(1)) {
          now = redone(now);
          expect(now.all).toEqual(state.all);
        }
        expect(redone(now)).toBe(now);
      }),
    );
  });

  it('that change nothing, or nothing that is there, make no step', () => {
    const accepted = decide(undecided(2), [0], 'accepted');
    expect(decide(accepted, [0, 7, -1], 'accepted')).toBe(accepted);
  });

  it('about all changes are one step', () => {
    const some = decide(undecided(3), [1], 'refused');
    const all = decide(some, [0, 1, 2], 'accepted');
    expect(undone(all).all).toEqual(['open', 'refused', 'open']);
  });

  it('forget what was taken back once something else is decided', () => {
    const back = undone(decide(undecided(2), [0], 'accepted'));
    const other = decide(back, [1], 'refused');
    expect(redone(other)).toBe(other);
  });
});

describe('the next open change', () => {
  it('is looked for behind the last one, then from the start', () => {
    const all: Verdict[] = ['open', 'accepted', 'open', 'refused'];
    expect(nextOpen(all, null)).toBe(0);
    expect(nextOpen(all, 0)).toBe(2);
    expect(nextOpen(all, 2)).toBe(0);
    expect(nextOpen(['accepted'], 0)).toBeNull();
    expect(nextOpen([], null)).toBeNull();
  });
});
