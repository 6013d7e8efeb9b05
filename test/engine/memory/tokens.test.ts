import { expect, test } from 'vitest';
import { tokenise } from '../../../main/engine/memory/tokens.ts';

const shown = (text: string) => tokenise(text).map(({ kind, text: t }) => `${kind.charAt(0)}:${t}`);

test('tags and placeholders', () => {
  expect(shown('<b>Hi</b> {0} {{name}} ${x} %s %1$d %(user)s 50% off <3')).toEqual([
    ...['t:<b>', 'w:Hi', 't:</b>', 't:{0}', 't:{{name}}', 't:${x}', 't:%s', 't:%1$d', 't:%(user)s'],
    ...['n:50', 'p:%', 'w:off', 'p:<', 'n:3'],
  ]);
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
  for (const piece of ['<a', '{', '%(', 'a', '1.', "a'", '\u0e01\u0e48']) {
    expect(tokenise(piece.repeat(100_000)).length).toBeGreaterThan(0);
  }
});
