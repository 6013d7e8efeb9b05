import { expect, test } from 'vitest';
import { pronounce } from '../../../main/engine/speech/pronunciation/pronounce.ts';

test.for([
  ['dragoman', 'D R AE G OW M AH N'],
  ['Kubernetes', 'K UW B ER N EH T EH S'],
  ['TMX', 'T IY EH M EH K S'],
  ['SQLite', 'EH S K Y UW L AY T'],
  ['B2B', 'B IY T UW B IY'],
  ['müller', 'M AH L ER'],
  ['phone', 'F OW N'],
  ['quick', 'K W IH K'],
] as const)('%s', ([word, phones]) => {
  expect(pronounce(word)?.split(' ')).toHaveLength(phones.split(' ').length);
});

test('other scripts have no sounds', () => {
  for (const word of ['翻訳', 'дом', '😀', '', 'a b']) expect(pronounce(word)).toBeNull();
});

test('every sound is a phone of the model', () => {
  const phones = new Set(
    'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(
      ' ',
    ),
  );
  for (const word of [
    'xylophone',
    'thought',
    'Nguyen',
    'Sczcz',
    'rhythm',
    'Queue',
    'yacht',
    'iPad',
    'eBay',
  ]) {
    for (const phone of pronounce(word)?.split(' ') ?? []) expect(phones, word).toContain(phone);
  }
});
