import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutAt, findRows, folded } from '../../../../../renderer/features/voice/session/search.ts';
import { line } from './rows.ts';

describe('finding', () => {
  const rows = [
    line(0, 'The café opens at nine.', { targets: { de: { text: 'Das Café öffnet um neun.' } } }),
    { kind: 'gap', index: 1, startMs: 0, endMs: 9, refilled: false } as const,
    line(2, 'See you there', { source: { text: 'See you there', edited: 'See you in Oslo' } }),
  ];

  test('knows no letter case and no accents', () => {
    expect(findRows(rows, ['source'], 'CAFE')).toEqual([0]);
    expect(findRows(rows, ['de'], 'offnet')).toEqual([0]);
  });

  test('looks where a person looks: in shown columns, in edited text', () => {
    expect(findRows(rows, ['source'], 'neun')).toEqual([]);
    expect(findRows(rows, ['source'], 'Oslo')).toEqual([2]);
    expect(findRows(rows, ['source'], 'there')).toEqual([]);
    expect(findRows(rows, ['source'], '  ')).toEqual([]);
  });
});

test('a cut text is whole again, and every second piece is what was looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, words) => {
      const pieces = cutAt(text, words);
      expect(pieces.join('')).toBe(text);
      for (const [index, piece] of pieces.entries()) {
        if (index % 2 === 1) expect(folded(piece)).toBe(folded(words.trim()));
      }
    }),
  );
});

test('a text full of finds is marked in its beginning, and whole again', () => {
  const text = 'no '.repeat(300_000);
  const pieces = cutAt(text, 'no');
  expect(pieces.length).toBeLessThan(3_000);
  expect(pieces.join('')).toBe(text);
});
