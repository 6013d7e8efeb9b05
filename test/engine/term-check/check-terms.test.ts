import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkTerms } from '../../../main/engine/term-check/check-terms.ts';

const [, ...rows] = readFileSync(new URL('./reference.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

const check = (language: string, wanted: string | readonly string[], translation: string) =>
  checkTerms(typeof wanted === 'string' ? [wanted] : wanted, translation, language).map(
    ({ outcome, found }) =>
      found === null ? outcome : `${outcome}: ${translation.slice(...found)}`,
  );

describe('the reference set', () => {
  it('is of at least 200 rows in six languages and more', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const counts = Map.groupBy(rows, ([language]) => language);
    const large = [...counts.values()].filter((ofLanguage) => ofLanguage.length >= 10);
    expect(large.length).toBeGreaterThanOrEqual(6);
  });

  it('is agreed with in at least 95 of 100 rows, and in 85 of each larger language', () => {
    const wrong = rows.filter(
      ([language = '', wanted = '', translation = '', outcome]) =>
        checkTerms([wanted], translation, language)[0]?.outcome !== outcome,
    );
    const agreement = 1 - wrong.length / rows.length;
    expect(agreement, wrong.map((row) => row.join(' | ')).join('\n')).toBeGreaterThanOrEqual(0.95);
    for (const [language, all] of Map.groupBy(rows, ([code]) => code)) {
      if (all.length < 10) continue;
      const ofIt = wrong.filter(([code]) => code === language);
      expect(1 - ofIt.length / all.length, language).toBeGreaterThanOrEqual(0.85);
    }
  });
});

describe('terms in a translation', () => {
  it('are shown where they stand', () => {
    expect(check('de', 'Vertrag', 'Beide Verträge gelten.')).toEqual(['inflected: Verträge']);
    expect(check('en', 'set up', 'Please set it up now.')).toEqual(['inflected: set it up']);
    expect(check('de', 'anmelden', 'Sie melden sich nun an.')).toEqual(['inflected: melden']);
  });

  it('count once for each time that they are wanted', () => {
    expect(check('de', ['Datei', 'Datei'], 'Eine Datei.')).toEqual(['used: Datei', 'missed']);
    expect(check('de', ['Datei', 'Datei'], 'Eine Datei und zwei Dateien.')).toEqual([
      'used: Datei',
      'inflected: Dateien',
    ]);
  });

  it('are given to the longer one first', () => {
    expect(check('en', ['file', 'file name'], 'The file name is long.')).toEqual([
      'missed',
      'used: file name',
    ]);
  });

  it('may share a compound', () => {
    expect(check('de', ['Vertrag', 'Partner'], 'Unser Vertragspartner')).toEqual([
      'inflected: Vertragspartner',
      'inflected: Vertragspartner',
    ]);
  });

  it('keep the capitals that they have of their own', () => {
    expect(check('en', 'iPad', 'An ipad.')).toEqual(['inflected: ipad']);
    expect(check('en', 'US', 'Tell us more about the US.')).toEqual(['used: US']);
    expect(check('en', 'US', 'Tell us more.')).toEqual(['missed']);
    expect(check('en', 'data', 'DATA')).toEqual(['used: DATA']);
  });

  it('are not looked for beyond the end of a sentence', () => {
    expect(check('de', 'einschalten', 'Es schaltet. Und ein Ende.')).toEqual(['missed']);
    expect(check('en', 'log in', 'See the log. In time.')).toEqual(['missed']);
  });

  it('are words, whatever signs stand in them', () => {
    expect(check('en', 'C++', 'We use C++ here.')).toEqual(['used: C++']);
    expect(check('en', 'C++', 'We use C here.')).toEqual(['missed']);
    expect(check('en', '(c)', 'A (c) sign')).toEqual(['used: (c)']);
  });

  it.each(['', ' ', '.', '\ud800', '́'])('survive odd texts: %j', (text) => {
    expect(checkTerms([text, 'x'], text, 'de')).toHaveLength(2);
    expect(checkTerms([text], 'Ein Text.', 'xx-YY')).toHaveLength(1);
  });
});
