import { useStore } from 'zustand';
import type { UseOfflineProps } from '../connections/UseOffline.tsx';
import { LazyFailureCard } from '../failure/LazyFailureCard.tsx';
import type { RetryCountdownProps } from '../failure/RetryCountdown.tsx';
import { lazyPart } from '../look/lazy-part.tsx';
import { Notice } from '../look/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import { useFirstStores } from '../workbench.ts';
import type { Column } from './column.ts';
import type { Held } from './fit.ts';
import { heldWords } from './held-words.ts';
import type { OfTarget } from './probe/ProbeButton.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import './TargetNotes.css';

const RetryCountdown = lazyPart<RetryCountdownProps>(
  async () => (await import('../failure/RetryCountdown.tsx')).RetryCountdown,
);
const UseOffline = lazyPart<UseOfflineProps>(
  async () => (await import('../connections/UseOffline.tsx')).UseOffline,
);
const ProbeAnswer = lazyPart<OfTarget>(
  async () => (await import('./probe/ProbeAnswer.tsx')).ProbeAnswer,
);

export interface TargetNotesProps {
  readonly column: Column;
  readonly held: readonly Held[];
}

/** Between a result and its foot, so that no text moves: what went wrong or was left out. */
export function TargetNotes({ column, held }: TargetNotesProps) {
  const { t, list } = useWords();
  const { text, probes } = useFirstStores();
  const isProbed = useStore(probes.state, (now) => now[column.target] !== undefined);
  const { nameOf } = useLanguages();
  const { run, shown, target } = column;
  const translation = shown?.translation;
  const mismatches = translation?.state === 'done' ? translation.mismatches : [];
  const context = translation?.contextSent;

  return (
    <div className="pane-notes">
      {held.map((one) => (
        <Notice key={`${one.option} ${one.name}`} tone="notice">
          {heldWords(one, nameOf(target), t)}
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
