import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  delimiterOf,
  readTable,
  writeTable,
} from '../../../../renderer/features/spoken-terms/files/table.ts';
import {
  readTermFile,
  termFileName,
  writeTermFile,
} from '../../../../renderer/features/spoken-terms/files/term-file.ts';

const KNOWN = ['en', 'de', 'fr', 'it', 'zh'];
const read = (name: string, text: string) => readTermFile(name, text, KNOWN);

describe('a file of terms', () => {
  it('holds one term on each line of plain text, whatever its line ends', () => {
    const terms = ['Alpha', 'Beta, Gamma', '"Delta"'];
    for (const end of ['\n', '\r\n', '\r']) {
      expect(read('names.txt', `\uFEFF${terms.join(end)}${end}${end}`)).toEqual([
        { language: null, terms },
      ]);
    }
  });

  it('holds a column for each language that heads one', () => {
    expect(read('names.csv', 'en,de\r\n"Smith, Jr",Müller\r\n,Öztürk\r\nSmith,')).toEqual([
      { language: 'en', terms: ['Smith, Jr', 'Smith'] },
      { language: 'de', terms: ['Müller', 'Öztürk'] },
    ]);
    expect(read('names.tsv', 'zh-Hans\n北京\n')).toEqual([{ language: 'zh', terms: ['北京'] }]);
  });

  it('holds terms in its first column where no languages head it', () => {
    expect(read('names.csv', 'Alpha;note\nBeta;other\n')).toEqual([
      { language: null, terms: ['Alpha', 'Beta'] },
    ]);
    // No language codes, though they look like them.
    expect(read('names.csv', 'It\nAb\n')).toEqual([{ language: null, terms: ['It', 'Ab'] }]);
    expect(read('names.csv', 'en,Alpha\nde,Beta\n')).toEqual([
      { language: null, terms: ['en', 'de'] },
    ]);
  });

  it('has no term twice and none that is empty', () => {
    expect(read('a.txt', ' Alpha \n\nAlpha\nalpha')).toEqual([
      { language: null, terms: ['Alpha', 'alpha'] },
    ]);
  });

  it('is the same after writing and reading, in each form', () => {
    const term = fc
      .string({ minLength: 1, unit: 'grapheme' })
      .filter((one) => one === one.trim() && !/\p{Cc}|\uFEFF/u.test(one));
    const list = fc.uniqueArray(term, { minLength: 1 });
    fc.assert(
      fc.property(list, list, (en, de) => {
        const lists = [
          { language: 'en', terms: en },
          { language: 'de', terms: de },
        ];
        expect(read('a.txt', writeTermFile('txt', lists))).toEqual([{ language: null, terms: en }]);
        expect(read('a.csv', writeTermFile('csv', lists))).toEqual(lists);
        expect(read('a.tsv', writeTermFile('tsv', lists))).toEqual(lists);
        const [one] = lists;
        if (one !== undefined) expect(read('a.csv', writeTermFile('csv', [one]))).toEqual([one]);
      }),
    );
  });

  it('has a name that every file system takes', () => {
    expect(termFileName('Team: A/B?', 'csv')).toBe('Team  A B.csv');
    expect(termFileName('///', 'txt')).toBe('terms.txt');
    expect(termFileName('😀'.repeat(100), 'tsv')).toBe(`${'😀'.repeat(60)}.tsv`);
  });
});

describe('delimited text', () => {
  it('keeps delimiters, quotes and line ends inside quoted cells', () => {
    const rows = [
      ['a,b', 'say "x"', 'two\nlines'],
      ['plain', '', ' spaced '],
    ];
    expect(readTable(writeTable(rows, ',', '\r\n'), ',')).toEqual(rows);
  });

  it('finds out which delimiter a file uses', () => {
    expect(delimiterOf('en;de;fr\na,b;c;d')).toBe(';');
    expect(delimiterOf('"a;b;c",d\n')).toBe(',');
    expect(delimiterOf('a\tb')).toBe('\t');
    expect(delimiterOf('alone')).toBe(',');
  });
});
