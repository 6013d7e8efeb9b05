import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rephraseText } from '../../../main/engine/writing/rephrase.ts';
import { tries } from '../../extended.ts';
import { checkers, correctWith } from './checkers.ts';
import { ENGLISH, FRENCH, GERMAN, ITALIAN, SPANISH } from './sentences.ts';

const correct = correctWith(checkers('installed'));
const TIMEOUT = 120_000;

/** Pieces that no correction may change. */
const KEPT = [
  'https://teh.example/a?b=c',
  'teh@recieve.org',
  '`teh  code ,x`',
  '{{ name }}',
  '%s',
  '<b>',
  '#recieve',
  './teh/file',
  'snake_case',
  'Frnd-Terms',
];
const words = [ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN].map((sentences) =>
  // Half a piece of code would make another piece of what stands between.
  sentences.flatMap(([written]) => written.replaceAll('`', '').split(/(?=\s)|(?<=\s)/u)),
);
const textOf = (all: readonly string[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...all) },
        { weight: 1, arbitrary: fc.constantFrom(...KEPT.map((piece) => ` ${piece} `)) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(' ', '  ', '. ', ' ,', '!', '?', '"', '…', '\n', '(', ')'),
        },
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(''));

const digitsOf = (text: string) => text.replace(/\D/g, '');
const countOf = (text: string, piece: string) => text.split(piece).length - 1;

describe.each([
  ['en-US', 0],
  ['de', 1],
  ['fr', 2],
  ['es', 3],
  ['it', 4],
] as const)('corrections in %s', (language, index) => {
  it('change nothing a second time, and keep what must be kept', { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(textOf(words[index] ?? []), async (text) => {
        const once = (await correct(language, text, ['Frnd-Terms'])).text;
        const twice = (await correct(language, once, ['Frnd-Terms'])).text;
        expect(twice).toBe(once);
        for (const piece of KEPT) expect(countOf(once, piece)).toBe(countOf(text, piece));
        expect(digitsOf(once)).toBe(digitsOf(text));
        // A doubled word goes, never more.
        expect(once.length).toBeGreaterThan(text.length / 2 - 12);
      }),
      { numRuns: tries(25, 6) },
    );
  });

  it('of any text at all end and lose no line', { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), async (text) => {
        const { text: once } = await correct(language, text);
        expect(once.split('\n')).toHaveLength(text.split('\n').length);
      }),
      { numRuns: tries(25, 10) },
    );
  });
});

describe.each(['en-US', 'en-GB', 'en', 'de', 'fr', 'es', 'it', 'pt-BR', 'pt-PT', 'ja', 'zh'])(
  'rephrasing in %s',
  (language) => {
    it('changes nothing a second time, and keeps what must be kept', () => {
      fc.assert(
        fc.property(
          textOf(words.flat()),
          fc.constantFrom(null, 'business', 'casual', 'simple'),
          (text, style) => {
            const rephrase = (all: string) =>
              rephraseText(
                { text: all, language, terms: ['Frnd-Terms'], style, tone: null },
                { text: all, engine: 'rules', unchecked: [] },
              ).text;
            const once = rephrase(text);
            expect(rephrase(once)).toBe(once);
            for (const piece of KEPT) expect(countOf(once, piece)).toBe(countOf(text, piece));
          },
        ),
        { numRuns: tries(150, 60) },
      );
    });
  },
);
