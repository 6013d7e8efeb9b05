import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutMarkup } from '../../../main/features/text/markup-chunks.ts';

const cut = (text: string, kind: 'xml' | 'html', bytes: number, largest = bytes) =>
  cutMarkup(text, kind, { bytes, largest })?.map(({ start, end }) => text.slice(start, end)) ??
  null;

describe('cutMarkup', () => {
  it('leaves a text whole that fits, blank lines or not', () => {
    expect(cut('<p>a</p>\n\n<p>b</p>', 'xml', 1000, 1)).toEqual(['<p>a</p>\n\n<p>b</p>']);
  });

  it('cuts at blank lines outside of elements only', () => {
    const text = '<p>a\n\nb</p>\n\n<p x="\n\n">c</p>\n\n<!-- d\n\ne --><br/>\n\nend';
    expect(cut(text, 'xml', 30, 1)).toEqual([
      '<p>a\n\nb</p>\n\n',
      '<p x="\n\n">c</p>\n\n',
      '<!-- d\n\ne --><br/>\n\n',
      'end',
    ]);
  });

  it('knows the elements of HTML that have no end', () => {
    expect(cut('<p>a<br>b</p>\n\n<hr>\n\n<p>c</p>', 'html', 20, 1)).toEqual([
      '<p>a<br>b</p>\n\n',
      '<hr>\n\n',
      '<p>c</p>',
    ]);
  });

  it('refuses an element that is too large by itself', () => {
    expect(cut(`<p>${'long '.repeat(50)}</p>`, 'xml', 100)).toBeNull();
  });

  it('loses nothing, and each chunk closes what it opens', () => {
    const block = fc.constantFrom(
      '<p>a\n\nb</p>',
      '<b/>',
      'text',
      '<d><e>x</e>\n\n</d>',
      '<!--\n\n-->',
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 20 }), (blocks) => {
        const text = blocks.join('\n\n');
        const pieces = cut(text, 'xml', 40, 1) ?? [];
        expect(pieces.join('')).toBe(text);
        for (const piece of pieces) {
          expect(piece.match(/<\w+>/g)?.length ?? 0).toBe(piece.match(/<\/\w+>/g)?.length ?? 0);
        }
      }),
    );
  });
});
