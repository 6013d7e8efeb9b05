import { describe, expect, it } from 'vitest';
import { translateTexts } from '../../main/service/endpoints/translate-texts.ts';

describe('several texts', () => {
  it('keep their order', async () => {
    const texts = ['30', '10', '20'];
    const wait = (text: string) =>
      new Promise<string>((resolve) => setTimeout(() => resolve(`done ${text}`), Number(text)));
    const results = await translateTexts(texts, wait, new AbortController().signal);
    expect(results).toEqual(['done 30', 'done 10', 'done 20']);
  });

  it('stop at the first failure, with its reason', async () => {
    const signals: AbortSignal[] = [];
    const translate = async (text: string, signal: AbortSignal): Promise<string> => {
      signals.push(signal);
      if (text === 'bad') throw new RangeError('bad text');
      return await new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    };
    const { signal } = new AbortController();
    await expect(translateTexts(['a', 'bad', 'c'], translate, signal)).rejects.toThrow('bad text');
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  it('stop when the caller goes', async () => {
    const caller = new AbortController();
    caller.abort(new Error('gone'));
    const never = () => Promise.reject(new Error('must not be called'));
    await expect(translateTexts(['a'], never, caller.signal)).rejects.toThrow('gone');
  });

  it.each([1, 2])('have no results when the caller goes during the last of %i', async (count) => {
    const caller = new AbortController();
    const texts = Array.from({ length: count }, (_, at) => `${at}`);
    const translate = (text: string) => {
      if (text === texts.at(-1)) caller.abort(new Error('gone'));
      return Promise.resolve(text);
    };
    await expect(translateTexts(texts, translate, caller.signal)).rejects.toThrow('gone');
  });

  it('let others in between', async () => {
    let others = 0;
    const timer = setInterval(() => (others += 1), 1);
    const busy = (text: string): Promise<string> => {
      const until = performance.now() + 5;
      while (performance.now() < until);
      return Promise.resolve(text);
    };
    await translateTexts(Array<string>(30).fill('a'), busy, new AbortController().signal);
    clearInterval(timer);
    expect(others).toBeGreaterThan(0);
  });
});
