import type { Failure } from '../../../preload/contract/failure.ts';
import type { Attempt } from '../../ui/failure/attempt.ts';
import { failureSentences } from '../../ui/failure/sentences.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { refusedField } from './refusal.ts';

export interface Refusal<Field extends string> {
  /** The sentence for a field; undefined where the field was not refused. */
  readonly at: (field: Field) => string | undefined;
  /** What failed for another reason than the fields. */
  readonly failure: Failure | null;
}

/** How a failed attempt is to be told: at the field that was refused, or as a whole. */
export function useRefusal<Field extends string>(
  attempt: Attempt<unknown>,
  fields: readonly [...Field[], Field],
): Refusal<Field> {
  const { t, locale } = useI18n();
  if (attempt.state !== 'failed') return { at: () => undefined, failure: null };
  const { failure } = attempt;
  const refused = refusedField(failure, fields);
  const words = t('style-rules.refused', {
    what: failureSentences(failure, t, locale).what,
    said: failure.said ?? 'none',
  });
  return {
    at: (field) => (field === refused ? words : undefined),
    failure: refused === null ? failure : null,
  };
}
