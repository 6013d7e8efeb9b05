import { describe, expect, it } from 'vitest';
import { readEntries } from '../../../main/service/customization/glossary-entries/read-entries.ts';
import type { EntryFormat } from '../../../main/service/customization/glossary-entries/read-entries.ts';
import { mergeEntries } from '../../../main/service/customization/glossary-entries/merge-entries.ts';
import { readTsv, writeTsv } from '../../../main/service/customization/glossary-entries/tsv.ts';

const PAIR = { source: 'en', target: 'de' };
const read = (text: string, format: EntryFormat = 'tsv') =>
  readEntries(text, format, PAIR).map(({ source, target }) => [source, target]);
const fault = (text: string, format: EntryFormat = 'tsv'): string => {
  try {
    return `read ${JSON.stringify(read(text, format))}`;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('entries with tabs', () => {
  it('stand one a line, whatever ends it, in their order', () => {
    expect(read('b\tB\r\na\tA\n\n\r\rc\tC\r')).toEqual([
      ['b', 'B'],
      ['a', 'A'],
      ['c', 'C'],
    ]);
  });

  it('have no quotes, commas or case of their own', () => {
    expect(read('"a"\t""b"\na,b\tc,d\nFile\tx\nfile\ty')).toEqual([
      ['"a"', '""b"'],
      ['a,b', 'c,d'],
      ['File', 'x'],
      ['file', 'y'],
    ]);
  });

  it('may begin with a byte order mark', () => {
    expect(read('\ufeffa\tb')).toEqual([['a', 'b']]);
  });

  it('are none in an empty text', () => {
    for (const text of ['', '\n', '\r\n\r', '\ufeff']) expect(read(text)).toEqual([]);
  });

  it.each([
    ['Hello', 'Key with the index 0 (starting at position 0) misses tab separator'],
    ['a\tb\n \n', 'Key with the index 1 (starting at position 4) misses tab separator'],
    [
      'artist\tMaler\nartist\tKünstler',
      'Key with the index 1 (starting at position 13) duplicates key with the index 0 (starting at position 0)',
    ],
    // Empty lines have a position and no index; a character is one, however many bytes it has.
    [
      '\r\n😀ü\tb\n\nx\ty\r\n😀ü\tc',
      'Key with the index 2 (starting at position 13) duplicates key with the index 0 (starting at position 2)',
    ],
    ['a\tb\tc', 'Key with the index 0 (starting at position 0) has more than one tab separator'],
    ['\tb', 'Key with the index 0 (starting at position 0) is empty'],
    ['a\t', 'Value with the index 0 (starting at position 0) is empty'],
    [
      'x\ty\n a\tb',
      'Key with the index 1 (starting at position 4) begins or ends with white space',
    ],
    ['a\tb ', 'Value with the index 0 (starting at position 0) begins or ends with white space'],
    [
      'a\tb\u00a0',
      'Value with the index 0 (starting at position 0) begins or ends with white space',
    ],
    ['\u3000a\tb', 'Key with the index 0 (starting at position 0) begins or ends with white space'],
  ])('%j: %s', (text, message) => {
    expect(fault(text)).toBe(message);
  });

  it.each(['\u0000', '\u001f', '\u007f', '\u0080', '\u0085', '\u009f', '\u2028', '\u2029'])(
    'have no control character %j',
    (control) => {
      expect(fault(`a${control}a\tb`)).toBe(
        'Key with the index 0 (starting at position 0) contains a control character',
      );
      expect(fault(`a\tb${control}b`)).toBe(
        'Value with the index 0 (starting at position 0) contains a control character',
      );
    },
  );

  it.each([
    ['a', 1024],
    ['ü', 512],
    ['漢', 341],
    ['😀', 256],
  ])('are texts of %s up to 1,024 bytes', (letter, most) => {
    const filled = letter.repeat(most);
    const full = filled + 'a'.repeat(1024 - Buffer.byteLength(filled));
    expect(Buffer.byteLength(full)).toBe(1024);
    for (const text of [full.slice(0, -1), full]) {
      expect(read(`${text}\tb`)).toEqual([[text, 'b']]);
      expect(read(`b\t${text}`)).toEqual([['b', text]]);
    }
    expect(fault(`${full}a\tb`)).toBe(
      'Key with the index 0 (starting at position 0) exceeds 1024 bytes',
    );
    expect(fault(`b\t${full}${letter}`)).toBe(
      'Value with the index 0 (starting at position 0) exceeds 1024 bytes',
    );
  });
});

describe('entries with commas', () => {
  it('may be quoted, with quotes doubled', () => {
    expect(read('a,b\n"c,","say ""hi"""', 'csv')).toEqual([
      ['a', 'b'],
      ['c,', 'say "hi"'],
    ]);
  });

  it('may name their languages; others are left out, whatever is in them', () => {
    const csv = 'a,b,en,de\nc,d,EN,De\na,x,en,fr\n" bad ",,de,en\na,y,en-US,de\ne,f';
    expect(read(csv, 'csv')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
    expect(read('a,b,fr,de', 'csv')).toEqual([]);
  });

  it.each([
    ['a', 'Key with the index 0 (starting at position 0) misses comma separator'],
    ['a\tb', 'Key with the index 0 (starting at position 0) misses comma separator'],
    ['a,b,en', 'Key with the index 0 (starting at position 0) has 3 fields instead of two or four'],
    [
      'a,b,en,de,',
      'Key with the index 0 (starting at position 0) has 5 fields instead of two or four',
    ],
    ['x,y\na"b,c', 'Key with the index 1 (starting at position 4) has misplaced quotation marks'],
    ['"a"b,c', 'Key with the index 0 (starting at position 0) has misplaced quotation marks'],
    ['"a,c', 'Key with the index 0 (starting at position 0) has misplaced quotation marks'],
    ['"a\nb",c', 'Key with the index 0 (starting at position 0) has misplaced quotation marks'],
    ['a, b', 'Value with the index 0 (starting at position 0) begins or ends with white space'],
    ['a,"b\t"', 'Value with the index 0 (starting at position 0) contains a control character'],
    [',b', 'Key with the index 0 (starting at position 0) is empty'],
    [
      'a,b\n"a",c',
      'Key with the index 1 (starting at position 4) duplicates key with the index 0 (starting at position 0)',
    ],
  ])('%j: %s', (text, message) => {
    expect(fault(text, 'csv')).toBe(message);
  });
});

it('merging changes an entry in its place and adds new ones behind', () => {
  const merged = mergeEntries(readTsv('a\t1\nb\t2\n__proto__\t3'), readTsv('c\t4\nb\t5'));
  expect(writeTsv(merged)).toBe('a\t1\nb\t5\n__proto__\t3\nc\t4');
});
