import { describe, expect, it } from 'vitest';
import { correctText } from '../../../main/engine/writing/correct.ts';
import { checkers, correctWith } from './checkers.ts';
import { ENGLISH, FRENCH, GERMAN, ITALIAN, PORTUGUESE, SPANISH } from './sentences.ts';
import type { Sentences } from './sentences.ts';

const installed = correctWith(checkers('installed'));
const withoutProgram = correctWith(checkers('without-program'));
const withoutDictionaries = correctWith(checkers('without-dictionaries'));

function corrects(language: string, sentences: Sentences, correct: typeof installed): void {
  it.each(sentences.map(([written, meant = written]) => [written, meant] as const))(
    '%s',
    { timeout: 60_000 },
    async (written, meant) => {
      const once = await correct(language, written);
      expect(once.text).toBe(meant);
      expect((await correct(language, once.text)).text).toBe(meant);
    },
  );
}

describe('English', () => {
  corrects('en-US', ENGLISH, installed);

  it('checks grammar and spelling', async () => {
    expect(await installed('en', 'Good morning.')).toMatchObject({
      engine: 'harper',
      unchecked: ['complex-grammar'],
    });
  });

  it('is spelt as the variant asks, and left alone without one', async () => {
    const text = 'The colour of the center is gray.';
    expect((await installed('en-GB', text)).text).toBe('The colour of the centre is grey.');
    expect((await installed('en-US', text)).text).toBe('The color of the center is gray.');
    expect((await installed('en', text)).text).toBe(text);
  });

  it('keeps the apostrophes of the text', async () => {
    expect((await installed('en-US', 'They’re sure. She dont mind.')).text).toBe(
      'They’re sure. She doesn’t mind.',
    );
  });

  it('says so where the grammar engine cannot be loaded', async () => {
    const ports = { grammar: () => Promise.resolve(null), speller: () => null };
    const request = { language: 'en-US', text: 'I recieved  it ,yes.', terms: [] };
    expect(await correctText(request, ports, AbortSignal.timeout(1000))).toEqual({
      text: 'I recieved it, yes.',
      engine: 'rules',
      unchecked: ['grammar', 'spelling'],
    });
  });
});

describe('other languages, by the program', () => {
  describe('German', () => corrects('de', GERMAN, installed));
  describe('French', () => corrects('fr', FRENCH, installed));
  describe('Spanish', () => corrects('es', SPANISH, installed));
  describe('Italian', () => corrects('it', ITALIAN, installed));
  describe('Portuguese', () => corrects('pt-BR', PORTUGUESE, installed));

  it('checks spelling and no grammar', async () => {
    expect(await installed('fr', 'Bonjour.')).toMatchObject({
      engine: 'hunspell',
      unchecked: ['grammar'],
    });
    expect(await installed('de', 'Guten Morgen.')).toMatchObject({
      engine: 'hunspell',
      unchecked: ['grammar', 'compounds'],
    });
  });
});

describe('other languages, without the program', () => {
  describe('French', () => corrects('fr', FRENCH, withoutProgram));
  describe('Spanish', () => corrects('es', SPANISH, withoutProgram));
  describe('Italian', () => corrects('it', ITALIAN, withoutProgram));
  describe('Portuguese', () => corrects('pt-BR', PORTUGUESE, withoutProgram));

  it('read the dictionary themselves', async () => {
    expect(await withoutProgram('fr', 'Bonjour.')).toMatchObject({
      engine: 'dictionary',
      unchecked: ['grammar'],
    });
  });

  it(
    'German joins words: Hunspell as a module reads its dictionary',
    { timeout: 60_000 },
    async () => {
      const text = 'Die Haustürschlüssel sind vieleicht in der Besprechung.';
      expect(await withoutProgram('de', text)).toMatchObject({
        text: 'Die Haustürschlüssel sind vielleicht in der Besprechung.',
        engine: 'hunspell',
        unchecked: ['grammar', 'compounds'],
      });
    },
  );
});

describe('every correction', () => {
  it('leaves the terms of glossaries as they are', async () => {
    const text = 'The Recievr teh box and the the end.';
    expect((await installed('en-US', 'We shipp teh Freind box.', ['teh Freind'])).text).toContain(
      'teh Freind box',
    );
    expect((await installed('en-US', text, ['teh', 'the the'])).text).toContain(
      'teh box and the the end',
    );
    expect(
      (await installed('de', 'Der Vieleicht-Knopf ist vieleicht rot.', ['Vieleicht-Knopf'])).text,
    ).toBe('Der Vieleicht-Knopf ist vielleicht rot.');
  });

  it('says that nobody checked Chinese, Japanese and Korean words', async () => {
    for (const [language, text] of [
      ['ja', 'これはテストです。'],
      ['ko', '이것은 시험입니다.'],
    ] as const) {
      expect(await withoutDictionaries(language, text)).toEqual({
        text,
        engine: 'rules',
        unchecked: ['grammar', 'spelling'],
      });
    }
    expect((await installed('zh', '你好 , 世界。')).text).toBe('你好，世界。');
  });

  it('keeps line breaks, tables and indents', async () => {
    const text = '  - one\n  - two\n\nName    Age    City\nAnna    3      Rome\n';
    expect((await installed('en-US', text)).text).toBe(text);
  });

  it('ends with its signal', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    const request = { language: 'de', text: 'Hallo', terms: [] };
    await expect(correctText(request, checkers('installed'), gone)).rejects.toThrow('gone');
  });
});
