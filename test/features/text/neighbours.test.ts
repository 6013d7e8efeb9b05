import { describe, expect, it } from 'vitest';
import { LONGEST_NEIGHBOUR, neighbours } from '../../../main/features/text/neighbours.ts';
import { sentenceStarts } from '../../../main/features/sentence-starts.ts';

const text = 'One is here. Two is here. Three is here. Four is here. Five is here.';
const chunk = { start: text.indexOf('Three'), end: text.indexOf('Four') };
const around = (count: number) =>
  neighbours(text, chunk, count, (piece) => sentenceStarts(piece, 'en'));

describe('neighbours', () => {
  it.each([
    [0, '', ''],
    [1, 'Two is here.', 'Four is here.'],
    [2, 'One is here. Two is here.', 'Four is here. Five is here.'],
    [5, 'One is here. Two is here.', 'Four is here. Five is here.'],
  ])('gives %i sentences on each side', (count, before, after) => {
    expect(around(count)).toEqual({ before, after });
  });

  it('stays short where no sentence ends', () => {
    const endless = '😀'.repeat(6000);
    const { before, after } = neighbours(endless, { start: 6000, end: 6002 }, 5, () => []);
    expect(before.length).toBeLessThanOrEqual(LONGEST_NEIGHBOUR);
    expect(after.length).toBeLessThanOrEqual(LONGEST_NEIGHBOUR);
    expect(before.isWellFormed() && after.isWellFormed()).toBe(true);
    expect(before.length).toBeGreaterThan(LONGEST_NEIGHBOUR / 2);
  });
});
