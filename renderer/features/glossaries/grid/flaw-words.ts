import { MAX_TERM_BYTES } from '../../../../preload/contract/limits.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import type { Flaw } from './check.ts';

/** What is wrong, in a few words. */
export const flawWords = ({ problem, line }: Flaw, t: I18n['t']): string =>
  t('glossaries.flaw', {
    problem: problem.replaceAll('-', '_'),
    line: line ?? 0,
    max: MAX_TERM_BYTES,
  });
