import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTermIndex } from '../../../main/engine/glossary/apply.ts';
import type { GlossaryTerm, TermIndex } from '../../../main/engine/glossary/apply.ts';

function indexTerms(terms: readonly GlossaryTerm[], language: string): TermIndex {
  const index = createTermIndex(language);
  for (const term of terms) index.add(term);
  return index;
}

/** Terms as [source, target] pairs, the text with what is found put in. */
function applied(
  text: string,
  terms: readonly (readonly [string, string])[],
  language = 'de',
): string {
  const index = indexTerms(
    terms.map(([source, target]) => ({ source, target })),
    language,
  );
  let result = '';
  let at = 0;
  for (const { start, end, target } of index.find(text)) {
    result += `${text.slice(at, start)}[${target}]`;
    at = end;
  }
  return result + text.slice(at);
}

it('finds whole words only', () => {
  const terms = [['file', 'Datei']] as const;
  expect(applied('The file, a profile and files.', terms)).toBe(
    'The [Datei], a profile and files.',
  );
  expect(applied('file_name file2 l’file "file"', terms)).toBe(
    'file_name file2 l’[Datei] "[Datei]"',
  );
  expect(applied('Größe größer', [['Größe', 'size']])).toBe('[size] größer');
  expect(
    applied('naïveté', [
      ['na', 'x'],
      ['ve', 'y'],
    ]),
  ).toBe('naïveté');
});

it('finds Chinese, Japanese, Korean and Thai without spaces', () => {
  expect(
    applied('新しい契約書に署名する', [
      ['契約書', 'contract'],
      ['署名', 'signature'],
    ]),
  ).toBe('新しい[contract]に[signature]する');
  expect(applied('번역을 저장했다', [['번역', 'translation']])).toBe('[translation]을 저장했다');
  expect(
    applied('API仕様', [
      ['API仕様', 'spec'],
      ['API', 'x'],
    ]),
  ).toBe('[spec]');
  expect(applied('XAPI仕様', [['API仕様', 'spec']])).toBe('XAPI仕様');
});

it('gives targets the letter case of the text', () => {
  const terms = [['open file', 'offene datei']] as const;
  expect(applied('Open file, OPEN FILE, open  file', terms)).toBe(
    '[Offene datei], [OFFENE DATEI], [offene datei]',
  );
  expect(applied('INTERNET', [['internet', 'internet']], 'tr')).toBe('[İNTERNET]');
});

it('does not take a name for a word', () => {
  const terms = [
    ['IT', 'EDV'],
    ['Word', 'Word™'],
  ] as const;
  expect(applied('it is IT, a word in Word and WORD', terms)).toBe(
    'it is [EDV], a word in [Word™] and [WORD™]',
  );
  expect(
    applied('May I? may', [
      ['may', 'darf'],
      ['May', 'Mai'],
    ]),
  ).toBe('[Mai] I? [darf]');
});

it('prefers the longer term, then the glossary that comes first', () => {
  expect(
    applied('translation memory match', [
      ['translation', 'a'],
      ['memory match', 'b'],
      ['translation memory', 'c'],
    ]),
  ).toBe('[c] match');
  expect(
    applied('a b c d', [
      ['a b', '1'],
      ['b c d', '2'],
    ]),
  ).toBe('a [2]');
  expect(
    applied('key', [
      ['key', 'Schlüssel'],
      ['key', 'Taste'],
    ]),
  ).toBe('[Schlüssel]');
});

it('is not confused by forms of the same letters, apostrophes and spaces', () => {
  expect(
    applied('cafe\u0301 de l’eau', [
      ['café', 'x'],
      ["l'eau", 'y'],
    ]),
  ).toBe('[x] de [y]');
  expect(applied('memory\n  match', [['memory match', 'x']])).toBe('[x]');
});

it('ignores blank terms and empty texts', () => {
  expect(
    applied('a  b', [
      [' ', 'x'],
      ['', 'y'],
    ]),
  ).toBe('a  b');
  expect(applied('', [['a', 'b']])).toBe('');
});

it('answers with ranges in order that do not overlap and hold the term', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'B', 'é', '語', '-', ' ');
  const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
  const sources = fc.array(
    fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(text, sources, (searched, terms) => {
      let last = 0;
      for (const { start, end, target } of indexTerms(
        terms.map((source) => ({ source, target: source })),
        'en',
      ).find(searched)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(searched.slice(start, end).toLowerCase().replace(/\s+/g, ' ')).toBe(
          target.toLowerCase().trim().replace(/\s+/g, ' '),
        );
        last = end;
      }
    }),
  );
});

it('looks at no more terms the more there are', () => {
  const terms = Array.from({ length: 50_000 }, (_, index) => ({
    source: `the term${index} here`,
    target: `x${index}`,
  }));
  const index = indexTerms(terms, 'de');
  const text = 'the term7 here and the term49999 here, the other '.repeat(20);
  expect(index.find(text)).toHaveLength(40);
});
