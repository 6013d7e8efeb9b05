import type { SegmentProject } from '../../../preload/contract/segments.ts';
import type { TranslateCall } from '../../client/translate.ts';
import { MAX_TRANSLATE_BYTES, translateBodyBytes } from '../../client/translate.ts';
import { writePieces } from '../../engine/formats/inline/unit-text.ts';
import { shownPieces } from '../../engine/segments/segment-tags.ts';
import type { SegmentRow } from './segment-rows.ts';

/** Segments that are sent together: with tags as XML, or without as they are. */
export interface FillBatch {
  readonly call: TranslateCall;
  readonly rows: readonly SegmentRow[];
  readonly hasTags: boolean;
}

/** What goes with each call of a project. */
export interface FillOptions {
  readonly source: string;
  readonly target: string;
  readonly glossaries: readonly string[];
  /** A memory of the service, with the least match in percent. */
  readonly memory: TranslateCall['memory'];
  readonly customization: Pick<TranslateCall, 'styleRule' | 'formality' | 'instructions'>;
}

/** The style of a project's machine translation; what goes with every request comes first. */
export const styleOf = (
  { styleRule, instructions }: Pick<SegmentProject, 'styleRule' | 'instructions'>,
  always: FillOptions['customization'] = {},
): FillOptions['customization'] => ({
  ...(styleRule !== null && { styleRule }),
  ...(instructions.length > 0 && { instructions: [...instructions] }),
  ...always,
});

/** Small enough that something is seen soon and a broken request costs little. */
const MOST_TEXTS = 50;
const MOST_CHARACTERS = 8000;

/**
 * Cuts segments into requests, in order, those with tags apart from those without. Half of a surrogate
 * pair, which no service takes, goes as U+FFFD.
 * @param isWanted asked just before a segment is sent
 */
export function* fillBatches(
  rows: readonly SegmentRow[],
  options: FillOptions,
  isWanted: (row: SegmentRow) => boolean,
): Generator<FillBatch> {
  for (const hasTags of [false, true]) {
    let batch: SegmentRow[] = [];
    let texts: string[] = [];
    let characters = 0;
    const bytesLeft = MAX_TRANSLATE_BYTES - translateBodyBytes(callOf([], hasTags, options));
    let bytes = 0;
    for (const row of rows) {
      if (Object.keys(row.tags).length > 0 !== hasTags || !isWanted(row)) continue;
      const text = sentText(row, hasTags);
      const size = Buffer.byteLength(JSON.stringify(text)) + 1;
      const isFull =
        batch.length === MOST_TEXTS ||
        characters + text.length > MOST_CHARACTERS ||
        bytes + size > bytesLeft;
      if (isFull && batch.length > 0) {
        yield { call: callOf(texts, hasTags, options), rows: batch, hasTags };
        [batch, texts, characters, bytes] = [[], [], 0, 0];
      }
      batch.push(row);
      texts.push(text);
      characters += text.length;
      bytes += size;
    }
    if (batch.length > 0) yield { call: callOf(texts, hasTags, options), rows: batch, hasTags };
  }
}

function sentText({ source, tags }: SegmentRow, hasTags: boolean): string {
  const text = hasTags ? writePieces(shownPieces(source, tags)) : source;
  return text.toWellFormed();
}

/** A segment is a sentence already, and every tag stands inside of it. */
function callOf(
  texts: readonly string[],
  hasTags: boolean,
  { source, target, glossaries, memory, customization }: FillOptions,
): TranslateCall {
  return {
    texts,
    source,
    target,
    splitSentences: '0',
    preserveFormatting: true,
    ...customization,
    ...(memory !== undefined && { memory }),
    ...(glossaries.length > 0 && { glossaries: [...glossaries] }),
    ...(hasTags && { tagHandling: 'xml', tagHandlingVersion: 'v2', outlineDetection: false }),
  };
}
