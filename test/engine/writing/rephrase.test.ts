import { describe, expect, it } from 'vitest';
import { rephraseText } from '../../../main/engine/writing/rephrase.ts';

const rephrase = (language: string, text: string, manner: { style?: string; tone?: string } = {}) =>
  rephraseText(
    { text, language, terms: [], style: manner.style ?? null, tone: manner.tone ?? null },
    { text, engine: 'harper', unchecked: ['complex-grammar'] },
  );

describe('rephrasing', () => {
  it.each([
    [
      'en-US',
      '"I like it," she said - it is 5 - 10 % of the colour...  We met on 12 March 2025 at 3PM, e.g. with apples.',
      '“I like it,” she said—it is 5–10% of the color… We met on March 12, 2025 at 3 p.m., e.g., with apples.',
    ],
    [
      'en-GB',
      'The color--it costs 10kg. On March 12, 2025 at 3 p.m. we met.',
      'The colour – it costs 10\u00A0kg. On 12 March 2025 at 3 pm we met.',
    ],
    [
      'de',
      'Er sagte "Hallo" - z.B. am Montag... 5-10 kg, 50% oder €20.',
      'Er sagte „Hallo“ – z.\u00A0B. am Montag… 5–10\u00A0kg, 50\u00A0% oder 20\u00A0€.',
    ],
    [
      'fr',
      'Il a dit "Bonjour!" à 14h30 : c\'est 50% de 20€...',
      'Il a dit «\u00A0Bonjour\u202F!\u00A0» à 14 h 30\u00A0: c’est 50\u00A0% de 20\u00A0€…',
    ],
    ['es', 'Dijo "hola"... son 50%.', 'Dijo «hola»… son 50\u00A0%.'],
    ['it', 'Disse "ciao"... l\'uomo 50 %', 'Disse “ciao”… l’uomo 50%'],
    ['pt-PT', 'Disse "olá"...', 'Disse «olá»…'],
  ])('%s', (language, text, expected) => {
    expect(rephrase(language, text).text).toBe(expected);
  });

  it('does of a style what can be done by rule', () => {
    const text = "We don't know, but they are here, e.g. Anna.";
    expect(rephrase('en', text, { style: 'business' }).text).toBe(
      'We do not know, but they are here, e.g. Anna.',
    );
    expect(rephrase('en', text, { style: 'casual' }).text).toBe(
      'We don’t know, but they’re here, e.g. Anna.',
    );
    expect(rephrase('en', text, { style: 'simple' }).text).toContain('for example, Anna');
    expect(rephrase('en', text, { tone: 'friendly' }).text).toContain('they’re');
  });

  it('never pretends that it did more', () => {
    const plain = rephrase('en', 'Hello.', { style: 'academic' });
    expect(plain).toEqual({
      text: 'Hello.',
      engine: 'harper',
      unchecked: ['complex-grammar', 'style'],
    });
    expect(rephrase('en', 'Hello.', { tone: 'friendly' }).unchecked).toContain('tone');
  });

  it('keeps the spelling of names and of a variant that nobody asked for', () => {
    expect(rephrase('en-US', 'Visit Pearl Harbour with colour.').text).toBe(
      'Visit Pearl Harbour with color.',
    );
    expect(rephrase('en', 'My favourite color.').text).toBe('My favourite color.');
  });
});
