import { expect, it } from 'vitest';
import { findTags } from '../../../main/engine/markup/find-tags.ts';
import { findUntouchables, veilUntouchables } from '../../../main/engine/markup/untouchable.ts';

const found = (text: string) => findTags(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['<b>page 3</b>', ['<b>', '</b>']],
  ['one<br/>two<br />three<br>', ['<br/>', '<br />', '<br>']],
  ['<g id="1">x</g><x:y-z.1/>', ['<g id="1">', '</g>', '<x:y-z.1/>']],
  ['<a title="x > y, <b>" href=\'it"s\'>', ['<a title="x > y, <b>" href=\'it"s\'>']],
  ['<a\n  href=x\n>', ['<a\n  href=x\n>']],
  ['<<b>>', ['<b>']],
  ['<i <b>', ['<b>']],
  ['<größe>', ['<größe>']],
])('finds those in %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

it.each([
  'a < b',
  'a<b',
  'a <b and no end',
  '<',
  '<>',
  '</>',
  '< b>',
  'I <3 you > all',
  'a<b+c>d',
  '<- left -> right',
  '<a/b>',
  '<a title="open>',
])('finds none in %j', (text) => {
  expect(found(text)).toEqual([]);
});

it('tells start tags, end tags and empty ones apart', () => {
  expect(findTags('<B a="/"></B ><br/>').map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'open b',
    'close b',
    'alone br',
  ]);
});

it('stays fast on hostile text', () => {
  for (const unit of ['<', '<a ', '<a "', '<a \'"', '<a b="', '</', '<a', '"<a >']) {
    const text = `${unit.repeat(Math.ceil(130_000 / unit.length))}>`;
    expect(findTags(text).length).toBeLessThan(text.length);
  }
});

it('makes one piece of a tag and the placeholders that overlap it', () => {
  const text = '<a href="{url}"> {{ <b }} > %s';
  expect(findUntouchables(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '<a href="{url}">',
    '{{ <b }} >',
    '%s',
  ]);
});

it('hides from a segmenter what would cut a tag, and keeps the length', () => {
  const text = 'Go. <a title="Stop. Go!\n😀">x</a> {\nn} ok.\n< y';
  const veiled = veilUntouchables(text);
  expect(veiled).toBe(`Go. _a_title__Stop__Go${'_'.repeat(6)}x__a_ __n_ ok.\n< y`);
  expect(veiled).toHaveLength(text.length);
});
