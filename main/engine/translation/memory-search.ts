import { setImmediate } from 'node:timers/promises';
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
const BREATH_MS = 20;

/**
 * Cuts paragraphs into passages and looks each up. A memory may have been cut by other rules, so a
 * paragraph that is stored as a whole is taken as a whole: when it is identical, or when it is similar
 * enough and none of its segments has a match. A whole text likewise when it is identical.
 *
 * Long texts let other work in between; rejects when the signal fires.
 */
export async function searchMemory(
  source: string,
  paragraphs: readonly Paragraph[],
  memory: { readonly find: Lookup; readonly threshold: number } | null,
  signal: AbortSignal,
): Promise<Draft[]> {
  const whole = memory && paragraphs.length > 1 ? wholeText(source, paragraphs, memory.find) : null;
  if (whole) return [whole];
  const drafts: Draft[] = [];
  let last = performance.now();
  for (const paragraph of paragraphs) {
    if (performance.now() - last > BREATH_MS) {
      await setImmediate();
      signal.throwIfAborted();
      last = performance.now();
    }
    drafts.push(...paragraphDrafts(source, paragraph, memory));
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

function paragraphDrafts(
  source: string,
  { block, range, segments }: Paragraph,
  memory: { readonly find: Lookup; readonly threshold: number } | null,
): Draft[] {
  const cut = ({ start, end }: { readonly start: number; readonly end: number }) =>
    cutPassage(source, block, start, end);
  if (memory === null) return segments.map((span) => ({ block, passage: cut(span), match: null }));

  const paragraph = segments.length > 1 && range.end - range.start <= LONGEST ? cut(range) : null;
  const exact = paragraph && memory.find(paragraph.lookup, EXACT);
  if (paragraph && exact) return [{ block, passage: paragraph, match: exact }];

  const drafts = segments.map((span): Draft => {
    const passage = cut(span);
    const match =
      passage.lookup.length > LONGEST ? null : memory.find(passage.lookup, memory.threshold);
    return { block, passage, match };
  });
  if (paragraph === null || drafts.some(({ match }) => match !== null)) return drafts;
  const fuzzy = memory.find(paragraph.lookup, memory.threshold);
  return fuzzy ? [{ block, passage: paragraph, match: fuzzy }] : drafts;
}
