import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../preload/contract/glossaries.ts';
import {
  entriesBytes,
  entryFaults,
  glossaryNameFault,
  isGlossaryTooLarge,
  textProblem,
  utf8Bytes,
} from '../../../preload/contract/glossary-rules.ts';
import { anyCharacter } from '../../any-character.ts';

describe('bytes', () => {
  it('are those of UTF-8, of broken pairs too', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter }),
        fc.string({ unit: fc.constantFrom('\ud83d', '\udcac', 'é', '水') }),
        (text, odd) => {
          expect(utf8Bytes(text + odd)).toBe(new TextEncoder().encode(text + odd).length);
        },
      ),
    );
  });

  it.each([
    ['one byte', 'x', 1],
    ['two bytes', 'ü', 2],
    ['three bytes', '水', 3],
    ['four bytes', '💬', 4],
  ])('up to 1,024 of letters of %s are a term or a name', (_, letter, size) => {
    const count = Math.floor(1024 / size) - 1;
    const ofBytes = (bytes: number) => letter.repeat(count) + 'x'.repeat(bytes - count * size);
    for (const check of [textProblem, glossaryNameFault]) {
      expect([1023, 1024, 1025].map((bytes) => check(ofBytes(bytes)))).toEqual([
        null,
        null,
        'too-long',
      ]);
    }
  });

  it('of a glossary are at most ten megabytes', () => {
    const half: Entry[] = [['ü'.repeat(100), 'x'.repeat(10 * 1024 * 512 - 201)]];
    expect(entriesBytes(half)).toBe(5 * 1024 * 1024);
    expect(isGlossaryTooLarge([half, half])).toBe(false);
    expect(isGlossaryTooLarge([half, half, [['', '']]])).toBe(true);
    const less: Entry[] = [
      ['ü'.repeat(100), 'x'.repeat(10 * 1024 * 512 - 203)],
      ['', ''],
    ];
    expect(entriesBytes(less)).toBe(5 * 1024 * 1024);
  });
});

describe('an entry', () => {
  it.each([
    ['', 'empty'],
    [' \u3000', 'empty'],
    ['a\tb', 'control-character'],
    ['a\nb', 'control-character'],
    ['a\u009fb', 'control-character'],
    ['a\u2028b', 'control-character'],
    ['a\ud800b', 'control-character'],
    [' a', 'outer-space'],
    ['a\u00a0', 'outer-space'],
    ['a b', null],
    ['=1+1', null],
    ['👩‍👩‍👧', null],
  ])('%j is %s', (text, problem) => {
    expect(textProblem(text)).toBe(problem);
  });

  it('has a source that stands nowhere above it, letter by letter', () => {
    expect(
      entryFaults([
        ['a', 'x'],
        ['A', 'x'],
        ['a', ''],
        ['b', 'x '],
        ['', 'x'],
        ['', 'y'],
      ]),
    ).toEqual([
      { index: 2, problem: 'duplicate', side: 'source' },
      { index: 3, problem: 'outer-space', side: 'target' },
      { index: 4, problem: 'empty', side: 'source' },
      { index: 5, problem: 'empty', side: 'source' },
    ]);
  });
});
