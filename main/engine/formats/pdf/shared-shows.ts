import type { Block } from './block.ts';
import type { TranslatedBlock } from './translated-block.ts';

/** The text operators that draw a paragraph and its list mark. */
export const showsOf = (block: Block): readonly number[] => [
  ...block.shows,
  ...(block.marker?.shows ?? []),
];

/**
 * The paragraphs of a page in groups: those that one operator draws together can only be drawn anew
 * together.
 */
export function groupsOf(blocks: readonly TranslatedBlock[]): TranslatedBlock[][] {
  const owners = Map.groupBy(
    blocks.flatMap((entry) => showsOf(entry.block).map((show) => ({ show, entry }))),
    ({ show }) => show,
  );
  const seen = new Set<TranslatedBlock>();
  const groups: TranslatedBlock[][] = [];
  for (const first of blocks) {
    if (seen.has(first)) continue;
    seen.add(first);
    const group = [first];
    // It grows while it is walked over.
    for (const entry of group) {
      for (const show of showsOf(entry.block)) {
        for (const { entry: other } of owners.get(show) ?? []) {
          if (seen.has(other)) continue;
          seen.add(other);
          group.push(other);
        }
      }
    }
    groups.push(group);
  }
  return groups;
}
