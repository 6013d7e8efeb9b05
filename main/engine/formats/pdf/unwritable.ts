import type { StyledText } from '../fonts/atoms.ts';
import type { Faces } from '../fonts/faces.ts';
import { groupsOf } from './shared-shows.ts';
import type { TranslatedBlock } from './translated-block.ts';

/** Paragraphs by whether their new text can be drawn. */
export interface Writable {
  /** All of them; those that cannot be drawn have their own text again. */
  readonly blocks: readonly TranslatedBlock[];
  /** Paragraphs whose translation is lost thereby. */
  readonly kept: readonly TranslatedBlock[];
  /** Share of the characters of all units that is kept so, 0 to 1. */
  readonly share: number;
}

/**
 * Finds the paragraphs whose translation no font at hand can write. They stay as they are drawn, and
 * with them what one operator draws together with them.
 */
export async function keepUnwritable(
  blocks: readonly TranslatedBlock[],
  faces: Faces,
): Promise<Writable> {
  const groups = [...Map.groupBy(blocks, ({ page }) => page).values()]
    .flatMap(groupsOf)
    .filter((group) => group.some(({ spans }) => spans !== undefined));
  await faces.prepare(groups.flat().flatMap(textsOf));
  const kept = groups
    .filter(
      (group) => !group.flatMap(textsOf).every(({ text, look }) => faces.canWrite(text, look)),
    )
    .flat()
    .filter(({ spans }) => spans !== undefined);
  const isKept = new Set(kept);
  return {
    blocks: blocks.map((entry) => {
      if (!isKept.has(entry)) return entry;
      const { page, block, unit } = entry;
      return { page, block, unit };
    }),
    kept,
    share: lengthOf(kept) / Math.max(1, lengthOf(blocks.filter(({ unit }) => unit !== null))),
  };
}

/** All that is drawn anew with a paragraph. */
const textsOf = ({ block, spans = block.spans }: TranslatedBlock): StyledText[] => [
  ...spans.filter(({ look }) => look.sign === undefined),
  ...(block.marker === null || block.marker.look.sign !== undefined ? [] : [block.marker]),
];

const lengthOf = (blocks: readonly TranslatedBlock[]): number =>
  blocks
    .flatMap(({ block, spans = block.spans }) => spans)
    .reduce((sum, { text }) => sum + text.length, 0);
