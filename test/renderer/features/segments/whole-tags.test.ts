import { expect, test } from 'vitest';
import {
  aroundTags,
  besideTag,
  keepTagsWhole,
  pastedText,
} from '../../../../renderer/features/segments/tags/whole-tags.ts';

test('a tag that loses a part goes as a whole', () => {
  const before = 'Bitte <g1>hier</g1> klicken.';
  expect(keepTagsWhole(before, 'Bitte <g1hier</g1> klicken.', 9)).toEqual({
    text: 'Bitte hier</g1> klicken.',
    caret: 6,
  });
  expect(keepTagsWhole('<x1/><x1/>', '<x1/><x1/', 9)).toEqual({ text: '<x1/>', caret: 5 });
  expect(keepTagsWhole('A<x1/>B', 'A', 1)).toEqual({ text: 'A', caret: 1 });
});

test('what is typed beside tags stays where it is; inside of one it goes behind it', () => {
  expect(keepTagsWhole('<g1></g1>', '<g1>a</g1>', 5)).toEqual({ text: '<g1>a</g1>', caret: 5 });
  expect(keepTagsWhole('<x1/>', '<xa1/>', 3)).toEqual({ text: '<x1/>a', caret: 6 });
  expect(keepTagsWhole('aa<x1/>', 'aaa<x1/>', 2)).toEqual({ text: 'aaa<x1/>', caret: 2 });
});

test('a caret goes past a tag in its direction, and a selection takes it whole', () => {
  const text = 'a<g1>b</g1>';
  expect(besideTag(text, 2, 1)).toBe(5);
  expect(besideTag(text, 4, 5)).toBe(1);
  expect(besideTag(text, 5, 1)).toBe(5);
  expect(aroundTags(text, [3, 8])).toEqual([1, 11]);
});

test('what is pasted loses foreign, present and cut tags', () => {
  const clean = (text: string) => pastedText(text, 'a <g1>b</g1> <x2/>', 'c <x2/>');
  expect(clean('<g1>d</g1>')).toEqual({ text: '<g1>d</g1>', isCleaned: false });
  expect(clean('<g7>d</g7><x2/>')).toEqual({ text: 'd', isCleaned: true });
  expect(clean('d<g1')).toEqual({ text: 'd', isCleaned: true });
  expect(clean('a < b')).toEqual({ text: 'a < b', isCleaned: false });
});
