import { describe, expect, it } from 'vitest';
import {
  checkList,
  FRESH,
  isUnsaved,
  UNREAD,
} from '../../../../renderer/features/spoken-terms/list-draft.ts';

const draft = (text: string, saved: readonly string[] = ['Alpha']) => ({ ...UNREAD, saved, text });

describe('checkList', () => {
  it('names the fault of every line', () => {
    const { faults, obstacle } = checkList(
      draft('Alpha\n\n Beta\nAlpha\nalpha\nGa\tmma\nDel\u0085ta'),
    );
    expect(faults).toEqual([
      { line: 1, fault: 'empty' },
      { line: 2, fault: 'outer-space' },
      { line: 3, fault: 'duplicate' },
      { line: 5, fault: 'control' },
      { line: 6, fault: 'control' },
    ]);
    expect(obstacle).toBe('faults');
  });

  it.each([
    ['a'.repeat(300), 300, null],
    ['a'.repeat(301), 301, 'too-long'],
    // The line end between two terms counts.
    [`${'a'.repeat(150)}\n${'b'.repeat(149)}`, 300, null],
    [`${'a'.repeat(150)}\n${'b'.repeat(150)}`, 301, 'too-long'],
    // Code points, not UTF-16 units.
    ['😀'.repeat(300), 300, null],
  ])('measures a list as the service does', (text, characters, obstacle) => {
    expect(checkList(draft(text))).toMatchObject({ characters, obstacle });
  });

  it('measures what a merge will make', () => {
    const saved = ['a'.repeat(299)];
    const merged = { ...draft('b', saved), mode: 'merge' as const };
    expect(checkList(merged)).toMatchObject({ resultCharacters: 301, obstacle: 'too-long' });
    expect(checkList(draft('b', saved)).obstacle).toBeNull();
  });

  it.each([
    [UNREAD, 'unread'],
    [FRESH, 'unchanged'],
    [draft('Alpha'), 'unchanged'],
    [draft('Alpha\n'), 'unchanged'],
    [draft(''), 'empty'],
    [draft('Beta'), null],
    [{ ...FRESH, text: 'Beta' }, null],
  ])('says why a list cannot be saved', (list, obstacle) => {
    expect(checkList(list).obstacle).toBe(obstacle);
  });
});

describe('isUnsaved', () => {
  it('is true for whatever would be lost', () => {
    expect(isUnsaved(UNREAD)).toBe(false);
    expect(isUnsaved(FRESH)).toBe(false);
    expect(isUnsaved(draft('Alpha\n'))).toBe(false);
    expect(isUnsaved(draft('Alpha\n\n'))).toBe(true);
    expect(isUnsaved({ ...UNREAD, text: 'Alpha' })).toBe(true);
  });
});
