import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joined, lettersOf, piecesOf } from '../../../../renderer/features/captions/pieces.ts';

describe('texts that follow each other', () => {
  test.each([
    ['', 'Good', 'Good'],
    ['Good', '', 'Good'],
    ['Good', 'morning', 'Good morning'],
    ['Good ', 'morning', 'Good morning'],
    ['Good', ' morning', 'Good morning'],
    ['Good', ', all', 'Good, all'],
    ['Good', '.', 'Good.'],
    ['会議は', '木曜日', '会議は木曜日'],
    ['会議は', '。', '会議は。'],
  ])('%j and %j are %j', (before, after, whole) => {
    expect(joined(before, after)).toBe(whole);
  });
});

describe('where a line may end', () => {
  test('after a word with the space behind it', () => {
    expect(piecesOf('The signed  contract.')).toEqual(['The ', 'signed  ', 'contract.']);
  });

  test('between words of a script without spaces, never before what closes', () => {
    const pieces = piecesOf('会議は「木曜日」です。');
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) {
      expect(piece).not.toMatch(/^[」。]/u);
      expect(piece).not.toMatch(/「$/u);
    }
  });

  test('nothing is lost, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(piecesOf(text).join('')).toBe(text);
        expect(lettersOf(text).join('')).toBe(text);
      }),
    );
  });
});
