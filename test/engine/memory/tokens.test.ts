import { expect, test } from 'vitest';
import { analyse } from '../../../main/engine/memory/segment-text.ts';
import { tokenise } from '../../../main/engine/memory/tokens.ts';

const shown = (text: string) => tokenise(text).map(({ kind, text: t }) => `${kind.charAt(0)}:${t}`);

test('tags and placeholders', () => {
  expect(shown('<b>Hi</b> {0} {{name}} ${x} %s %1$d %(user)s 50% off <3')).toEqual([
    ...['t:<b>', 'w:Hi', 't:</b>', 'p:{0}', 'p:{{name}}', 'p:${x}', 'p:%s', 'p:%1$d', 'p:%(user)s'],
    ...['n:50', 'p:%', 'w:off', 'p:<', 'n:3'],
  ]);
});

const placeables = (text: string) =>
  tokenise(text)
    .filter(({ kind }) => kind === 'placeable')
    .map((token) => token.text);

test.each([
  ['printf', '%s %5.2f %-10s %1$d %*d %.3s %lu %zu', '%s %5.2f %-10s %1$d %*d %.3s %lu %zu'],
  ['printf beside words', '%dx%d, %sMB, 100%%s, 50% sure, 5%d', '%d %d %s %d'],
  ['Python', '%(name)s {user.name} {value!r:>10} {}', '%(name)s {user.name} {value!r:>10} {}'],
  ['ICU', '{0} {n, number} {n, plural, one {# file} other {# files}}', '{0} {n, number}'],
  [
    'shells and templates',
    '$name ${x} $(ARG1) #{y} %{z} {{ a b }} $5',
    '$name ${x} $(ARG1) #{y} %{z} {{ a b }}',
  ],
  ['Qt, KDE and Boost', '%n %1 %L2 %1% %1%2', '%n %1 %L2 %1% %1 %2'],
  ['GCC', '%qT %q#T %<true%> %qE %+D %<%s%>', '%qT %q#T %<true%> %qE %+D %<%s%>'],
  ['LibreOffice and Windows', '%PRODUCTNAME %PATH% %product%', '%PRODUCTNAME %PATH% %product%'],
  ['gettext and Ruby', '%<PRIu64> %<name>s', '%<PRIu64> %<name>s'],
  ['dates', '%Y-%m-%d %H:%M', '%Y %m %d %H %M'],
  [
    'names in angle brackets',
    '<file> <user name> <b>x</b> <em> <emphasis>y</emphasis>',
    '<file> <user name>',
  ],
  [
    'references and build names',
    '&brand; &#160; @VERSION@ a@b.example',
    '&brand; &#160; @VERSION@',
  ],
])('placeables of %s', (_, text, expected) => {
  expect(placeables(text).join(' ')).toBe(expected);
});

test('the key of a menu entry and the brackets of an ending belong to the word', () => {
  const words = (text: string) => analyse(text).folded;
  for (const entry of ['&File', 'F&ile', '~File', 'Fi~le', '_File', 'Fi_le']) {
    expect(words(entry)).toEqual(['file']);
  }
  expect(words('ファイル(&F)')).toEqual(['フ', 'ァ', 'イ', 'ル']);
  expect(words('file(s) and Datei(en)')).toEqual(['files', 'and', 'dateien']);
  expect(words('a_b and c_d, Tom & Ann')).toEqual(['a', 'b', 'and', 'c', 'd', 'tom', 'ann']);
});

test('numbers keep their separators, words their apostrophes', () => {
  expect(shown("1,234.50 12:30 don't l’eau 3D MP3 x.")).toEqual([
    ...['n:1,234.50', 'n:12:30', "w:don't", 'w:l’eau', 'n:3', 'w:D', 'w:MP3', 'w:x', 'p:.'],
  ]);
});

test('scripts without spaces give one token for each character, with its marks', () => {
  expect(shown('ファイルを開く。')).toEqual(
    Array.from('ファイルを開く', (c) => `w:${c}`).concat('p:。'),
  );
  expect(shown('ที่นี่')).toEqual(['w:ที่', 'w:นี่']);
  expect(shown('打开file吧')).toEqual(['w:打', 'w:开', 'w:file', 'w:吧']);
  expect(shown('한국어 단어')).toEqual(['w:한국어', 'w:단어']);
});

test('white space is noted on the token after it', () => {
  expect(tokenise('a  b,c').map(({ spaced }) => spaced)).toEqual([false, true, false, false]);
});

test('every visible character is in exactly one token', () => {
  const text = 'Ünïcode 👍🏽 – “x” <a href="y">z</a> % { } ٣٤ ½ z\u0301';
  const joined = tokenise(text)
    .map((token) => token.text)
    .join('');
  expect(joined.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});

test('hostile text stays linear', () => {
  for (const piece of [
    '<a',
    '{',
    '%(',
    '%<',
    '%',
    '&',
    '_a',
    '@a',
    '$',
    'a(',
    'a',
    '1.',
    "a'",
    '\u0e01\u0e48',
  ]) {
    expect(tokenise(piece.repeat(100_000)).length).toBeGreaterThan(0);
  }
});
