import { MAX_TERM_BYTES } from '../../../preload/contract/limits.ts';
import type { Words } from '../../words/words.ts';
import type { Flaw } from './check.ts';

/** What is wrong, in a few words. */
export const flawWords = ({ problem, line }: Flaw, t: Words['t']): string =>
  t('glossaries.flaw', {
    problem: problem.replaceAll('-', '_'),
    line: line ?? 0,
    max: MAX_TERM_BYTES,
  });
