import { describe, expect, it } from 'vitest';
import { createDetector } from '../../../main/engine/detection/detector.ts';
import { SET_PHRASES, setPhraseLanguage } from '../../../main/engine/detection/set-phrases.ts';
import { findLanguage } from '../../../main/engine/languages/catalogue.ts';
import { HELD_OUT } from './phrases-held-out.ts';
import { PHRASES, STRANGERS, phrasesOf } from './phrases.ts';

const all = Object.entries(SET_PHRASES).flatMap(([language, list]) =>
  list.split('|').map((phrase) => [phrase.trim(), language] as const),
);

describe('the set phrases', () => {
  it('stand under one detectable language each, and as they are looked up', () => {
    expect(new Set(all.map(([phrase]) => phrase)).size).toBe(all.length);
    expect(all.filter(([phrase, language]) => setPhraseLanguage(phrase) !== language)).toEqual([]);
    expect(Object.keys(SET_PHRASES).filter((code) => !findLanguage(code)?.detect)).toEqual([]);
  });

  it('are those of no other language that we have phrases of', () => {
    for (const set of [PHRASES, HELD_OUT, STRANGERS]) {
      for (const [code, entry] of Object.entries(set)) {
        for (const phrase of phrasesOf(entry)) {
          expect([phrase, setPhraseLanguage(phrase) ?? code]).toEqual([phrase, code]);
        }
      }
    }
  });

  it('are the whole text, whatever its punctuation and letter case', () => {
    expect(setPhraseLanguage('HELLO, WORLD!')).toBe('en');
    expect(setPhraseLanguage('¿Cómo estás?')).toBe('es');
    expect(setPhraseLanguage('Je t’aime ')).toBe('fr');
    expect(setPhraseLanguage('İYİ GÜNLER')).toBe('tr');
    expect(setPhraseLanguage('cảm ơn'.normalize('NFD'))).toBe('vi');
    expect(setPhraseLanguage('gracias amigos')).toBeNull();
    expect(setPhraseLanguage('')).toBeNull();
  });
});

describe('detection', () => {
  it.each([
    ['Good morning', 'en'],
    ['Hello world', 'en'],
    ['Happy birthday! 🎂', 'en'],
    ['I love you', 'en'],
    ['Guten Tag', 'de'],
    ['Gracias', 'es'],
    ['Buenos días', 'es'],
    ['Bonjour le monde', 'fr'],
    ['<b>Merhaba!</b>', 'tr'],
  ])('is sure of %s', async (text, language) => {
    const detector = await createDetector();
    expect(await detector.detect(text)).toEqual({ outcome: 'success', language, guess: language });
  });

  it.each([
    ...['Hola', 'Ciao', 'Merci', 'God morgen', 'Dobré ráno', 'Terima kasih', 'Добро утро'],
    ...['Tack', 'cat', 'Servus', 'Hallo', 'Sorry', 'No', 'OK'],
  ])('stays unsure of %s, which several languages write', async (text) => {
    const detector = await createDetector();
    expect((await detector.detect(text)).outcome).toBe('insufficient_confidence');
  });
});
