import type { Translation } from '../../../preload/contract/text.ts';

/** What no engine translated. */
export interface Untranslated {
  readonly amount: 'some' | 'all';
  readonly source: string;
  readonly target: string;
}

/**
 * How much of a translation is still its source, since no engine translates the pair.
 * @param source as it was chosen; null where it was detected
 * @returns null for nothing
 */
export function untranslatedOf(
  { segments, detected }: Pick<Translation, 'segments' | 'detected'>,
  source: string | null,
  target: string,
): Untranslated | null {
  if (!segments.some(({ kind }) => kind === 'untranslated')) return null;
  const isAll = segments.every(({ kind }) => kind === 'untranslated' || kind === 'source-copy');
  return {
    amount: isAll ? 'all' : 'some',
    source: source ?? detected?.toLowerCase() ?? '',
    target,
  };
}
