import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SegmentOrigin } from '../../../../preload/contract/text.ts';
import { originGroups, segmentAtSource } from '../../../../renderer/features/text/origins.ts';

function segment(kind: SegmentOrigin['kind'], start: number, end: number): SegmentOrigin {
  return { kind, source: [start, end], target: [start, end] };
}

const textOf = (text: string, segments: readonly SegmentOrigin[]) =>
  originGroups(text, segments)
    .flatMap((group) => group.pieces)
    .map((piece) => piece.text)
    .join('');

describe('originGroups', () => {
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

  it('explains neighbouring paragraphs of one origin once', () => {
    const groups = originGroups('One.\n\nTwo.', [
      segment('pseudo', 0, 4),
      segment('pseudo', 6, 10),
    ]);
    expect(groups.map((group) => group.origins.length)).toEqual([1]);
  });

  it('keeps paragraphs of different origin apart, with the blank line between them', () => {
    const groups = originGroups('One.\n\nTwo.', [
      segment('pseudo', 0, 4),
      segment('engine', 6, 10),
    ]);
    expect(groups.map((group) => group.pieces.map((piece) => piece.text).join(''))).toEqual([
      'One.\n',
      '\n',
      'Two.',
    ]);
    expect(groups.map((group) => group.origins[0]?.kind)).toEqual(['pseudo', undefined, 'engine']);
  });

  it('tells the origins of one paragraph in order, neighbours that are alike once', () => {
    const [group] = originGroups('A. B. C.', [
      segment('pseudo', 0, 2),
      segment('pseudo', 3, 5),
      segment('engine', 6, 8),
    ]);
    expect(group?.origins.map((origin) => origin.kind)).toEqual(['pseudo', 'engine']);
  });

  it('cuts a result of a thousand paragraphs into several groups', () => {
    const line = 'A sentence that fills some room in the pane.';
    const text = `${line}\n`.repeat(1000);
    const segments = Array.from({ length: 1000 }, (_, index) => {
      const start = index * (line.length + 1);
      return segment('pseudo', start, start + line.length);
    });
    expect(originGroups(text, segments).length).toBeGreaterThan(5);
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
