import type { SegmentOrigin, TranslationRequest } from '../../../../preload/contract/text.ts';
import { plainBlock } from '../../../engine/markup/blocks.ts';
import type { Block } from '../../../engine/markup/blocks.ts';
import type { MarkupRules } from '../../../engine/markup/markup-rules.ts';
import { MarkupError } from '../../../engine/markup/markup-rules.ts';
import { parseMarkup } from '../../../engine/markup/parse-markup.ts';
import type { SegmentMode } from '../../../engine/segments/segment-mode.ts';
import type { Draft } from '../../../engine/translation/memory-search.ts';
import { searchMemory } from '../../../engine/translation/memory-search.ts';
import { writeMemoryText } from '../../../engine/translation/memory-text.ts';
import type { Paragraph } from '../../../engine/translation/paragraphs.ts';
import { paragraphsOf } from '../../../engine/translation/paragraphs.ts';
import { createCooperativeScheduler } from '../../../engine/translation/cooperative-scheduler.ts';
import type { BestMatch } from '../../local-memory-engine.ts';
import type { FindBest } from './kept-lookups.ts';

/** A segment of a text: UTF-16 range in the whole, with its translation where a memory has one. */
export interface LocalPassage {
  readonly start: number;
  readonly end: number;
  readonly local: LocalText | null;
}

/** What a local memory has for a segment, as it is written in its place. */
export interface LocalText {
  readonly text: string;
  readonly origin: Omit<SegmentOrigin, 'source' | 'target'>;
}

/**
 * Cuts a text into its segments, as the built-in service does, and looks each up. The passages are in
 * order and apart; between them stand white space and markup alone. Where the markup cannot be read,
 * there are none: the service says what is wrong with it.
 */
export async function matchLocally(
  request: TranslationRequest,
  find: FindBest,
  threshold: number,
  signal: AbortSignal,
): Promise<readonly LocalPassage[]> {
  const { text, source, options } = request;
  const turns = createCooperativeScheduler();
  const pause = () => turns.wait(signal);
  const paragraphs: Paragraph[] = [];
  for (const block of blocksOf(request)) {
    for (const paragraph of paragraphsOf(block, source, modeOf(request))) {
      await pause();
      paragraphs.push(paragraph);
    }
  }
  const drafts = await searchMemory(text, paragraphs, { find, threshold }, pause);
  return drafts.map((draft) => localPassage(draft, options.tagHandling !== undefined));
}

function blocksOf({ text, options }: TranslationRequest): readonly Block[] {
  if (options.tagHandling === undefined) return [plainBlock(text)];
  const rules: MarkupRules = {
    kind: options.tagHandling,
    version: options.tagHandlingVersion ?? 'v2',
    outlineDetection: options.outlineDetection ?? true,
    splittingTags: options.splittingTags ?? [],
    nonSplittingTags: options.nonSplittingTags ?? [],
    ignoreTags: options.ignoreTags ?? [],
  };
  try {
    return parseMarkup(text, rules);
  } catch (error) {
    if (error instanceof MarkupError) return [];
    throw error;
  }
}

const MODES = { '0': 'off', '1': 'all', nonewlines: 'punctuation' } as const;

/** Line breaks of HTML are white space like any other, unless something else is asked for. */
function modeOf({ options }: TranslationRequest): SegmentMode {
  const usual = options.tagHandling === 'html' ? 'nonewlines' : '1';
  return MODES[options.splitSentences ?? usual];
}

function localPassage(
  { block, passage, match }: Draft<BestMatch>,
  isMarkup: boolean,
): LocalPassage {
  const { start, end } = passage;
  if (match === null) return { start, end, local: null };
  const { percent, memoryName: memory, source: stored, target } = match;
  return {
    start,
    end,
    local: {
      text: isMarkup ? writeMemoryText(target, passage, block) : target,
      origin: {
        kind: percent === 100 ? 'memory-exact' : 'memory-fuzzy',
        isLocal: true,
        percent,
        memory,
        stored,
      },
    },
  };
}
