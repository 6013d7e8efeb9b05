import { describe, expect, it } from 'vitest';
import { EVERYDAY_WORDS } from '../../../main/engine/detection/everyday-words.ts';
import { foreignLetters } from '../../../main/engine/detection/hints.ts';
import { wordEvidence } from '../../../main/engine/detection/word-evidence.ts';
import { LANGUAGES } from '../../../main/engine/languages/catalogue.ts';

/** Their scripts decide. */
const BY_SCRIPT = ['el', 'he', 'ja', 'ko', 'th', 'zh'];

describe('the everyday words', () => {
  it('are there for every language that needs them', () => {
    const needed = LANGUAGES.filter(({ code, detect }) => detect && !BY_SCRIPT.includes(code));
    expect(needed.map(({ code }) => code).filter((code) => !(code in EVERYDAY_WORDS))).toEqual([]);
  });

  it.each(Object.entries(EVERYDAY_WORDS))(
    'are written once and as they are looked up: %s',
    (_code, list) => {
      const words = list.split(/\s+/u);
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((word) => !/^[\p{Ll}\p{Lo}\p{M}]+'?$/u.test(word))).toEqual([]);
      expect(list).toBe(list.normalize('NFC'));
    },
  );
});

describe('word evidence', () => {
  it('counts a word the less the more languages share it', () => {
    const evidence = wordEvidence('the nicht');
    expect(evidence.get('en')).toEqual({ weight: 1, own: 1 });
    expect(evidence.get('de')).toEqual({ weight: 1, own: 1 });
    const shared = wordEvidence('olen').get('fi');
    expect(shared).toEqual({ weight: 0.5, own: 0 });
    expect(wordEvidence('olen').get('et')).toEqual(shared);
  });

  it('counts a repeated word once, in any letter case and form', () => {
    expect(wordEvidence('The THE the').get('en')).toEqual({ weight: 1, own: 1 });
    expect(wordEvidence('fu\u0308r').get('de')).toEqual({ weight: 1, own: 1 });
  });

  it('knows words before either apostrophe, and a closing quote', () => {
    expect(wordEvidence('qu’il').get('fr')?.own).toBe(1);
    expect(wordEvidence("qu'il").get('fr')?.own).toBe(1);
    expect(wordEvidence('‘hello’').get('en')?.own).toBe(1);
  });

  it('says nothing about words it does not know', () => {
    expect(wordEvidence('xyzzy').size).toBe(0);
    expect(wordEvidence('').size).toBe(0);
  });
});

it('counts different letters that a language does not write', () => {
  const foreign = foreignLetters('Łódź ł');
  expect(foreign('pl')).toBe(0);
  expect(foreign('cs')).toBe(2);
  expect(foreign('en')).toBe(3);
  expect(foreignLetters('її ви')('ru')).toBe(1);
  expect(foreignLetters('plain')('en')).toBe(0);
});
