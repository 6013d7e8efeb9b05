import type { TextCost, TranslationRequest } from '../../../preload/contract/text.ts';
import { MAX_SOURCE_CHARACTERS } from '../../../preload/contract/limits.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Chunk } from '../chunks.ts';
import type { KeptLookups } from './local/kept-lookups.ts';
import { localPassages } from './local/local-passages.ts';
import { sentPieces } from './plan.ts';

/**
 * What a request will be billed for one target, by the rule that the built-in service bills with.
 * Only what would be sent counts, so white space around the pieces is free, and what local memories
 * have where they are to be asked. A text that cannot be
 * sent as it stands counts whole.
 */
export async function textCost(
  request: TranslationRequest,
  lookups: KeptLookups,
  signal: AbortSignal,
): Promise<TextCost> {
  const { text, options } = request;
  const costOf = ({ start, end }: Chunk) =>
    billedCharacters(text.slice(start, end), options.tagHandling);
  const pieces = await piecesOf(request, lookups, signal);
  return { characters: pieces.reduce((sum, piece) => sum + costOf(piece), 0) };
}

async function piecesOf(
  request: TranslationRequest,
  lookups: KeptLookups,
  signal: AbortSignal,
): Promise<readonly Chunk[]> {
  const whole = [{ start: 0, end: request.text.length }];
  // Refused before it would be cut, which takes a while at such a length.
  if (request.text.length > 2 * MAX_SOURCE_CHARACTERS) return whole;
  const passages = (await localPassages(request, lookups, signal)) ?? [];
  try {
    return sentPieces(request, passages);
  } catch (error) {
    if (error instanceof FeatureFailure) return whole;
    throw error;
  }
}
