import { expect, test } from 'vitest';
import {
  besideTag,
  keepTagsWhole,
  outsideTags,
  pastTag,
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

test('a caret comes out of a tag in the direction of its way', () => {
  const text = 'a<g1>b</g1>';
  expect(besideTag(text, 2, 1)).toBe(5);
  expect(besideTag(text, 4, 5)).toBe(1);
  expect(besideTag(text, 5, 1)).toBe(5);
});

test('a step over a tag ends at its other side, and only at a tag', () => {
  const text = 'a<g1>b</g1><x2/>';
  expect(pastTag(text, 1, true)).toBe(5);
  expect(pastTag(text, 5, false)).toBe(1);
  // Between two tags that touch each other.
  expect([pastTag(text, 11, false), pastTag(text, 11, true)]).toEqual([6, 16]);
  expect([pastTag(text, 1, false), pastTag(text, 5, true)]).toEqual([null, null]);
  expect([pastTag('', 0, true), pastTag('', 0, false)]).toEqual([null, null]);
});

test('a selection has tags whole, and gives them up whole when it is made smaller', () => {
  const text = 'a<g1>b</g1>';
  const caret = (at: number) => ({ anchor: at, focus: at });
  expect(outsideTags(text, { anchor: 3, focus: 8 }, caret(0))).toEqual({ anchor: 1, focus: 11 });
  expect(outsideTags(text, { anchor: 8, focus: 3 }, caret(0))).toEqual({ anchor: 11, focus: 1 });
  // The name of the tag was clicked twice.
  expect(outsideTags(text, { anchor: 2, focus: 4 }, caret(5))).toEqual({ anchor: 1, focus: 5 });
  expect(outsideTags(text, { anchor: 0, focus: 4 }, { anchor: 0, focus: 5 })).toEqual({
    anchor: 0,
    focus: 1,
  });
  expect(outsideTags(text, { anchor: 0, focus: 2 }, caret(0))).toEqual({ anchor: 0, focus: 5 });
  expect(outsideTags(text, caret(4), caret(5))).toEqual(caret(1));
});

test('what is pasted loses foreign, present and cut tags', () => {
  const clean = (text: string) => pastedText(text, 'a <g1>b</g1> <x2/>', 'c <x2/>');
  expect(clean('<g1>d</g1>')).toEqual({ text: '<g1>d</g1>', isCleaned: false });
  expect(clean('<g7>d</g7><x2/>')).toEqual({ text: 'd', isCleaned: true });
  expect(clean('d<g1')).toEqual({ text: 'd', isCleaned: true });
  expect(clean('a < b')).toEqual({ text: 'a < b', isCleaned: false });
});
