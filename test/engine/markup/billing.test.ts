import { expect, it } from 'vitest';
import { billedCharacters } from '../../../main/engine/markup/billing.ts';

it.each([
  ['', 0],
  ['Good morning', 12],
  ['a😀é', 3],
  ['👩‍👩‍👧', 5],
  ['\ud83d', 1],
  ['<b>x</b>', 8],
])('counts the code points of %s', (text, expected) => {
  expect(billedCharacters(text)).toBe(expected);
});

it('does not bill tags, comments and code', () => {
  expect(billedCharacters('<p class="a">Good <b>day</b></p><!-- note -->', 'html')).toBe(8);
  expect(billedCharacters('<style>a{}</style><p>a &amp; b&nbsp;c</p>', 'html')).toBe(7);
  expect(billedCharacters('<?xml version="1.0"?><p>a<![CDATA[<b>]]>&#233;</p>', 'xml')).toBe(5);
});

it('counts malformed XML as far as it goes', () => {
  expect(billedCharacters('<p>a <b', 'xml')).toBe(4);
  expect(billedCharacters('a & b', 'xml')).toBe(5);
});
