import type { Finding } from '../../../../preload/contract/segments.ts';
import type { I18n } from '../../../i18n/i18n.ts';

/** A QA issue as a sentence. */
export const findingWords = (
  { kind, what }: Pick<Finding, 'kind' | 'what'>,
  t: I18n['t'],
): string =>
  t('segments.finding', {
    kind: kind.replaceAll('-', '_'),
    what: kind === 'negation' && what === '' ? 'none' : what,
  });
