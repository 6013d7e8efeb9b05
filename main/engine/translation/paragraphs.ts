import type { Block } from '../markup/blocks.ts';
import { veilUntouchables } from '../markup/untouchable.ts';
import { segment } from '../segments/segmenter.ts';
import type { SegmentMode } from '../segments/segment-mode.ts';
import type { Span } from '../segments/segmenter.ts';

/** A paragraph of a block and the segments in it, as ranges of the block's plain text. */
export interface Paragraph {
  readonly block: Block;
  readonly range: Span;
  readonly segments: readonly Span[];
}

/**
 * Cuts a block into paragraphs and these into segments. Where line breaks do not divide (all modes
 * but `all`), a block is one paragraph. Ranges carry no outer white space and cut no tag or placeholder
 * in two.
 * @param language null when it is not known
 */
export function* paragraphsOf(
  block: Block,
  language: string | null,
  mode: SegmentMode,
): Generator<Paragraph> {
  const lines = mode === 'all' ? /[^\n\r\u0085\u2028\u2029]+/g : /[^]+/g;
  for (const { 0: line, index } of veilUntouchables(block.text).matchAll(lines)) {
    const core = line.trim();
    if (core === '') continue;
    const start = index + (line.length - line.trimStart().length);
    const segments = segment(core, language, mode).map((span) => ({
      start: start + span.start,
      end: start + span.end,
    }));
    yield { block, range: { start, end: start + core.length }, segments };
  }
}
