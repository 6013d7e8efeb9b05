import { describe, expect, it } from 'vitest';
import { inParts } from '../../../main/features/segments/sought-text.ts';

const pause = () => Promise.resolve();

/** As an expression that finds no end, or a processor that has other work. */
function stall(): never {
  for (;;);
}

describe('a regular expression over few texts', () => {
  it('is not refused for time that other programs took', async () => {
    let calls = 0;
    const work = () => {
      calls += 1;
      if (calls < 3) stall();
      return ['found'];
    };
    expect(await inParts(3, true, work, pause)).toEqual(['found']);
  });

  it('is refused when it takes too long every time', async () => {
    await expect(inParts(3, true, stall, pause)).rejects.toMatchObject({
      failure: { code: 'segment-refused', params: { reason: 'slow-pattern' } },
    });
  });
});
