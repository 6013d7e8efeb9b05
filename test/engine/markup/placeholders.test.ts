import { expect, it } from 'vitest';
import { findPlaceholders } from '../../../main/engine/markup/placeholders.ts';

const found = (text: string) =>
  findPlaceholders(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Hello {name}, {0} of {user.count}', ['{name}', '{0}', '{user.count}']],
  [
    '{{ first name }} and ${total} and #{x} and %{y}',
    ['{{ first name }}', '${total}', '#{x}', '%{y}'],
  ],
  [
    '%s has %1$d of %5.2f, %-10s, %ld and %(name)s',
    ['%s', '%1$d', '%5.2f', '%-10s', '%ld', '%(name)s'],
  ],
  ['File %1 of %2 in %PATH%', ['%1', '%2', '%PATH%']],
  [
    'See https://example.com/a?b=1&c=(2). Or www.example.org!',
    ['https://example.com/a?b=1&c=(2', 'www.example.org'],
  ],
  [
    '{count, plural, one {# file in {folder}} other {# files}} of {n}',
    ['{count, plural, one {# file in {folder}} other {# files}}', '{n}'],
  ],
  [
    '{sex,select,male{his}other{their}} &productName; A&B; %sの',
    ['{sex,select,male{his}other{their}}', '&productName;', '%s'],
  ],
  ['Write to jane.doe+x@mail.example.co.uk.', ['jane.doe+x@mail.example.co.uk']],
])('finds them in %s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

it.each([
  'A 100 % discount',
  '50% of people',
  '5 %',
  'a {long sentence in braces} b',
  'no@',
  '@name',
  'and/or',
  'e.g. this',
  '100%',
])('finds none in %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('stays fast on hostile text', () => {
  for (const unit of [
    'a',
    '{',
    '%',
    '@',
    '{a',
    'a@a',
    'https://',
    '%(',
    '${',
    'a.',
    '{a,plural,',
    '{a,plural,{',
    '&a',
  ]) {
    const text = unit.repeat(Math.ceil(130_000 / unit.length));
    expect(findPlaceholders(text).length).toBeLessThan(text.length);
  }
});

it.each([
  '{name}',
  '%s',
  '$HOME',
  '@name@',
  '&brandName;',
  'ann@example.org',
  'https://example.org',
  'ftp://example.org',
  'www.example.org',
])('%s is found where the text has no other placeholder', (written) => {
  expect(found(`Look ${written} up`)).toEqual([written]);
});
