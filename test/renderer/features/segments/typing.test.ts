import { describe, expect, test } from 'vitest';
import { withSpace } from '../../../../renderer/features/segments/edit/with-space.ts';
import {
  candidatesOf,
  completionsFor,
  typedBefore,
} from '../../../../renderer/features/segments/typing/completions.ts';
import {
  nextLetterCase,
  withCapital,
  wordAround,
} from '../../../../renderer/features/segments/typing/letter-case.ts';
import { placeablesOf } from '../../../../renderer/features/segments/typing/placeables.ts';
import {
  findCharacters,
  specialCharacters,
} from '../../../../renderer/features/segments/typing/special-characters.ts';
import { speltWords } from '../../../../renderer/features/segments/typing/spelt-words.ts';

test.each([
  ['Der', 'Drucker', 'Der Drucker'],
  ['पानी', 'गरम', 'पानी गरम'],
  ['ครั้งที่', 'สอง', 'ครั้งที่สอง'],
  ['印刷機', 'Windows', '印刷機Windows'],
])('what is put in behind %s has the space of its script', (before, word, after) => {
  expect(withSpace(word)(before, [before.length, before.length]).text).toBe(after);
});

const NONE = { placeables: [], terms: [], fragments: [], matches: [], machine: null };

describe('suggestions', () => {
  test('come from placeables, terms, matches, machine translation and confirmed words, in this order', () => {
    const candidates = candidatesOf(
      {
        placeables: ['Drachenfels'],
        terms: ['Drucker'],
        fragments: ['Druckerpapier nachfüllen'],
        matches: ['Der <g1>Druckauftrag</g1> wartet.'],
        machine: 'Der Druckknopf klemmt.',
      },
      'de',
    );
    expect(completionsFor('dr', candidates, ['Drossel'], 'de').map(({ text }) => text)).toEqual([
      'Drachenfels',
      'Drucker',
      'Druckerpapier nachfüllen',
      'Druckauftrag',
      'Druckauftrag wartet',
      'Druckknopf',
    ]);
    expect(completionsFor('Dro', candidates, ['Drossel'], 'de')).toEqual([
      { text: 'Drossel', kind: 'word', typed: 3 },
    ]);
    expect(completionsFor('Drucker', candidates, [], 'de').map(({ text }) => text)).toEqual([
      'Druckerpapier nachfüllen',
    ]);
  });

  test('begin with a capital where one is typed', () => {
    const candidates = candidatesOf({ ...NONE, terms: ['öffnen'] }, 'de');
    expect(completionsFor('Öf', candidates, [], 'de')[0]?.text).toBe('Öffnen');
  });

  test('are asked for the word before the caret, at its end alone', () => {
    expect(typedBefore('Der Dru', 7, 'de')).toBe('Dru');
    expect(typedBefore('Der Dru', 5, 'de')).toBeNull();
    expect(typedBefore('Der ', 4, 'de')).toBeNull();
    expect(typedBefore('um 1', 4, 'de')).toBe('1');
    expect(typedBefore('<g1>Dr</g1>', 6, 'de')).toBe('Dr');
  });

  test('in scripts without spaces begin at any of the signs before the caret', () => {
    const candidates = candidatesOf({ ...NONE, terms: ['印刷機'] }, 'ja');
    expect(completionsFor('この印', candidates, [], 'ja')).toEqual([
      { text: '印刷機', kind: 'term', typed: 1 },
    ]);
  });

  test.each([
    ['th', 'ฝ่ายประชาสัมพัน', 'ประชาสัมพันธ์'],
    ['km', 'នេះជាសាធារណរដ្', 'សាធារណរដ្ឋ'],
    ['lo', 'ນີ້ແມ່ນປະຊາສຳພັນທ', 'ປະຊາສຳພັນທ໌'],
    ['my', 'ဒီပြည်ထောင်စုသမ္မတနိုင်င', 'ပြည်ထောင်စုသမ္မတနိုင်ငံ'],
    ['yue', '呢部印表', '印表機'],
  ])('%s: words are suggested up to their last sign', (language, text, word) => {
    const candidates = candidatesOf({ ...NONE, terms: [word] }, language);
    const typed = typedBefore(text, text.length, language) ?? '';
    const [first] = completionsFor(typed, candidates, [], language);
    expect(first?.text).toBe(word);
    expect(text.slice(text.length - (first?.typed ?? 0))).toBe(word.slice(0, first?.typed));
    expect(first?.typed).toBeGreaterThan(1);
  });

  test('do not begin within a Latin word, nor with a vowel sign, of a text without spaces', () => {
    const terms = ['dows', 'Windows 設定', 'w', 'ิน'];
    const candidates = candidatesOf({ ...NONE, terms }, 'ja');
    const suggested = (text: string, language = 'ja') =>
      completionsFor(typedBefore(text, text.length, language) ?? '', candidates, [], language).map(
        (one) => one.text,
      );
    expect(suggested('新しいWin')).toEqual(['Windows 設定']);
    expect(suggested('新しいWindow')).toEqual(['Windows 設定']);
    expect(suggested('新しいd')).toEqual([]);
    expect(suggested('新しいdo')).toEqual(['dows']);
    expect(suggested('กดิ', 'th')).toEqual([]);
    expect(typedBefore('新しいWindows', 5, 'ja')).toBeNull();
  });
});

