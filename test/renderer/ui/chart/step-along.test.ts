import { expect, it } from 'vitest';
import { stepAlong } from '../../../../renderer/ui/chart/step-along.ts';

it('walks along the bars and stops at the ends', () => {
  expect(stepAlong('ArrowRight', 3, 10)).toBe(4);
  expect(stepAlong('ArrowLeft', 3, 10)).toBe(2);
  expect(stepAlong('ArrowRight', 9, 10)).toBe(9);
  expect(stepAlong('ArrowLeft', 0, 10)).toBe(0);
  expect(stepAlong('PageDown', 0, 10)).toBe(7);
  expect(stepAlong('PageUp', 3, 10)).toBe(0);
  expect(stepAlong('Home', 5, 10)).toBe(0);
  expect(stepAlong('End', 5, 10)).toBe(9);
});

it('comes in from either end', () => {
  expect(stepAlong('ArrowRight', -1, 10)).toBe(0);
  expect(stepAlong('ArrowLeft', -1, 10)).toBe(9);
});

it('leaves other keys alone, and has nowhere to go in nothing', () => {
  expect(stepAlong('a', 3, 10)).toBeNull();
  expect(stepAlong('Enter', 3, 10)).toBeNull();
  expect(stepAlong('End', -1, 0)).toBeNull();
});
