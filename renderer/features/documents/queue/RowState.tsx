import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DocumentRow } from '../../../../preload/contract/documents.ts';
import { secondsLeft } from '../../../ui/failure/seconds-left.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { chargeOf } from '../../connections/charge.ts';
import { documentsStore } from '../store.ts';
import { expectedSeconds } from './measured-speed.ts';
import { isUnderWay, stateTone, stateWords, timeWords } from './state-words.ts';

/** How far a document has come: words over a thin line, whose room is always kept. */
export function RowState({ row }: { readonly row: DocumentRow }) {
  const i18n = useI18n();
  const { t } = i18n;
  const expected = useExpectedSeconds(row);
  const words = stateWords(row, i18n);
  const said =
    expected === null
      ? words
      : t('documents.state.about', { state: words, time: timeWords(expected, t) });
  return (
    <>
      <span className="document-cut" data-tone={stateTone(row)} title={brief(said)}>
        {row.retryAt !== null ? (
          <RetryIn at={row.retryAt} />
        ) : isUnderWay(row) && row.endsAt !== null ? (
          <TimeLeft said={said} at={row.endsAt} />
        ) : (
          said
        )}
      </span>
      {isUnderWay(row) && (
        <span
          className="document-progress"
          role="progressbar"
          aria-label={t('documents.progress', { name: row.name })}
          aria-valuemin={0}
          aria-valuemax={100}
          {...(row.progress !== null && { 'aria-valuenow': Math.floor(row.progress * 100) })}
        >
          <span
            data-unknown={row.progress === null || undefined}
            style={{ inlineSize: `${(row.progress ?? 1) * 100}%` }}
          />
        </span>
      )}
    </>
  );
}

/** How long a document that waits for the offline service will take; null where it was not measured. */
function useExpectedSeconds({ state, connection, characters, options }: DocumentRow) {
  const documents = usePageStore(documentsStore);
  const isAsked = state === 'queued' && chargeOf(connection) === 'counted' && characters !== null;
  return useStore(documents.state, ({ queue }) =>
    isAsked ? expectedSeconds(characters.count, options, queue.rows) : null,
  );
}

/** Counts down to the next attempt. */
function RetryIn({ at }: { readonly at: number }) {
  const { t } = useI18n();
  return t('documents.state.retry', { time: timeWords(useSecondsLeft(at), t) });
}

/** How far it is, and how long it will take. */
export function TimeLeft({ said, at }: { readonly said: string; readonly at: number }) {
  const { t } = useI18n();
  return t('documents.state.left', { state: said, time: timeWords(useSecondsLeft(at), t) });
}

/** Main's clock is this computer's too. */
function useSecondsLeft(at: number): number {
  const [left, setLeft] = useState(() => secondsLeft(at, Date.now()));
  useEffect(() => {
    const count = () => setLeft(secondsLeft(at, Date.now()));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
