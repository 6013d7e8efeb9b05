import { describe, expect, it } from 'vitest';
import {
  assignedTo,
  isAssigned,
  nextPriority,
  pairsOf,
  withAssignment,
  withOwnPairs,
} from '../../../../renderer/features/local-memories/assigned-pairs.ts';
import { memory } from './memories-rpc.ts';

const assigned = (id: string, priority: number, target = 'de', source = 'en') =>
  memory(id, { source, targets: [target], assigned: [{ source, target, priority }] });

describe('assigned pairs', () => {
  it('are asked by place, variants of a language included', () => {
    const all = [assigned('c', 7), assigned('a', 2, 'de-at'), assigned('b', 1, 'fr'), memory('d')];
    const names = assignedTo(all, 'en-gb', 'de').map((one) => one.memory.id);
    expect(names).toEqual(['a', 'c']);
    expect(assignedTo(all, 'de', 'en')).toEqual([]);
  });

  it('do not mix scripts', () => {
    const all = [assigned('hant', 1, 'zh-hant'), assigned('hans', 2, 'zh-hans')];
    expect(assignedTo(all, 'en', 'zh-hans').map((one) => one.memory.id)).toEqual(['hans']);
  });

  it('begin behind all others, and never past the last place', () => {
    expect(nextPriority([], 'en', 'de')).toBe(1);
    expect(nextPriority([assigned('a', 3)], 'en', 'de')).toBe(4);
    expect(nextPriority([assigned('a', 99)], 'en', 'de')).toBe(99);
  });

  it('are offered for every target, and for what is assigned besides', () => {
    const other = memory('a', {
      targets: ['de', 'fr'],
      assigned: [{ source: 'en', target: 'de-at', priority: 1 }],
    });
    expect(pairsOf(other).map(({ target }) => target)).toEqual(['de', 'fr', 'de-at']);
  });

  it('are all of the languages of a memory at once, behind what is asked already', () => {
    const besides = { source: 'en', target: 'de-at', priority: 1 };
    const kept = { source: 'en', target: 'fr', priority: 5 };
    const one = memory('a', { targets: ['de', 'fr'], assigned: [besides, kept] });
    expect(isAssigned(one)).toBe(false);
    const on = withOwnPairs([one, assigned('b', 3)], one, true);
    expect(on).toEqual([besides, { source: 'en', target: 'de', priority: 4 }, kept]);
    const now = { ...one, assigned: on };
    expect(isAssigned(now)).toBe(true);
    expect(withOwnPairs([now], now, false)).toEqual([besides]);
  });

  it('change one at a time', () => {
    const one = assigned('a', 3);
    const pair = { source: 'en', target: 'de' };
    expect(withAssignment(one, pair, 5)).toEqual([{ ...pair, priority: 5 }]);
    expect(withAssignment(one, { source: 'en', target: 'fr' }, 1)).toHaveLength(2);
    expect(withAssignment(one, pair, null)).toEqual([]);
  });
});
