import { describe, expect, test } from 'vitest';
import { createSpeechGate, isSpeech } from '../../../main/engine/speech/pocketsphinx/is-speech.ts';

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
  });

  test('no words are none', () => {
    expect(isSpeech([], 2)).toBe(false);
  });
});

describe('words of an utterance that goes on are shown', () => {
  /** What a gate says step by step; `seconds words`, as measured. */
  const opens = (...steps: readonly (readonly [number, string])[]) => {
    const gate = createSpeechGate();
    return steps.map(([seconds, heard]) => gate.isOpen(words(heard), seconds, () => words(heard)));
  };

  test('at once where clear speech begins', () => {
    expect(
      opens(
        [0.6, 'you:1 like:1'],
        [0.7, 'you:1 like:0.9 her:0.9'],
        [1.0, 'you:1 are:1 currently:0.9'],
      ),
    ).toEqual([true, true, true]);
  });

  test('at the second sign of speech that is heard badly', () => {
    expect(
      opens([0.9, 'lisa:0.3 and:0.4 the:0.3 big:0.2'], [1.0, 'lisa:0.3 and:0.4 the:0.4 big:0.4']),
    ).toEqual([false, true]);
  });

  test('not in music, whatever it sounds like for a moment', () => {
    expect(
      opens(
        [0.7, 'indeed:0.06'],
        [0.9, 'used:0.02 loose:0.03'],
        [1.3, 'jones:0.5 beach:0.4 to:0.3'],
        [1.8, 'jones:0.3 beach:0.4 to:0.2 choose:0.3'],
        [4.2, 'jones:0.1 beach:0.1 to:0.1 choose:0.1 jude:0.1 do:0.1 sunday:0.1'],
      ),
    ).toEqual([false, false, false, false, false]);
  });

  test('no more where evidence fails', () => {
    expect(
      opens([0.8, 'jones:0.9 beach:1'], [1.0, 'jones:0.3 beach:0.2'], [1.1, 'jones:0.9 beach:0.4']),
    ).toEqual([true, false, false]);
  });

  test('and a long one without a sign of speech is not heard again', () => {
    const gate = createSpeechGate();
    expect(gate.mayBeSpeech).toBe(true);
    const ask = (heard: string, seconds: number) => {
      gate.isOpen(words(heard), seconds, () => words(heard));
      return gate.mayBeSpeech;
    };
    expect(ask('oh:0.1', 1.2)).toBe(true);
    expect(ask('oh:0.1 used:0.1 loose:0.1', 4)).toBe(false);
    expect(ask('thank:1 you:1 very:1 much:1 for:1 your:1 help:1 today:1', 2.4)).toBe(true);
    expect(ask('thank:1 you:1 very:1 much:1 for:1 your:1 help:1 today:1', 4.6)).toBe(true);
    expect(ask('thank:1 you:1 very:1 much:1 for:1 your:1 help:1 today:1', 9)).toBe(false);
  });

  test('late, too, once words are as many as in speech; and without a look at their confidence', () => {
    const gate = createSpeechGate();
    const refuse = () => {
      throw new Error('looked');
    };
    const many = words('thank:0 you:0 very:0 much:0 for:0 your:0 help:0 today:0');
    expect(gate.isOpen(many, 2.8, refuse)).toBe(true);
    expect(gate.isOpen(many.slice(0, 4), 2.8, refuse)).toBe(false);
  });
});
