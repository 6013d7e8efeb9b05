import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeavyText, isLongText, textBlocks } from '../../../renderer/ui/text-blocks.ts';

const MILLION = 1_000_000;
const repeated = (unit: string) => unit.repeat(Math.ceil(MILLION / unit.length));
const SHAPES: readonly (readonly [string, string])[] = [
  ['no spaces', repeated('abcdefghij')],
  ['spaces', repeated(' ')],
  ['line ends', repeated('\n')],
  ['words', repeated('word and ')],
  ['one letter with marks', `a${'\u0301'.repeat(MILLION)}`],
  ['joined emoji', repeated('👨‍👩‍👧‍👦')],
  ['one joined emoji', repeated('👨\u200d')],
  ['Arabic', repeated('مرحبا')],
  ['Chinese', repeated('漢字')],
  ['pairs of surrogates', repeated('𝒳')],
  ['halves of pairs', repeated('\ud800')],
  ['both directions', repeated('abcאבג123مرحبا')],
  ['tags', repeated('<b><i x="1">')],
  ['controls', repeated('\u0001\u202b')],
];

const wordsOf = (text: string) =>
  textBlocks([text]).map(({ parts }) => parts.map((part) => part.text).join(''));

describe('textBlocks', () => {
  it.each(SHAPES)('cuts a million characters of %s into small blocks', (_, text) => {
    const blocks = wordsOf(text);
    expect(blocks.join('') === text).toBe(true);
    expect(Math.max(...blocks.map((block) => block.length))).toBeLessThanOrEqual(2_500);
    expect(Math.max(...blocks.map((block) => block.split('\n').length))).toBeLessThanOrEqual(401);
    expect(blocks.length).toBeLessThan(6_000);
    expect(isLongText(text) && isHeavyText(text)).toBe(true);
  });

  it('cuts finer where marks are heaped on one letter', () => {
    const blocks = wordsOf(`words ${'e\u0301'.repeat(2_000)} a${'\u0301'.repeat(3_000)} end`);
    const heaped = blocks.filter((block) => /\p{M}{48}/u.test(block));
    expect(heaped.length).toBeGreaterThan(10);
    expect(Math.max(...heaped.map((block) => block.length))).toBeLessThan(300);
  });

  it('gives pieces back in order, each with its own parts', () => {
    const piece = fc.array(fc.constantFrom('a', ' ', '\n', '😀', 'é', 'x'.repeat(900)), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (all) => {
        const pieces = all.map((letters) => letters.join(''));
        const parts = textBlocks(pieces).flatMap((block) => block.parts);
        for (const [index, text] of pieces.entries()) {
          const own = parts.filter((part) => part.piece === index);
          expect(own.map((part) => part.text).join('')).toBe(text);
          expect(own.map((part) => part.isFirst)).toEqual(own.map((_, place) => place === 0));
        }
        expect(parts.map((part) => part.piece)).toEqual(
          parts.map((part) => part.piece).toSorted((a, b) => a - b),
        );
        const starts = textBlocks(pieces).map((block) => block.start);
        expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('breaks at line ends, else behind spaces, and never inside a letter', () => {
    expect(wordsOf(repeated('A line of words.\n')).every((block) => block.endsWith('\n'))).toBe(
      true,
    );
    expect(wordsOf(repeated('word and ')).every((block) => block.endsWith(' '))).toBe(true);
    expect(wordsOf(repeated('a𝒳')).every((block) => block.isWellFormed())).toBe(true);
    expect(wordsOf(repeated('e\u0301')).every((block) => !block.startsWith('\u0301'))).toBe(true);
  });

  it('leaves a text of usual length whole', () => {
    const text = 'A paragraph of some sentences. '.repeat(200);
    expect(textBlocks([text, '\n', text.slice(0, 1_000)])).toHaveLength(1);
    expect(isLongText(text)).toBe(false);
    expect(textBlocks([''])).toEqual([]);
  });
});
