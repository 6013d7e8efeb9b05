import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patchText } from '../../../../renderer/features/segments/tags/patch-text.ts';

/** A node that takes down how much of it was changed. */
function nodeOf(data: string) {
  return {
    data,
    changed: 0,
    replaceData(offset: number, count: number, more: string) {
      this.data = this.data.slice(0, offset) + more + this.data.slice(offset + count);
      this.changed += count + more.length;
    },
  };
}

it('gives a node any other text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀') });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const node = nodeOf(before);
      patchText(node, after);
      expect(node.data).toBe(after);
    }),
  );
});

it('changes no more than what differs', () => {
  const node = nodeOf('a'.repeat(5000) + 'b'.repeat(5000));
  patchText(node, 'a'.repeat(5000) + 'x' + 'b'.repeat(5000));
  patchText(node, 'a'.repeat(5000) + 'x' + 'b'.repeat(5000));
  expect(node.changed).toBe(1);
});
