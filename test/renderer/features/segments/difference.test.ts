import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceParts } from '../../../../renderer/features/segments/pane/difference.ts';
import { markedParts } from '../../../../renderer/features/segments/pane/marked-parts.ts';

const shown = (stored: string, segment: string) =>
  differenceParts(stored, segment)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'deleted' ? `[-${text}]` : `[+${text}]`,
    )
    .join('');

describe('differenceParts', () => {
  it('shows words that went and came in the stored source', () => {
    expect(shown('The file could not be opened.', 'The document could not be opened.')).toBe(
      'The [-file][+document] could not be opened.',
    );
    expect(shown('Do it.', 'Do not do it.')).toBe('Do [+not do ]it.');
    expect(shown('', 'New')).toBe('[+New]');
    expect(shown('Same', 'Same')).toBe('Same');
  });

  it('shows numbers, letter case, marks and tags, each whole', () => {
    expect(shown('Page 12', 'Page 14')).toBe('Page [-12][+14]');
    expect(shown('Save', 'save')).toBe('[-Save][+save]');
    expect(shown('<g1>Save</g1>', '<g2>Save</g2>')).toBe('[-<g1>][+<g2>]Save[-</g1>][+</g2>]');
    expect(shown('Save.', 'Save')).toBe('Save[-.]');
  });

  it('reads a run of changed words as one change', () => {
    expect(shown('See old red books here', 'See new blue books here')).toBe(
      'See [-old red][+new blue] books here',
    );
  });

  it('compares scripts without spaces by character', () => {
    expect(shown('新しいファイルを開く', '新しいフォルダーを開く')).toBe(
      '新しいフ[-ァイ][+ォ]ル[+ダー]を開く',
    );
    expect(shown('เปิดไฟล์', 'ปิดไฟล์')).toBe('[-เ]ปิดไฟล์');
  });

  it('holds both texts whole, whatever they are', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '1', '.', '字', '<x1/>'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(text, text, (stored, segment) => {
        const parts = differenceParts(stored, segment);
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join('');
        expect(without('inserted')).toBe(stored);
        expect(without('deleted')).toBe(segment);
      }),
    );
  });

  it('is done with long texts as one change', () => {
    const [one, other] = ['a '.repeat(2000), 'b '.repeat(2000)];
    expect(differenceParts(one, other).map(({ kind }) => kind)).toEqual([
      'deleted',
      'inserted',
      'same',
    ]);
  });
});

describe('markedParts', () => {
  it('marks ranges in any order, overlapping or astray', () => {
    const parts = markedParts('concordance', [
      [8, 40],
      [0, 3],
      [2, 5],
    ]);
    expect(parts).toEqual([
      { text: 'con', isMarked: true },
      { text: 'co', isMarked: true },
      { text: 'rda', isMarked: false },
      { text: 'nce', isMarked: true },
    ]);
  });
});