/** What makes a pattern that tries from every letter anew run for minutes. */
const ENDLESS = [
  'x'.repeat(80_000),
  `${'A'.repeat(80_000)}a`,
  `${'Aa.'.repeat(26_000)}a`,
  '1.'.repeat(40_000),
  '12 '.repeat(26_000),
  `${'x.x-'.repeat(20_000)}@`,
  'www.'.repeat(20_000),
  `Mai${' '.repeat(80_000)}x`,
  `${'<g1>'.repeat(20_000)}<g1`,
  '1 de '.repeat(16_000),
];

test('a text of 80,000 characters takes time by its length, whatever stands in it', () => {
  for (const text of ENDLESS) {
    const machine = `${text} .`;
    expect(placeablesOf(text, 'fr', 'de')).toBeDefined();
    expect(placeablesOf(text, 'en', 'ja')).toBeDefined();
    expect(speltWords(text)).toBeDefined();
    expect(typedBefore(machine, machine.length, 'de')).toBeNull();
    expect(completionsFor('dr', candidatesOf({ ...NONE, machine }, 'de'), [], 'de')).toEqual([]);
  }
});

test('names with a capital inside are taken over as a whole', () => {
  expect(placeablesOf('The iPhone of GitHub, ISO-9001 and USB.', 'en', 'de')).toEqual(
    expect.arrayContaining(['iPhone', 'GitHub', 'ISO-9001', 'USB']),
  );
});

test('placeables are written as the target writes them', () => {
  const found = placeablesOf(
    'On March 5, 2024 Ada Lovelace paid 1,250.50 for the XR-200, see www.example.org/a.',
    'en',
    'de',
  );
  expect(found).toEqual(
    expect.arrayContaining([
      '5. März 2024',
      '1.250,50',
      'XR-200',
      'www.example.org/a',
      'Ada Lovelace',
    ]),
  );
  expect(placeablesOf('Il coûte 1 250,5 €', 'fr', 'en')).toContain('1,250.5');
  expect(placeablesOf('Bis 2024-03-05', 'de', 'ja')).toEqual(
    expect.arrayContaining(['2024-03-05', '2024年3月5日']),
  );
});

describe('letter case', () => {
  test('goes from small letters over capitals at the beginnings to capitals, by the language', () => {
    expect(nextLetterCase('neuer drucker', 'de')).toBe('Neuer Drucker');
    expect(nextLetterCase('Neuer Drucker', 'de')).toBe('NEUER DRUCKER');
    expect(nextLetterCase('NEUER DRUCKER', 'de')).toBe('neuer drucker');
    expect(nextLetterCase('ijsland', 'nl')).toBe('IJsland');
    expect(nextLetterCase('istanbul', 'tr')).toBe('İstanbul');
    expect(wordAround('ein Drucker da', 6)).toEqual([4, 11]);
  });

  test('a sentence that is typed begins with a capital where that is wanted', () => {
    expect(withCapital('d', 1, 'de')).toBe('D');
    expect(withCapital('Ja. d', 5, 'de')).toBe('Ja. D');
    expect(withCapital('<g1>d</g1>', 5, 'de')).toBe('<g1>D</g1>');
    expect(withCapital('ja d', 4, 'de')).toBe('ja d');
  });
});

test('special characters are those of the language first, and found by name and code', () => {
  const all = specialCharacters('de-AT');
  expect(all[0]?.sign).toBe('„');
  expect(findCharacters(all, 'no-break').map(({ sign }) => sign)).toContain('\u00a0');
  expect(findCharacters(all, 'U+2026').map(({ sign }) => sign)).toEqual(['…']);
  expect(findCharacters(all, '2603').map(({ sign }) => sign)).toEqual(['☃']);
});

test('words are spelt without tags, codes, addresses and words in capitals', () => {
  const text = 'Ein <g1>Drukker</g1> (XR200, USB) von a.b@example.org, E-Mail-Adresse.';
  expect(speltWords(text).map(({ word }) => word)).toEqual([
    'Ein',
    'Drukker',
    'von',
    'E-Mail-Adresse',
  ]);
  expect(
    speltWords(text).map(({ word, start, end }) => text.slice(start, end) === word),
  ).not.toContain(false);
  expect(speltWords('印刷機を使う')).toEqual([]);
});
