import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_CHARACTER,
  codeCharacter,
  keepsCodes,
} from '../../../main/engine/markup/coded-text.ts';
import type { Code } from '../../../main/engine/markup/coded-text.ts';
import { pairTags } from '../../../main/engine/markup/tag-pairs.ts';
import { spreadTags } from '../../../main/engine/translation/spread-tags.ts';

/** Reads `<b>`, `</b>` and `<br/>` as codes. */
function coded(written: string): { text: string; codes: Code[] } {
  const tags: { kind: 'open' | 'close' | 'alone'; name: string; raw: string }[] = [];
  const text = written.replace(/<(\/?)([a-z]+)(\/?)>/g, (raw, close, name: string, alone) => {
    tags.push({ kind: close ? 'close' : alone ? 'alone' : 'open', name, raw });
    return codeCharacter(tags.length - 1);
  });
  const partners = pairTags(tags);
  const codes = tags.map(({ kind, raw }, index) => ({
    kind,
    raw,
    partner: partners.get(index) ?? null,
  }));
  return { text, codes };
}

function spread(written: string, target: string): string {
  const { text, codes } = coded(written);
  const raws = new Map(codes.map(({ raw }, index) => [codeCharacter(index), raw]));
  return spreadTags(text, codes, target, new Set()).replace(
    CODE_CHARACTER,
    (character) => raws.get(character) ?? '',
  );
}

const CONFIRM = 'Bitte bestätigen Sie Ihre Teilnahme.';

describe('tags that a stored translation lacks', () => {
  it.each([
    ['Please <b>confirm</b> your attendance.', 'Bitte <b>bestätigen</b> Sie Ihre Teilnahme.'],
    ['<b>Please confirm</b> your attendance.', '<b>Bitte bestätigen Sie Ihre Teilnahme.</b>'],
    ['Please confirm your <i>attendance</i>.', 'Bitte bestätigen Sie Ihre <i>Teilnahme</i>.'],
    [
      '<b><i>Please</i> confirm your</b> visit.',
      '<b><i>Bitte</i> bestätigen Sie Ihre Teilnahme.</b>',
    ],
    ['Please confirm<br/> your attendance.', 'Bitte bestätigen Sie<br/> Ihre Teilnahme.'],
    ['Please confirm your attendance.<br/>', 'Bitte bestätigen Sie Ihre Teilnahme.<br/>'],
    ['<br/>Please confirm your attendance.', '<br/>Bitte bestätigen Sie Ihre Teilnahme.'],
    ['Please <b></b>confirm your attendance.', 'Bitte <b></b>bestätigen Sie Ihre Teilnahme.'],
    ['Please</b> confirm <i>your attendance.', '</b>Bitte bestätigen Sie Ihre Teilnahme.<i>'],
  ])('%s', (source, expected) => {
    expect(spread(source, CONFIRM)).toBe(expected);
  });

  it('count each character of a script without spaces as a word', () => {
    expect(spread('Please <b>confirm</b> your attendance.', '请确认出席。')).toBe(
      '请<b>确</b>认出席。',
    );
  });

  it('go round a translation without words', () => {
    expect(spread('one two <b>three</b>', '…')).toBe('<b>…</b>');
    expect(spread('<b>…</b><br/>', 'eins zwei')).toBe('<b>eins zwei</b><br/>');
  });

  it('are all there, nest, and change no word', () => {
    const piece = fc.constantFrom('<b>', '</b>', '<i>', '</i>', '<br/>', 'one ', 'two. ', ' ', 'x');
    const target = fc.constantFrom('', '…', 'eins', 'eins zwei drei.', '一二三四。', ' a, b ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), target, (parts, words) => {
        const source = coded(parts.join(''));
        // Halves go to the ends, where order is all they have.
        fc.pre(source.codes.every(({ kind, partner }) => kind === 'alone' || partner !== null));
        const text = spreadTags(source.text, source.codes, words, new Set());
        expect(text.replace(CODE_CHARACTER, '')).toBe(words);
        expect(keepsCodes(text, source)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
