import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkTags,
  insertTag,
  plainWords,
  taggedPieces,
  tagNames,
} from '../../../../renderer/features/segments/tags/tagged-text.ts';

const SOURCE = 'Press <g1>Save</g1> or <x2/> now';

const state = (target: string, name: string) =>
  checkTags(SOURCE, target).find((tag) => tag.name === name)?.state;

describe('taggedPieces', () => {
  it('loses nothing', () => {
    const text = fc.string({ unit: fc.constantFrom('<', '>', '/', 'g', 'x', '1', '2', ' ', 'é') });
    fc.assert(
      fc.property(text, (one) => {
        expect(
          taggedPieces(one)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(one);
      }),
    );
  });

  it('tells halves of pairs and single tags, and leaves other brackets as words', () => {
    const tags = taggedPieces('a <b> <g1>c</g1><x2/>').flatMap(({ tag }) => tag ?? []);
    expect(tags).toEqual([
      { kind: 'open', name: 'g1' },
      { kind: 'close', name: 'g1' },
      { kind: 'alone', name: 'x2' },
    ]);
    expect(plainWords(SOURCE)).toBe('Press Save or  now');
    expect(tagNames(SOURCE)).toEqual(['g1', 'x2']);
  });
});

describe('checkTags', () => {
  it('says of each tag whether it is there, missing, too many or not closed', () => {
    expect(state('<x2/> <g1>Sichern</g1>', 'g1')).toBe('kept');
    expect(state('<x2/> <g1>Sichern</g1>', 'x2')).toBe('kept');
    expect(state('Sichern', 'g1')).toBe('missing');
    expect(state('<g1>Sichern', 'g1')).toBe('unpaired');
    expect(state('</g1>Sichern<g1>', 'g1')).toBe('unpaired');
    expect(state('<x2/><x2/>', 'x2')).toBe('surplus');
    expect(checkTags('No tags', 'Keine <x9/>')).toEqual([{ name: 'x9', state: 'surplus' }]);
    expect(checkTags('No tags', 'Keine')).toEqual([]);
  });
});

describe('insertTag', () => {
  it('goes round what is selected and leaves the caret behind it', () => {
    expect(insertTag('Sichern jetzt', [0, 7], 'g1')).toEqual({
      text: '<g1>Sichern</g1> jetzt',
      caret: 16,
    });
  });

  it('puts the caret into an empty pair, and behind a tag that stands alone', () => {
    expect(insertTag('ab', [1, 1], 'g1')).toEqual({ text: 'a<g1></g1>b', caret: 5 });
    expect(insertTag('ab', [1, 1], 'x2')).toEqual({ text: 'a<x2/>b', caret: 6 });
  });

  it('replaces no selected words by a tag that stands alone', () => {
    expect(insertTag('abc', [1, 2], 'x2').text).toBe('a<x2/>bc');
  });
});
