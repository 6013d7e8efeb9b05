import type { Block } from '../markup/blocks.ts';
import { cutPassage } from '../markup/passage.ts';
import type { Passage } from '../markup/passage.ts';
import type { Paragraph } from './paragraphs.ts';

/** A passage to be translated, with its match if a memory has one. */
export interface Draft<Match> {
  readonly block: Block;
  readonly passage: Passage;
  readonly match: Match | null;
}

/** The segments before and after one in its text; absent at the ends. */
export interface Around {
  readonly previous?: string;
  readonly next?: string;
}

/** Looks up a segment; answers with a match of at least this percent. */
export type Lookup<Match> = (
  segment: string,
  threshold: number,
  around: Around,
) => Match | null | Promise<Match | null>;

/** What is looked into, and the least percent (0 to 100) at which a match is used. */
export interface SearchedMemory<Match> {
  readonly find: Lookup<Match>;
  readonly threshold: number;
}

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
export async function searchMemory<Match>(
  source: string,
  paragraphs: readonly Paragraph[],
  memory: SearchedMemory<Match> | null,
  pause: () => Promise<void>,
): Promise<Draft<Match>[]> {
  const whole =
    memory && paragraphs.length > 1 ? await wholeText(source, paragraphs, memory.find) : null;
  if (whole) return [whole];
  const cut: Cut[] = [];
  for (const paragraph of paragraphs) {
    await pause();
    cut.push(cutParagraph(source, paragraph, memory !== null));
  }
  const drafts: Draft<Match>[] = [];
  for (const [index, paragraph] of cut.entries()) {
    const before = cut[index - 1]?.passages.at(-1);
    const after = cut[index + 1]?.passages[0];
    const found = await paragraphDrafts(paragraph, [before, after], memory, pause);
    for (const draft of found) drafts.push(draft);
  }
  return drafts;
}

/** A paragraph with its segments as passages. */
interface Cut {
  readonly block: Block;
  readonly passages: readonly Passage[];
  /** All of it as one, where that is looked up: it has several segments and is not too long. */
  readonly whole: Passage | null;
}

function cutParagraph(
  source: string,
  { block, range, segments }: Paragraph,
  isSearched: boolean,
): Cut {
  const isWhole = isSearched && segments.length > 1 && range.end - range.start <= LONGEST;
  return {
    block,
    passages: segments.map(({ start, end }) => cutPassage(source, block, start, end)),
    whole: isWhole ? cutPassage(source, block, range.start, range.end) : null,
  };
}

/** Only for a text of one block: across the markup of several nothing can be stored. */
async function wholeText<Match>(
  source: string,
  paragraphs: readonly Paragraph[],
  find: Lookup<Match>,
): Promise<Draft<Match> | null> {
  const [first, last] = [paragraphs[0], paragraphs.at(-1)];
  if (!first || !last || first.block !== last.block) return null;
  if (last.range.end - first.range.start > LONGEST) return null;
  const passage = cutPassage(source, first.block, first.range.start, last.range.end);
  const match = await find(passage.lookup, EXACT, {});
  return match && { block: first.block, passage, match };
}

async function paragraphDrafts<Match>(
  { block, passages, whole }: Cut,
  [before, after]: readonly [Passage | undefined, Passage | undefined],
  memory: SearchedMemory<Match> | null,
  pause: () => Promise<void>,
): Promise<Draft<Match>[]> {
  await pause();
  if (memory === null) return passages.map((passage) => ({ block, passage, match: null }));
  const outside = around(before, after);
  const exact = whole && (await memory.find(whole.lookup, EXACT, outside));
  if (whole && exact) return [{ block, passage: whole, match: exact }];

  const drafts: Draft<Match>[] = [];
  for (const [index, passage] of passages.entries()) {
    await pause();
    const beside = around(passages[index - 1] ?? before, passages[index + 1] ?? after);
    const isKnown = passage.lookup.length <= LONGEST;
    const match = isKnown ? await memory.find(passage.lookup, memory.threshold, beside) : null;
    drafts.push({ block, passage, match });
  }
  if (whole === null || drafts.some(({ match }) => match !== null)) return drafts;
  const fuzzy = await memory.find(whole.lookup, memory.threshold, outside);
  return fuzzy ? [{ block, passage: whole, match: fuzzy }] : drafts;
}

function around(before: Passage | undefined, after: Passage | undefined): Around {
  return {
    ...(before && { previous: before.lookup }),
    ...(after && { next: after.lookup }),
  };
}
