import type { TextCost, TranslationRequest } from '../../../preload/contract/text.ts';
import { MAX_SOURCE_CHARACTERS } from '../../../preload/contract/limits.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import { DeskFailure } from '../desk-failure.ts';
import type { Chunk } from '../chunks.ts';
import { sentPieces } from './plan.ts';

/**
 * What a request will be billed for one target, by the rule that the built-in service bills with.
 * Only what would be sent counts, so white space around the pieces is free. A text that cannot be
 * sent as it stands counts whole.
 */
export function textCost(request: TranslationRequest): TextCost {
  const { text, options } = request;
  const costOf = ({ start, end }: Chunk) =>
    billedCharacters(text.slice(start, end), options.tagHandling);
  return { characters: piecesOf(request).reduce((sum, piece) => sum + costOf(piece), 0) };
}

function piecesOf(request: TranslationRequest): readonly Chunk[] {
  const whole = [{ start: 0, end: request.text.length }];
  // Refused before it would be cut, which takes a while at such a length.
  if (request.text.length > 2 * MAX_SOURCE_CHARACTERS) return whole;
  try {
    return sentPieces(request);
  } catch (error) {
    if (error instanceof DeskFailure) return whole;
    throw error;
  }
}
