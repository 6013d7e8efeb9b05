import { useStore } from 'zustand';
import type { UseOfflineProps } from '../connections/UseOffline.tsx';
import { LazyFailureCard } from '../../ui/failure/LazyFailureCard.tsx';
import type { RetryCountdownProps } from '../../ui/failure/RetryCountdown.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { Column } from './column.ts';
import type { OmittedOption } from './fit.ts';
import { omittedWords } from './omitted-words.ts';
import type { OfTarget } from './probe/ProbeButton.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import './TargetNotes.css';
import type { Untranslated } from './untranslated.ts';
import { unsearchedWords } from '../team-memories/unsearched-words.ts';
import { untranslatedOf } from './untranslated.ts';
import { usePageStore } from '../../ui/stores.ts';
import { probeStore } from './probe/store.ts';
import { textStore } from './store.ts';

const RetryCountdown = lazyPart<RetryCountdownProps>(
  async () => (await import('../../ui/failure/RetryCountdown.tsx')).RetryCountdown,
);
const UseOffline = lazyPart<UseOfflineProps>(
  async () => (await import('../connections/UseOffline.tsx')).UseOffline,
);
const UntranslatedNotice = lazyPart<Untranslated>(
  async () => (await import('./UntranslatedNotice.tsx')).UntranslatedNotice,
);
const ProbeAnswer = lazyPart<OfTarget>(
  async () => (await import('./probe/ProbeAnswer.tsx')).ProbeAnswer,
);

export interface TargetNotesProps {
  readonly column: Column;
  readonly omitted: readonly OmittedOption[];
}

/** Between a result and its foot, so that no text moves: what went wrong or was left out. */
export function TargetNotes({ column, omitted }: TargetNotesProps) {
  const { t, list } = useI18n();
  const text = usePageStore(textStore);
  const probes = usePageStore(probeStore);
  const isProbed = useStore(probes.state, (now) => now[column.target] !== undefined);
  const { nameOf } = useLanguages();
  const { run, shown, target } = column;
  const translation = shown?.translation;
  const mismatches = translation?.state === 'done' ? translation.mismatches : [];
  const context = translation?.contextSent;
  const source = useStore(text.state, (now) => now.source);
  const untranslated =
    translation === undefined || column.edited !== null
      ? null
      : untranslatedOf(translation, source, target);

  return (
    <div className="pane-notes">
      {omitted.map((one) => (
        <Notice key={`${one.option} ${one.name}`} tone="notice">
          {omittedWords(one, target, nameOf, { t, list })}
        </Notice>
      ))}
      {untranslated !== null && <UntranslatedNotice {...untranslated} />}
      {translation?.unsearched?.map((memory) => (
        <Notice key={memory.memoryName} tone="notice" role="status">
          {unsearchedWords(memory, t)}
        </Notice>
      ))}
      {mismatches.length > 0 && (
        <Notice tone="notice" role="status">
          {t('text.tags', {
            list: list(
              mismatches.map((one) =>
                t('text.tag', { tag: one.tag, source: one.inSource, target: one.inTarget }),
              ),
            ),
          })}
        </Notice>
      )}
      {context !== undefined && context !== '' && (
        <details className="pane-context">
          <summary>{t('text.context-sent')}</summary>
          <p>{context}</p>
        </details>
      )}
      {isProbed && <ProbeAnswer target={target} />}
      {run.state === 'cancelled' && (
        <Notice role="status">
          {t('text.cancelled', { text: (translation?.text ?? '') === '' ? 'none' : 'some' })}
        </Notice>
      )}
      {run.state === 'running' && run.wait !== null && (
        <RetryCountdown wait={run.wait} onCancel={() => text.cancel(target)} />
      )}
      {run.state === 'failed' && (
        <LazyFailureCard
          failure={run.failure}
          onRetry={() => text.translate(target)}
          onDismiss={() => text.forgetFailure(target)}
          action={<UseOffline failure={run.failure} onSwitched={() => text.translate()} />}
        />
      )}
    </div>
  );
}
