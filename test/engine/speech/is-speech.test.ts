import { describe, expect, test } from 'vitest';
import { isSpeech, mayBeSpeech } from '../../../main/engine/speech/pocketsphinx/is-speech.ts';

/** `word:confidence` by blanks, as measured; times play no part. */
const words = (text: string) =>
  text.split(' ').map((one) => {
    const [word = '', confidence = '0'] = one.split(':');
    return { text: word, startMs: 0, endMs: 0, confidence: Number(confidence) };
  });

describe('speech is told from what only sounds like words', () => {
  test.each([
    ['a burst of noise', 1.1, 'a:0.05'],
    ['an air', 1.8, 'im:0.67 saying:0.04'],
    ['a dance', 4.9, 'and:1.00 the:0.98 and:0.96'],
    ['a slow piece', 6.1, 'man:0.28 of:0.03 the:0.21 room:0.01 for:0.09 all:0.99'],
  ])('%s is none', (_, seconds, heard) => {
    expect(isSpeech(words(heard), seconds)).toBe(false);
  });

  test.each([
    ['one word', 1.6, 'yes:0.9 of:0.8 course:0.9'],
    [
      'a read sentence that is heard badly',
      3.5,
      'he:1 was:1 not:1 until:0.29 this:0.19 blows:0.01 young:0.19 man:0.93',
    ],
    [
      'a clear one',
      3.9,
      'you:0.82 are:0.69 currently:0.85 the:0.99 only:1 person:1 in:0.73 this:0.82 conference:0.87',
    ],
  ])('%s is', (_, seconds, heard) => {
    expect(isSpeech(words(heard), seconds)).toBe(true);
    expect(mayBeSpeech(words(heard), seconds - 0.8)).toBe(true);
  });

  test('no words are none', () => {
    expect(isSpeech([], 2)).toBe(false);
    expect(mayBeSpeech([], 0)).toBe(false);
  });
});
