import { describe, expect, it } from 'vitest';
import { checkers, correctWith } from './checkers.ts';
import { RIGHT, WRONG } from './agreement-sentences.ts';

const correct = correctWith(checkers('installed'));
const TIMEOUT = { timeout: 300_000 };

describe('agreement', () => {
  it('leaves right sentences as they are, all of them', TIMEOUT, async () => {
    expect(new Set(RIGHT).size).toBeGreaterThanOrEqual(200);
    const changed: [string, string][] = [];
    for (const sentence of RIGHT) {
      const { text } = await correct('en', sentence);
      if (text !== sentence) changed.push([sentence, text]);
    }
    expect(changed).toEqual([]);
  });

  it('corrects wrong ones, nearly all of them and none in another way', TIMEOUT, async () => {
    expect(WRONG.length).toBeGreaterThanOrEqual(80);
    const missed: string[] = [];
    const wrongly: [string, string][] = [];
    for (const [written, meant] of WRONG) {
      const { text } = await correct('en', written);
      if (text === written) missed.push(written);
      else if (text !== meant) wrongly.push([written, text]);
    }
    expect({ missed, wrongly }).toEqual({ missed: [], wrongly: [] });
  });
});
