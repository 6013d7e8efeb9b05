import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromMarkup,
  keepApart,
  spreadCodes,
  toMarkup,
} from '../../../main/engine/machine/sentence-markup.ts';
import type { Code } from '../../../main/engine/markup/coded-text.ts';
import { codeCharacter, keepsCodes } from '../../../main/engine/markup/coded-text.ts';

const [A, B, C] = [codeCharacter(0), codeCharacter(1), codeCharacter(2)];
const PAIR: readonly Code[] = [
  { kind: 'open', raw: '<b>', partner: 1 },
  { kind: 'close', raw: '</b>', partner: 0 },
  { kind: 'kept', raw: '{name}', partner: null },
];

describe('what stands for words', () => {
  it('does not stick to another word where it did not before', () => {
    expect(keepApart(`The ${C} is here.`, `Das${C}Haus ist da.`, PAIR)).toBe(
      `Das ${C} Haus ist da.`,
    );
    expect(keepApart(`Here is ${C}.`, `Hier ist${C}.`, PAIR)).toBe(`Hier ist ${C}.`);
    expect(keepApart(`Room${C} is here.`, `Raum${C} ist da.`, PAIR)).toBe(`Raum${C} ist da.`);
  });

  it('stays beside words of scripts without spaces, and tags stay where they are', () => {
    expect(keepApart(`The ${C} is here.`, `ここに${C}があります。`, PAIR)).toBe(
      `ここに${C}があります。`,
    );
    expect(keepApart(`a ${A}b${B} c`, `x${A}y${B}z`, PAIR)).toBe(`x${A}y${B}z`);
  });
});

describe('markup for the engine', () => {
  it('has tags of a pair around words and everything else alone, and escapes the text', () => {
    expect(toMarkup(`a < ${A}b & c${B} ${C}`, PAIR)).toBe(
      'a &lt; <b id="0">b &amp; c</b> <img id="2">',
    );
  });

  it('comes back as it went, whatever the text', () => {
    const pieces = fc.constantFrom(A, 'x', '<', '&', '>', ' ', 'é', '😀', '&lt;', C, B);
    fc.assert(
      fc.property(fc.uniqueArray(pieces), (words) => {
        const text = words.join('');
        fc.pre(words.indexOf(A) <= words.indexOf(B) && words.includes(A) === words.includes(B));
        expect(fromMarkup(toMarkup(text, PAIR), PAIR)).toBe(text);
      }),
    );
  });

  it('joins a tag that the engine tore apart', () => {
    const answer = '<b id="0">auf</b> x <b id="0">schieben</b> <img id="2">&lt;';
    expect(fromMarkup(answer, PAIR)).toBe(`${A}auf x schieben${B} ${C}<`);
  });
});

describe('codes spread over a translation', () => {
  it('stand at the borders of words, as far in as they were', () => {
    expect(spreadCodes(`one ${A}two${B} three`, 'eins zwei drei')).toBe(`eins ${A}zwei ${B}drei`);
    expect(spreadCodes(`${A}one two${B}`, 'eins zwei')).toBe(`${A}eins zwei${B}`);
    expect(spreadCodes(A + B, '')).toBe(A + B);
  });

  it('are all there, nested as they were', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.string(),
        (before, in_, after, text) => {
          const coded = `${before}${A}${in_}${B}${C}${after}`;
          const spread = spreadCodes(coded, text);
          expect(keepsCodes(spread, { text: coded, codes: PAIR })).toBe(true);
          expect(spread.replaceAll(A, '').replaceAll(B, '').replaceAll(C, '')).toBe(text);
        },
      ),
    );
  });
});
