import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../main/engine/full-text/fold.ts';
import { hasTerms, hitsOf } from '../../../main/engine/full-text/hits.ts';
import { readTerms } from '../../../main/engine/full-text/terms.ts';
import { indexed } from '../../../main/engine/full-text/words.ts';

const marked = (text: string, query: string) =>
  hitsOf(text, readTerms(query)).map(([start, end]) => text.slice(start, end));

describe('fold', () => {
  it.each([
    ['Übergröße', 'ubergrosse'],
    ['ÆRØ', 'aero'],
    ['İstanbul ılık', 'istanbul ilik'],
    ['ﬁancé', 'fiance'],
    ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['ｶﾞｲﾄﾞ', 'ガイド'],
    ['हिन्दी', 'हिन्दी'],
    ['한국어', '한국어'],
  ])('takes %s for %s', (text, folded) => {
    expect(fold(text)).toBe(fold(folded));
    expect(fold(text)).toBe(folded.normalize('NFKD').normalize('NFC'));
  });
});

describe('indexed', () => {
  it('writes stretches without spaces as pairs', () => {
    expect(indexed('東京都').trim()).toBe('東京 京都 都');
    expect(indexed('a東b').split(/\s+/)).toEqual(['a', '東', 'b']);
    expect(indexed('plain words')).toBe('plain words');
  });
});

describe('hits', () => {
  it('are whole words, but for the last, without regard to case and accents', () => {
    expect(marked('The naïve Cat sat on categories', 'naive cat')).toEqual(['naïve', 'Cat', 'cat']);
    expect(marked('The naïve Cat sat on categories', 'cat naive')).toEqual(['naïve', 'Cat']);
    expect(marked('categories', 'cat ')).toEqual([]);
    expect(marked('Straße 3.14 x', 'strasse 3.14 ')).toEqual(['Straße', '3.14']);
  });

  it('stand anywhere in scripts without spaces', () => {
    expect(marked('私は東京都に住む', '京都')).toEqual(['京都']);
    expect(marked('私は東京都に住む', '都')).toEqual(['都']);
    expect(marked('เมืองไทยสวย', 'ไทย')).toEqual(['ไทย']);
    expect(marked('iPhoneを買う', 'iphoneを')).toEqual(['iPhoneを']);
    expect(marked('학교에서 공부', '학교 공부')).toEqual(['학교', '공부']);
  });

  it('neither touch nor overlap, and never cut a letter', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(text, text, (text, query) => {
        let last = -1;
        for (const [start, end] of hitsOf(text, readTerms(query))) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end).isWellFormed()).toBe(text.isWellFormed());
          last = end;
        }
      }),
    );
  });

  it('find a text by every stretch of its own words', () => {
    const word = fc.constantFrom('Haus', 'Bäume', '東京', 'に', 'don’t', '3.14', 'дом', 'बड़ा');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(7), (words, at) => {
        const text = words.join(' ');
        const terms = readTerms(words.slice(at % words.length).join(' '));
        expect(hasTerms(fold(text), terms)).toBe(true);
        expect(hitsOf(text, terms).length).toBeGreaterThan(0);
      }),
    );
  });

  it('need something to look for', () => {
    expect(readTerms(' ?! ')).toEqual([]);
    expect(hitsOf('text', [])).toEqual([]);
  });
});
