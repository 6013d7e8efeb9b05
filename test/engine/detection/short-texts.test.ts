import { beforeAll, describe, expect, it } from 'vitest';
import { createDetector } from '../../../main/engine/detection/detector.ts';
import type { Detector } from '../../../main/engine/detection/detector.ts';
import { HELD_OUT } from './phrases-held-out.ts';
import { PHRASES, STRANGERS, phrasesOf } from './phrases.ts';

let detector: Detector;

beforeAll(async () => {
  detector = await createDetector();
});

interface Figures {
  readonly phrases: number;
  readonly guessed: number;
  readonly recognised: number;
  /** Phrases of which detection was sure and wrong. */
  readonly mistaken: string[];
}

async function measure(set: Readonly<Record<string, string>>): Promise<Figures> {
  const mistaken: string[] = [];
  let phrases = 0;
  let guessed = 0;
  let recognised = 0;
  for (const [code, entry] of Object.entries(set)) {
    for (const phrase of phrasesOf(entry)) {
      const { outcome, language, guess } = await detector.detect(phrase);
      phrases += 1;
      if (guess === code) guessed += 1;
      if (language === code) recognised += 1;
      else if (outcome === 'success') mistaken.push(`${phrase}: ${String(language)}`);
    }
  }
  return { phrases, guessed, recognised, mistaken };
}

// Floors below the figures measured: 95.3 and 95.8 in 100 guessed, 60 and 61 in 100 recognised, of
// these 11 and 8 as set phrases alone.
describe.each([
  ['tuning', PHRASES],
  ['held-out', HELD_OUT],
])('the %s phrases', (_name, set) => {
  it('cover the 33 languages', () => {
    expect(Object.keys(set)).toHaveLength(33);
  });

  it('are guessed, and hardly ever taken for another with confidence', async () => {
    const { phrases, guessed, recognised, mistaken } = await measure(set);
    expect(guessed / phrases).toBeGreaterThanOrEqual(0.92);
    expect(recognised / phrases).toBeGreaterThanOrEqual(0.45);
    expect(mistaken.length / phrases).toBeLessThanOrEqual(0.005);
  });

  it.each(['en', 'de', 'fr', 'es'])('are guessed best in the commonest: %s', async (code) => {
    const { phrases, guessed } = await measure({ [code]: set[code] ?? '' });
    expect(guessed / phrases).toBeGreaterThanOrEqual(0.85);
  });
});

it('takes no phrase of another language for a supported one', async () => {
  expect((await measure(STRANGERS)).mistaken).toEqual([]);
});

it.each([
  // The neural model is sure of Portuguese; three words are English alone.
  ['How do you do today?', 'en'],
  ['Where are you from?', 'en'],
  ['What are you doing?', 'en'],
  ['Wie ist das Wetter?', 'de'],
  ['Je suis fatigué', 'fr'],
  ['Ik weet het niet', 'nl'],
])('is sure about %s', async (text, language) => {
  expect(await detector.detect(text)).toEqual({ outcome: 'success', language, guess: language });
});

it.each([
  ['I am sorry', 'en'],
  ['Happy birthday', 'en'],
  ['Hello', 'en'],
  ['Danke', 'de'],
  ['Mir geht es gut', 'de'],
  ['Que fais-tu ?', 'fr'],
  ['Je dois partir', 'fr'],
  ["J'ai faim", 'fr'],
  ['Hola a todos', 'es'],
  ['Me llamo Pedro', 'es'],
  ['Mi dispiace', 'it'],
  ['Selamat pagi', 'id'],
  ['Как дела?', 'ru'],
  ['Що ти робиш?', 'uk'],
  ['Hvad er det?', 'da'],
  ['Hva er det?', 'nb'],
])('guesses %s', async (text, guess) => {
  expect((await detector.detect(text)).guess).toBe(guess);
});

it.each(['Hvordan har du det?', 'Er du sikker?', 'Hvem var det?', 'Han er ikke her'])(
  'is not sure whether %s is Danish or Norwegian',
  async (text) => {
    const { outcome, guess } = await detector.detect(text);
    expect(outcome).toBe('insufficient_confidence');
    expect(['da', 'nb']).toContain(guess);
  },
);

it('guesses a language of the script that a text is written in', async () => {
  expect(['ru', 'uk', 'bg']).toContain((await detector.detect('Ж')).guess);
  expect((await detector.detect('ب')).guess).toBe('ar');
});
