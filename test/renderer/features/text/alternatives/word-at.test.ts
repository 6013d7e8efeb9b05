import { describe, expect, it } from 'vitest';
import type { SegmentOrigin } from '../../../../../preload/contract/text.ts';
import {
  nextWordRange,
  wordOfResult,
  wordRange,
} from '../../../../../renderer/features/text/alternatives/word-at.ts';

const RESULT = 'Die Tür ist offen. Bitte schließen.';

describe('the word at an offset', () => {
  it('is the one that has it, or that ends there', () => {
    expect(wordRange(RESULT, 5, 'de')).toEqual([4, 7]);
    expect(wordRange(RESULT, 7, 'de')).toEqual([4, 7]);
    expect(wordRange(RESULT, RESULT.length, 'de')).toBeNull();
  });

  it('is found in a long text and in scripts without spaces', () => {
    const long = 'Wort '.repeat(200_000);
    expect(wordRange(long, 500_001, 'de')).toEqual([500_000, 500_004]);
    expect(wordRange('契約に署名する', 0, 'ja')).toEqual([0, 2]);
  });

  it('leads to its neighbours', () => {
    expect(nextWordRange(RESULT, [4, 7], 1, 'de')).toEqual([8, 11]);
    expect(nextWordRange(RESULT, [4, 7], -1, 'de')).toEqual([0, 3]);
    expect(nextWordRange(RESULT, [0, 3], -1, 'de')).toBeNull();
  });
});

describe('the sentence of a word', () => {
  const source = 'The door is open. Please close.';
  const engine = (source: [number, number], target: [number, number]): SegmentOrigin => ({
    kind: 'engine',
    source,
    target,
  });

  it('is the segment that holds it', () => {
    const segments = [engine([0, 17], [0, 18]), engine([18, 31], [19, 35])];
    expect(wordOfResult({ source, result: RESULT, segments }, [19, 24], 'de')).toEqual({
      at: [19, 24],
      word: 'Bitte',
      translation: 'Bitte schließen.',
      start: 19,
      source: 'Please close.',
    });
  });

  it('is found within a part that a service did not cut', () => {
    const segments = [engine([0, 31], [0, 35])];
    expect(wordOfResult({ source, result: RESULT, segments }, [19, 24], 'de')).toMatchObject({
      translation: 'Bitte schließen.',
      start: 19,
      source: 'Please close.',
    });
  });

  it('is not made up where nothing is known', () => {
    expect(wordOfResult({ source, result: RESULT, segments: [] }, [19, 24], 'de').source).toBe('');
  });
});
