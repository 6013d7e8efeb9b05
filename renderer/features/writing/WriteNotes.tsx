import { useStore } from 'zustand';
import type { Drift } from '../../../preload/contract/writing.ts';
import { UseOffline } from '../connections/UseOffline.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { InstallAbilityButton } from '../offline-languages/InstallAbilityButton.tsx';
import { uncheckedWords } from './unchecked-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { writingStore } from './store.ts';

/** Between a result and its foot, so that no text moves: what went wrong or needs a look. */
export function WriteNotes() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const { nameOf } = useLanguages();
  const run = useStore(writing.state, (now) => now.run);
  const shown = useStore(writing.state, (now) => now.shown);
  const isEmpty = useStore(writing.state, (now) => now.result === '');
  const isPartial = run.state === 'failed' && shown?.revision === run.revision && !isEmpty;
  const { drift = [], unchecked = [], detected = null } = shown?.improvement ?? {};
  const language = shown?.improvement.target ?? detected;

  return (
    <div className="pane-notes">
      {drift.map((one) => (
        <Notice key={driftKey(one)} tone="notice" role="status">
          {driftWords(one, nameOf, t)}
        </Notice>
      ))}
      {unchecked.length > 0 && (
        <Notice role="status">
          {uncheckedWords(unchecked, t).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {unchecked.includes('spelling') && language !== null && (
            <InstallAbilityButton ability="spell" language={language} />
          )}
        </Notice>
      )}
      {run.state === 'cancelled' && (
        <Notice role="status">
          {t('writing.cancelled', {
            text: isEmpty || shown?.revision !== run.revision ? 'none' : 'some',
          })}
        </Notice>
      )}
      {run.state === 'failed' && (
        <FailureCard
          failure={run.failure}
          onRetry={writing.improve}
          onDismiss={writing.forgetFailure}
          note={isPartial && <p>{t('writing.partial')}</p>}
          action={<UseOffline failure={run.failure} onSwitched={writing.improve} />}
        />
      )}
    </div>
  );
}

const driftKey = (drift: Drift): string =>
  drift.kind === 'term' ? `term ${drift.term}` : drift.kind;

function driftWords(drift: Drift, nameOf: (code: string) => string, t: I18n['t']): string {
  if (drift.kind === 'language') {
    return t('writing.drift.language', { from: nameOf(drift.from), to: nameOf(drift.to) });
  }
  if (drift.kind === 'sentences') {
    const { before, after } = drift;
    return t('writing.drift.sentences', { before, after });
  }
  return t('writing.drift.term', { term: drift.term });
}
