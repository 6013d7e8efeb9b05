import { segment } from '../engine/segments/segmenter.ts';

/**
 * Where the sentences of a piece start, the first one left out, by the rules of the engine.
 * @param language null when it is not known
 */
export function sentenceStarts(piece: string, language: string | null): readonly number[] {
  return segment(piece, language, 'punctuation')
    .slice(1)
    .map((span) => span.start);
}
