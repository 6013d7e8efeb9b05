import type { DocumentRow } from '../../../../preload/contract/documents.ts';
import { failureSentences } from '../../../ui/failure/sentences.ts';
import type { I18n } from '../../../i18n/i18n.ts';
import { FROM_MEMORY, FUZZY, OF_SENTENCES } from './warning-words.ts';

/** The state of a document in a few words. */
export function stateWords(row: DocumentRow, { t, locale }: I18n): string {
  const { state, progress, failure, seconds } = row;
  if (failure !== null && (state === 'failed' || state === 'refused')) {
    return failureSentences(failure, t, locale).what;
  }
  if (state === 'done') {
    const { untranslated, fuzzy, others } = countNotes(row);
    const done = t('documents.state.done', {
      seconds: seconds === null ? 'none' : 'known',
      time: timeWords(seconds ?? 0, t),
      notes: others,
    });
    // What is still to be done comes first: a narrow row cuts the end.
    const open = [
      untranslated > 0 && t('documents.state.untranslated', { count: untranslated }),
      fuzzy > 0 && t('documents.state.fuzzy', { count: fuzzy }),
    ];
    return [...open.filter((one) => one !== false), done].join(' · ');
  }
  const isMoving = isUnderWay(row) && progress !== null;
  return t('documents.state', {
    state,
    percent: isMoving ? Math.floor(progress * 100) : 'none',
  });
}

/** What keeps a done document from being finished work, in segments; and how many other notes there are. */
function countNotes({ warnings }: DocumentRow) {
  const counts = { untranslated: 0, fuzzy: 0, others: 0 };
  for (const { code, count = 1 } of warnings) {
    if (code === FUZZY) counts.fuzzy += count;
    else if (OF_SENTENCES.has(code)) counts.untranslated += count;
    else counts.others += 1;
  }
  return counts;
}

export const isUnderWay = ({ state }: DocumentRow): boolean =>
  state === 'uploading' || state === 'translating' || state === 'downloading';

/** A span of time in minutes and whole seconds; less than one counts as one. */
export function timeWords(seconds: number, t: I18n['t']): string {
  const whole = Math.max(1, Math.round(seconds));
  return t('documents.time', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

export type StateTone = 'plain' | 'good' | 'notice' | 'bad';

export function stateTone({ state, warnings }: DocumentRow): StateTone {
  if (state === 'failed' || state === 'refused') return 'bad';
  if (state !== 'done') return 'plain';
  // What a memory saved is nothing to look at.
  return warnings.some(({ code }) => code !== FROM_MEMORY) ? 'notice' : 'good';
}
