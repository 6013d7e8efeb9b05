import type { Unsearched } from '../../../../preload/contract/local-memories.ts';
import { DEFAULT_THRESHOLD } from '../../../../preload/contract/limits.ts';
import type { LocalChoice, TranslationRequest } from '../../../../preload/contract/text.ts';
import type { KeptLookups } from './kept-lookups.ts';
import type { LocalPassage } from './match-locally.ts';
import { matchLocally } from './match-locally.ts';

const ASSIGNED: LocalChoice = { memories: [], threshold: DEFAULT_THRESHOLD };

/** The segments of a text with what local memories have for them; null where they are not asked. */
export async function localPassages(
  request: TranslationRequest,
  lookups: KeptLookups,
  signal: AbortSignal,
  onUnsearched?: (memories: readonly Unsearched[]) => void,
): Promise<readonly LocalPassage[] | null> {
  const { source, target, options } = request;
  const local = options.local ?? ASSIGNED;
  if (local === 'off' || request.text.trim() === '') return null;
  if (local.memories.length === 0 && !lookups.hasAssigned(source, target)) return null;
  const find = lookups.of({ source, target, local }, signal, onUnsearched);
  return matchLocally(request, find, local.threshold, signal);
}
