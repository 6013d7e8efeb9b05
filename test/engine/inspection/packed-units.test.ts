import { expect, it } from 'vitest';
import { packUnits, unpackUnits } from '../../../main/engine/inspection/packed-units.ts';
import type { SegmentedUnit } from '../../../main/engine/inspection/routes.ts';

it('units come out as they went in, part by part', async () => {
  const units = Array.from({ length: 1201 }, (_, number): SegmentedUnit => ({
    id: `u${number}`,
    most: number % 2 === 0 ? null : number,
    gaps: ['', '\u2028'],
    segments: [{ text: `Half \ud800 of a pair <g1>${number}</g1>`, tags: { g1: '1' } }],
    ...(number === 7 && { notes: [{ author: null, at: null, text: 'x', isResolved: false }] }),
  }));
  let pauses = 0;
  const pause = () => Promise.resolve(void (pauses += 1));
  expect(await unpackUnits(packUnits(units), pause)).toEqual(units);
  expect(pauses).toBeGreaterThan(1);
});
