import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SegmentOrigin } from '../../../../preload/contract/text.ts';
import {
  differingWords,
  resultBlocks,
  segmentAtSource,
} from '../../../../renderer/features/text/origins.ts';

function segment(kind: SegmentOrigin['kind'], start: number, end: number): SegmentOrigin {
  return { kind, source: [start, end], target: [start, end] };
}

const textOf = (text: string, segments: readonly SegmentOrigin[]) =>
  resultBlocks(text, segments)
    .flatMap((block) => block.pieces)
    .map((piece) => piece.text)
    .join('');

describe('resultBlocks', () => {
  it('gives the text back exactly, whatever the segments are', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '.', 'é', '😀') });
    const segments = fc.array(
      fc.record({
        kind: fc.constantFrom<SegmentOrigin['kind']>('pseudo', 'engine', 'memory-exact'),
        from: fc.nat(30),
        length: fc.integer({ min: -2, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(texts, segments, (text, given) => {
        const list = given.map(({ kind, from, length }) => segment(kind, from, from + length));
        expect(textOf(text, list)).toBe(text);
      }),
    );
  });

  it('cuts a result of a thousand paragraphs into several blocks', () => {
    const line = 'A sentence that fills some room in the pane.';
    const text = `${line}\n`.repeat(1000);
    const segments = Array.from({ length: 1000 }, (_, index) => {
      const start = index * (line.length + 1);
      return segment('pseudo', start, start + line.length);
    });
    expect(resultBlocks(text, segments).length).toBeGreaterThan(5);
  });
});

describe('segmentAtSource', () => {
  it('finds the segment under an offset and none between two', () => {
    const segments = [segment('pseudo', 0, 4), segment('pseudo', 6, 10)];
    expect([0, 3, 4, 6, 9, 10].map((at) => segmentAtSource(segments, at))).toEqual([
      0,
      0,
      null,
      1,
      1,
      null,
    ]);
  });
});

describe('differingWords', () => {
  it('finds the words that the stored source has not, in their segment and in order', () => {
    const text = 'Sign the red page. Sign the blue page today.';
    const fuzzy = (start: number, end: number, changed: readonly string[]): SegmentOrigin => ({
      ...segment('memory-fuzzy', start, end),
      changes: changed.map((source) => ({ stored: 'x', source })),
    });
    const found = differingWords(text, [fuzzy(0, 18, ['red']), fuzzy(19, 44, ['blue', 'today'])]);
    expect(found.map((range) => text.slice(...range))).toEqual(['red', 'blue', 'today']);
    expect(differingWords(text, [fuzzy(0, 18, ['today'])])).toEqual([]);
  });
});
