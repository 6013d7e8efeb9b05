import { expect, test } from 'vitest';
import { verbsThatFit } from '../../../renderer/ui/verbs-that-fit.ts';

const of = (room: number, ...verbs: readonly (readonly [number, boolean])[]) => [
  ...verbsThatFit({
    room,
    gap: 8,
    more: 60,
    verbs: verbs.map(([width, isFirst]) => ({ width, isFirst })),
  }),
];

test('all verbs stand in a bar that has just room for them, without a button for more', () => {
  expect(of(208, [100, false], [100, false])).toEqual([0, 1]);
});

test('the button for more takes room from the verbs', () => {
  expect(of(206, [100, false], [100, false])).toEqual([0]);
  expect(of(167, [100, false], [100, false])).toEqual([]);
});

test('the main verb stays longest', () => {
  expect(of(206, [100, false], [100, true])).toEqual([1]);
});

test('no verb stands in the bar before one that comes earlier and has no room', () => {
  expect(of(200, [150, false], [20, false], [100, false])).toEqual([]);
});
