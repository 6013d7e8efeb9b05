import type { Lack } from '../../../preload/contract/engine-lack.ts';
import type { Translation } from '../../../preload/contract/text.ts';

/** What no engine translated. */
export interface Untranslated {
  readonly amount: 'some' | 'all';
  readonly source: string;
  readonly target: string;
  /** Why the engine that was asked has no answer; null: no engine was. */
  readonly lack: { readonly reason: Lack; readonly engine: string } | null;
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
  const left = segments.filter(({ kind }) => kind === 'untranslated');
  if (left.length === 0) return null;
  const why = left.find(({ lack }) => lack !== undefined);
  const isAll = segments.every(({ kind }) => kind === 'untranslated' || kind === 'source-copy');
  return {
    amount: isAll ? 'all' : 'some',
    source: source ?? detected?.toLowerCase() ?? '',
    target,
    lack: why?.lack === undefined ? null : { reason: why.lack, engine: why.engine ?? '' },
  };
}
