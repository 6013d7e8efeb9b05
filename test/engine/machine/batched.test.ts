import { describe, expect, it } from 'vitest';
import type { MachineTranslation } from '../../../main/engine/machine/engine.ts';
import { batched } from '../../../main/engine/machine/batched.ts';

/** An engine that notes its runs and fails for segments with an exclamation mark. */
function recorder(): MachineTranslation & { readonly runs: (readonly string[])[] } {
  const runs: (readonly string[])[] = [];
  return {
    runs,
    name: 'recorder',
    kind: 'engine',
    covers: (source) => source === 'en',
    translate: async (segments, _source, target) => {
      runs.push(segments);
      await new Promise((resolve) => setImmediate(resolve));
      if (segments.some((segment) => segment.includes('!'))) throw new Error('cannot');
      return segments.map((segment) => `${target}:${segment}`);
    },
  };
}

describe('a batched engine', () => {
  it('makes calls of one request together, each with its own results', async () => {
    const engine = recorder();
    const together = batched(engine);
    const { signal } = new AbortController();
    const results = await Promise.all([
      together.translate(['a', 'b'], 'en', 'de', signal),
      together.translate([], 'en', 'de', signal),
      together.translate(['c'], 'en', 'de', signal),
      together.translate(['d'], 'en', 'fr', signal),
      together.translate(['e'], 'en', 'de', new AbortController().signal),
    ]);
    expect(results).toEqual([['de:a', 'de:b'], [], ['de:c'], ['fr:d'], ['de:e']]);
    expect(engine.runs).toEqual([['a', 'b', 'c'], ['d'], ['e']]);
    expect([together.name, together.kind, together.covers('en', 'de')]).toEqual([
      'recorder',
      'engine',
      true,
    ]);
  });

  it('takes what comes during a run into the next one', async () => {
    const engine = recorder();
    const together = batched(engine);
    const { signal } = new AbortController();
    const first = together.translate(['a'], 'en', 'de', signal);
    while (engine.runs.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const others = ['b', 'c'].map((text) => together.translate([text], 'en', 'de', signal));
    expect(await Promise.all([first, ...others])).toEqual([['de:a'], ['de:b'], ['de:c']]);
    expect(engine.runs).toEqual([['a'], ['b', 'c']]);
    expect(await together.translate(['d'], 'en', 'de', signal)).toEqual(['de:d']);
  });

  it('fails only the call that the engine cannot do', async () => {
    const together = batched(recorder());
    const { signal } = new AbortController();
    const texts = Array.from({ length: 200 }, (_, index) => (index % 134 === 5 ? '!' : 'a'));
    const settled = await Promise.allSettled(
      texts.map((text) => together.translate([text], 'en', 'de', signal)),
    );
    expect(settled.map(({ status }) => status === 'fulfilled')).toEqual(
      texts.map((text) => !text.includes('!')),
    );
  });

  it('gives a broken engine up after a few runs', async () => {
    const engine = recorder();
    const together = batched(engine);
    const { signal } = new AbortController();
    const calls = Array.from({ length: 500 }, () => together.translate(['!'], 'en', 'de', signal));
    const settled = await Promise.allSettled(calls);
    expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
    expect(engine.runs.length).toBeLessThan(10);
  });
});
