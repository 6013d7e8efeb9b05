import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedPieces } from '../../../../renderer/features/local-memories/units/marked-pieces.ts';
import { importDraft, isTable } from '../../../../renderer/features/local-memories/import-draft.ts';

describe('markedPieces', () => {
  it('cuts a text where the search stands', () => {
    expect(markedPieces('the signed contract', [[4, 10]])).toEqual([
      { text: 'the ', isMarked: false },
      { text: 'signed', isMarked: true },
      { text: ' contract', isMarked: false },
    ]);
  });

  it('gives the whole text back whatever the ranges are', () => {
    const range = fc.tuple(fc.integer({ min: -3, max: 30 }), fc.integer({ min: -3, max: 30 }));
    fc.assert(
      fc.property(fc.string(), fc.array(range), (text, ranges) => {
        const pieces = markedPieces(text, ranges);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
    );
  });
});

describe('an import draft', () => {
  it('names a new memory after the file, without its ending', () => {
    expect(importDraft('Office 2026.final.tmx', null).name).toBe('Office 2026.final');
    expect(importDraft('.tmx', null).name).toBe('.tmx');
  });

  it('knows tables, which may not name their languages', () => {
    expect(['a.csv', 'a.TSV', 'a.txt'].every(isTable)).toBe(true);
    expect(['a.tmx', 'a.xliff', 'csv'].some(isTable)).toBe(false);
  });
});
