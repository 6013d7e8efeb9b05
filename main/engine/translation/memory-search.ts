import type { Block } from '../markup/blocks.ts';
import { cutPassage } from '../markup/passage.ts';
import type { Passage } from '../markup/passage.ts';
import type { MemoryMatch } from '../memory/memories.ts';
import type { Paragraph } from './paragraphs.ts';

/** A passage to be translated, with its match if a memory has one. */
export interface Draft {
  readonly block: Block;
  readonly passage: Passage;
  readonly match: MemoryMatch | null;
}

/** Looks up a segment; answers with a match of at least this percent. */
export type Lookup = (segment: string, threshold: number) => MemoryMatch | null;

const EXACT = 100;
/** Longer passages are not looked up: comparing them is slow, and nobody stores such segments. */
const LONGEST = 4000;

/**
 * Cuts paragraphs into passages and looks each up. A memory may have been cut by other rules, so a
 * paragraph that is stored as a whole is taken as a whole: when it is identical, or when it is similar
 * enough and none of its segments has a match. A whole text likewise when it is identical.
 *
 * @param pause awaited between lookups; what it rejects with ends the search
 */
export async function searchMemory(
  source: string,
  paragraphs: readonly Paragraph[],
  memory: { readonly find: Lookup; readonly threshold: number } | null,
  pause: () => Promise<void>,
): Promise<Draft[]> {
  const whole = memory && paragraphs.length > 1 ? wholeText(source, paragraphs, memory.find) : null;
  if (whole) return [whole];
  const drafts: Draft[] = [];
  for (const paragraph of paragraphs) {
    for (const draft of await paragraphDrafts(source, paragraph, memory, pause)) drafts.push(draft);
  }
  return drafts;
}

/** Only for a text of one block: across the markup of several nothing can be stored. */
function wholeText(source: string, paragraphs: readonly Paragraph[], find: Lookup): Draft | null {
  const [first, last] = [paragraphs[0], paragraphs.at(-1)];
  if (!first || !last || first.block !== last.block) return null;
  if (last.range.end - first.range.start > LONGEST) return null;
  const passage = cutPassage(source, first.block, first.range.start, last.range.end);
  const match = find(passage.lookup, EXACT);
  return match && { block: first.block, passage, match };
}

async function paragraphDrafts(
  source: string,
  { block, range, segments }: Paragraph,
  memory: { readonly find: Lookup; readonly threshold: number } | null,
  pause: () => Promise<void>,
): Promise<Draft[]> {
  const cut = ({ start, end }: { readonly start: number; readonly end: number }) =>
    cutPassage(source, block, start, end);
  await pause();
  const whole = segments.length > 1 && range.end - range.start <= LONGEST;
  const paragraph = memory !== null && whole ? cut(range) : null;
  const exact = paragraph && memory?.find(paragraph.lookup, EXACT);
  if (paragraph && exact) return [{ block, passage: paragraph, match: exact }];

  const drafts: Draft[] = [];
  for (const span of segments) {
    await pause();
    const passage = cut(span);
    const known = memory !== null && passage.lookup.length <= LONGEST;
    const match = known ? memory.find(passage.lookup, memory.threshold) : null;
    drafts.push({ block, passage, match });
  }
  if (memory === null || paragraph === null) return drafts;
  if (drafts.some(({ match }) => match !== null)) return drafts;
  const fuzzy = memory.find(paragraph.lookup, memory.threshold);
  return fuzzy ? [{ block, passage: paragraph, match: fuzzy }] : drafts;
}
