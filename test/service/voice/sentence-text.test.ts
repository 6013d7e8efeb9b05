import { expect, test } from 'vitest';
import { sentenceSegment } from '../../../main/service/voice/sentence-text.ts';

const words = [
  { text: 'i', startMs: 0, endMs: 90, confidence: 0.1 },
  { text: 'heard', startMs: 100, endMs: 400, confidence: 0.9 },
  { text: 'it', startMs: 410, endMs: 600, confidence: 0.29 },
];

test('words heard with little certainty are marked at their places, once the utterance is over', () => {
  for (const isFirst of [true, false]) {
    const { text = '', doubtful = [] } = sentenceSegment(words, isFirst, true) ?? {};
    expect(text.trim()).toBe('I heard it.');
    expect(doubtful.map(({ start, end }) => text.slice(start, end))).toEqual(['I', 'it']);
  }
  expect(sentenceSegment(words, true, false)).not.toHaveProperty('doubtful');
  const sure = words.map((word) => ({ ...word, confidence: 0.3 }));
  expect(sentenceSegment(sure, true, true)).not.toHaveProperty('doubtful');
  const unknown = words.map(({ text, startMs, endMs }) => ({ text, startMs, endMs }));
  expect(sentenceSegment(unknown, true, true)).not.toHaveProperty('doubtful');
});
