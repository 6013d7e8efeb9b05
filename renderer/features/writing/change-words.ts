import type { WordChange } from '../../../preload/contract/word-diff.ts';
import type { I18n } from '../../i18n/i18n.ts';
import type { Verdict } from './verdicts.ts';

/** Where a change stands. */
export interface ChangePlace {
  /** From 0. */
  readonly index: number;
  readonly all: number;
  readonly verdict: Verdict;
}

/** A change as a sentence: its place, what it does, and what was decided. */
export function changeWords(change: WordChange, place: ChangePlace, t: I18n['t']): string {
  const values = {
    number: place.index + 1,
    all: place.all,
    verdict: place.verdict,
    before: spoken(change.before, t),
    after: spoken(change.after, t),
  };
  if (change.before === '') return t('writing.change.inserted', values);
  return t(change.after === '' ? 'writing.change.deleted' : 'writing.change.replaced', values);
}

/** White space by its name, since nobody hears or sees it. */
function spoken(text: string, t: I18n['t']): string {
  if (text.trim() !== '') return text.trim();
  return t(text.includes('\n') ? 'writing.change.line-break' : 'writing.change.space');
}
