import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeOffsets } from '../../../../main/engine/formats/json/escape-offsets.ts';
import {
  jsonStrings,
  jsonStyle,
  readJsonString,
  writeJsonString,
} from '../../../../main/engine/formats/json/json-strings.ts';
import { anyCharacter } from '../../../any-character.ts';

const valuesOf = (source: string) =>
  jsonStrings(source).map(({ start, end, pointer }) => [
    pointer,
    readJsonString(source.slice(start, end)),
  ]);

/** The same by another reader. */
function stringsIn(value: unknown, pointer = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    stringsIn(inner, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

describe('jsonStrings', () => {
  it('finds values and no names, with pointers to them', () => {
    const source = ' {"a": "b", "c/d~e": [1, "f", {"": "g"}], "h": "i\\"j", "k": null} ';
    expect(valuesOf(source)).toEqual([
      ['/a', 'b'],
      ['/c~1d~0e/1', 'f'],
      ['/c~1d~0e/2/', 'g'],
      ['/h', 'i"j'],
    ]);
    expect(valuesOf('"alone"')).toEqual([['', 'alone']]);
  });

  it('finds what the platform reads', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1, '\t'), (value, space) => {
        const source = JSON.stringify(value, null, space);
        // Names like numbers come first in objects of the platform.
        const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
        expect(sorted(valuesOf(source))).toEqual(sorted(stringsIn(JSON.parse(source))));
      }),
    );
  });

  it('takes and refuses what the platform does', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e',
      '1',
      '-0.5e3',
      '01',
      'true',
      'nul',
      ' ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 9 }), (parts) => {
        const source = parts.join('');
        const isTaken = (read: () => unknown) => {
          try {
            read();
            return true;
          } catch {
            return false;
          }
        };
        expect(isTaken(() => jsonStrings(source))).toBe(isTaken(() => JSON.parse(source)));
      }),
      { numRuns: 3_000 },
    );
  });

  it('says where a file is damaged, and nothing of what it says', () => {
    expect(() => jsonStrings('{\n  "secret": tru\n}')).toThrow('line 2, column 13');
  });
});

describe('writeJsonString', () => {
  it('gives back every text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter }),
        fc.boolean(),
        fc.boolean(),
        (text, ascii, slash) => {
          const raw = writeJsonString(text, { ascii, slash });
          expect(readJsonString(raw)).toBe(text);
          if (ascii) expect(raw).toMatch(/^\p{ASCII}*$/u);
        },
      ),
    );
  });

  it('follows the style of the file', () => {
    expect(jsonStyle('{"a": "caf\\u00e9 \\/"}')).toEqual({ ascii: true, slash: true });
    expect(jsonStyle('{"a": "café"}')).toEqual({ ascii: false, slash: false });
    expect(jsonStyle('{"a": "plain"}')).toEqual({ ascii: false, slash: false });
  });
});

it('escapeOffsets finds each character of a string where it is written', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const raw = writeJsonString(text, { ascii: true, slash: true });
      const place = escapeOffsets(raw);
      for (let at = 0; at <= text.length; at += 1) {
        expect(readJsonString(raw.slice(0, place(at)))).toBe(text.slice(0, at));
      }
    }),
  );
});
