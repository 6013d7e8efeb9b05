import type { TextCost, TranslationRequest } from '../../../preload/contract/text.ts';
import { MAX_SOURCE_CHARACTERS } from '../../../preload/contract/limits.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Chunk } from '../chunks.ts';
import type { KeptLookups } from './local/kept-lookups.ts';
import type { LocalPassage } from './local/match-locally.ts';
import { localPassages } from './local/local-passages.ts';
import { sentPieces } from './plan.ts';

/**
 * What a request will be billed for one target, by the rule that the built-in service bills with, and what it would
 * be without local memories. White space around the pieces that are sent is free. A text that cannot be sent as it
 * stands counts whole.
 */
export async function textCost(
  request: TranslationRequest,
  lookups: KeptLookups,
  signal: AbortSignal,
): Promise<TextCost> {
  const { text, options } = request;
  const costOf = ({ start, end }: Chunk) =>
    billedCharacters(text.slice(start, end), options.tagHandling);
  const sumOf = (pieces: readonly Chunk[]) => pieces.reduce((sum, piece) => sum + costOf(piece), 0);
  // Refused before it would be cut, which takes a while at such a length.
  if (text.length > 2 * MAX_SOURCE_CHARACTERS) {
    return { characters: costOf({ start: 0, end: text.length }) };
  }
  const characters = sumOf(piecesOf(request, []));
  const passages = (await localPassages(request, lookups, signal)) ?? [];
  if (passages.length === 0) return { characters };
  return { characters, sent: sumOf(piecesOf(request, passages)) };
}

function piecesOf(
  request: TranslationRequest,
  passages: readonly LocalPassage[],
): readonly Chunk[] {
  const whole = [{ start: 0, end: request.text.length }];
  try {
    return sentPieces(request, passages);
  } catch (error) {
    if (error instanceof FeatureFailure) return whole;
    throw error;
  }
}
