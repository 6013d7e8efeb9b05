import type { TranslationRequest } from '../../../../preload/contract/text.ts';
import type { KeptLookups } from './kept-lookups.ts';
import type { LocalPassage } from './match-locally.ts';
import { matchLocally } from './match-locally.ts';

/** The segments of a text with what local memories have for them; null where they are not asked. */
export async function localPassages(
  request: TranslationRequest,
  lookups: KeptLookups,
  signal: AbortSignal,
): Promise<readonly LocalPassage[] | null> {
  const { source, target, options } = request;
  const { local } = options;
  if (local === undefined || request.text.trim() === '') return null;
  const find = lookups.of({ source, target, local }, signal);
  return matchLocally(request, find, local.threshold, signal);
}
