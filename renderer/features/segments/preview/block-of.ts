import type { PreviewedBlock } from '../../../../preload/contract/segment-preview.ts';

/** Index of the block that a segment stands in; 0 where there are no blocks. */
export function blockOf(blocks: readonly Pick<PreviewedBlock, 'first'>[], segment: number): number {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.first ?? 0) <= segment) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
