import { Check } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { shownShortcut } from '../../ui/actions/shortcut.ts';
import { useActions, useActionWords } from '../../ui/actions/use-action.ts';
import { directionOf } from '../../i18n/language-code.ts';
import { LongText } from '../../ui/LongText.tsx';
import { useAfter } from '../../ui/use-after.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ChangeBar } from './ChangeBar.tsx';
import { ChangeText } from './ChangeText.tsx';
import { languageOf } from './state.ts';
import { WriteNotes } from './WriteNotes.tsx';
import { WriteResultFoot } from './WriteResultFoot.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { writingStore } from './store.ts';
import { useCharge } from '../connections/use-charge.ts';

/** The right pane: what became of the text, what is to be said about it, and its foot. */
export function WriteResult() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const { mac } = useActions();
  const { shortcut } = useActionWords('translate');
  const shown = useStore(writing.state, (now) => now.shown);
  const result = useStore(writing.state, (now) => now.result);
  const isClean = useStore(writing.state, (now) => now.isClean);
  const isStale = useStore(writing.state, (now) => now.shown?.revision !== now.revision);
  const isRunning = useStore(writing.state, (now) => now.run.state === 'running');
  const mode = useStore(writing.state, (now) => now.mode);
  const found = useStore(writing.state, languageOf);
  const hint = useId();
  const language = shown?.improvement.target ?? found;
  const isUnchanged = shown?.improvement.state === 'done' && shown.improvement.isUnchanged;

  return (
    <div className="pane">
      <Progress />
      <div className="pane-head write-head">
        {isUnchanged ? (
          <Unchanged isUnchecked={shown.improvement.unchecked.length > 0} />
        ) : (
          shown !== null && <ChangeBar />
        )}
      </div>
      <div className="pane-body">
        <section
          className="result write-result"
          aria-label={t('writing.result')}
          lang={language ?? undefined}
          dir={directionOf(language)}
          data-stale={(isStale && shown !== null) || undefined}
          aria-busy={isRunning}
          aria-describedby={hint}
          tabIndex={0}
        >
          {shown !== null &&
            (isClean || isUnchanged ? (
              <div className="clean-text">
                <LongText text={result} />
              </div>
            ) : (
              <ChangeText changes={shown.improvement.changes} />
            ))}
        </section>
        {shown === null && (
          <p className="result-empty write-empty" aria-hidden="true">
            {t('writing.result-empty', { shortcut: shortcut ?? '', mode })}
          </p>
        )}
        <p id={hint} hidden>
          {shown !== null &&
            !isUnchanged &&
            !isClean &&
            t('writing.change.hint', { undo: shownShortcut('Mod+Z', t, mac) })}
        </p>
      </div>
      <WriteNotes />
      <WriteResultFoot />
      <Announcement />
    </div>
  );
}

function Unchanged({ isUnchecked }: { readonly isUnchecked: boolean }) {
  const { t } = useI18n();
  return (
    <p className="write-unchanged">
      <Check aria-hidden="true" />
      <strong>{t('writing.unchanged')}</strong>
      <span className="soft">
        {t('writing.unchanged.about', { isUnchecked: isUnchecked ? 'yes' : 'no' })}
      </span>
    </p>
  );
}

/** A thin line on top of the pane, after 300 ms. */
function Progress() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const run = useStore(writing.state, (now) => now.run);
  const parts = useStore(writing.state, (now) =>
    now.shown?.revision === now.revision ? now.shown.improvement.parts : null,
  );
  const isLate = useAfter(run.state === 'running' ? run.startedAt : null, 300);
  if (run.state !== 'running' || !isLate) return <div className="pane-progress" />;
  const share = parts === null ? 0 : parts.done / Math.max(1, parts.all);
  return (
    <div
      className="pane-progress"
      role="progressbar"
      aria-label={t('writing.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <div style={{ inlineSize: `${Math.max(4, share * 100)}%` }} />
    </div>
  );
}

/** Tells a screen reader what came of it. */
function Announcement() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const charge = useCharge();
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      writing.state.subscribe(({ run, shown, verdicts }, before) => {
        if (run === before.run) return;
        setSaid(
          run.state === 'done' && shown !== null
            ? t('writing.finished', {
                count: verdicts.all.length,
                billed: shown.improvement.billed,
                charge,
              })
            : '',
        );
      }),
    [writing, t, charge],
  );
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}
