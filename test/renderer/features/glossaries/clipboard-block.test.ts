import { describe, expect, it } from 'vitest';
import { readBlock } from '../../../../renderer/features/glossaries/grid/clipboard-block.ts';

describe('readBlock', () => {
  it.each<[string, string, string[][]]>([
    ['one word', 'contract', [['contract']]],
    ['lines', 'a\r\nb\n', [['a'], ['b']]],
    [
      'tabs',
      'a\tA\nb\tB\n',
      [
        ['a', 'A'],
        ['b', 'B'],
      ],
    ],
    [
      'an empty cell at the end',
      'a\t\nb\tB',
      [
        ['a', ''],
        ['b', 'B'],
      ],
    ],
    ['quoted cells', '"a\tb"\t"say ""no"""\n', [['a\tb', 'say "no"']]],
    ['quotes inside a cell', '5" pipe\tRohr', [['5" pipe', 'Rohr']]],
    ['quotes that do not end a cell', '"Hello" world\tHallo', [['"Hello" world', 'Hallo']]],
    [
      'lines of a CSV file',
      'a,A\nb,"B, C"',
      [
        ['a', 'A'],
        ['b', 'B, C'],
      ],
    ],
    [
      'semicolons',
      'a;A\nb;B',
      [
        ['a', 'A'],
        ['b', 'B'],
      ],
    ],
    ['a sentence with a comma', 'Hello, world', [['Hello, world']]],
    ['lines with commas here and there', 'a, b\nc', [['a, b'], ['c']]],
  ])('reads %s', (_, text, block) => {
    expect(readBlock(text)).toEqual(block);
  });
});
