import { describe, expect, it } from 'vitest';
import type { TermMark } from '../../../../../preload/contract/glossaries.ts';
import {
  distinct,
  fromGlossaries,
  fromShortUnits,
  isTermOf,
  nextWord,
  replacingWords,
  wordAt,
  wordsOf,
} from '../../../../../renderer/features/text/alternatives/alternatives.ts';

const TEXT = 'Bitte senden Sie die Rechnung.';
const at = (word: string) => {
  const start = TEXT.indexOf(word);
  return [start, start + word.length] as const;
};
const mark = (term: string, wanted: string, found: TermMark['found'] = null): TermMark => ({
  at: [0, term.length],
  term,
  wanted,
  glossary: 'g',
  outcome: found === null ? 'missed' : 'used',
  found,
});

describe('words of a result', () => {
  it('are found at an offset, in a text of any length', () => {
    expect(wordAt(TEXT, TEXT.indexOf('Rechnung') + 3, 'de')).toEqual(at('Rechnung'));
    expect(wordAt(TEXT, TEXT.length - 1, 'de')).toBeNull();
    const long = `${'Wort '.repeat(100_000)}Ende`;
    expect(wordAt(long, long.length - 2, 'de')).toEqual([long.length - 4, long.length]);
  });

  it('are walked through in both directions', () => {
    expect(nextWord(TEXT, [0, 0], 1, 'de')).toEqual(at('Bitte'));
    expect(nextWord(TEXT, at('Sie'), 1, 'de')).toEqual(at('die'));
    expect(nextWord(TEXT, at('Sie'), -1, 'de')).toEqual(at('senden'));
    expect(nextWord(TEXT, at('Rechnung'), 1, 'de')).toBeNull();
  });

  it('are those of languages without spaces, too', () => {
    expect(wordsOf('会議は木曜日です', 'ja').map(({ word }) => word)).toContain('会議');
  });
});

describe('terms of a sentence', () => {
  it('stand in it word for word, in any letter case', () => {
    expect(isTermOf('Invoice', 'Please send the invoice.', 'en')).toBe(true);
    expect(isTermOf('purchase order', 'The Purchase Order is here.', 'en')).toBe(true);
    expect(isTermOf('voice', 'Please send the invoice.', 'en')).toBe(false);
    expect(isTermOf('Please send the invoice now', 'Please send the invoice now.', 'en')).toBe(
      false,
    );
  });
});

describe('other words', () => {
  it('come from all glossaries that have the term, and from terms that the translation lacks', () => {
    const marks = [
      { name: 'Office', marks: [mark('invoice', 'Rechnung', at('Rechnung'))] },
      { name: 'Law', marks: [mark('invoice', 'Faktura'), mark('send', 'übermitteln')] },
      { name: 'Other', marks: [mark('please', 'Bitte', at('Bitte'))] },
      { name: 'Third', marks: [mark('please', 'Gern')] },
    ];
    const found = distinct(fromGlossaries(marks, at('Rechnung'), []), 'Rechnung');
    expect(found).toEqual([
      { words: 'Faktura', term: 'invoice', from: 'Law' },
      { words: 'übermitteln', term: 'send', from: 'Law' },
    ]);
  });

  it('come from entries of memories, the most frequent first, each once', () => {
    const unit = (target: string) => ({ source: 'Invoice', target, memoryName: 'Mine' });
    const units = ['Beleg', 'Faktura.', 'faktura', 'Rechnung'].map(unit);
    const found = distinct(fromShortUnits(units), 'rechnung').map(({ words }) => words);
    expect(found).toEqual(['Faktura', 'Beleg']);
  });

  it('come from another translation of the sentence, between the same neighbours', () => {
    const words = wordsOf(TEXT, 'de').map(({ word }) => word);
    const replacing = (place: number, other: string) => replacingWords(words, place, other, 'de');
    expect(replacing(4, 'Bitte senden Sie die Faktura.')).toBe('Faktura');
    expect(replacing(1, 'Bitte schicken Sie die Rechnung.')).toBe('schicken');
    expect(replacing(4, 'Bitte senden Sie die fällige Rechnung.')).toBe('fällige Rechnung');
    expect(replacing(4, TEXT)).toBeNull();
    expect(replacing(4, 'Ganz etwas anderes.')).toBeNull();
  });

  it('are no more than a small list can show', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      words: `W${index}`,
      term: '',
      from: 'Mine',
    }));
    expect(distinct(many, 'x')).toHaveLength(8);
  });
});
