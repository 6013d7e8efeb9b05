import { Download } from 'lucide-react';
import { useStore } from 'zustand';
import { saveFile } from '../../rpc/save-file.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { failureSentences } from '../../ui/failure/sentences.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useAction, useActionWords } from '../../ui/actions/use-action.ts';
import { useAfter } from '../../ui/use-after.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { FoundTable } from './FoundTable.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { detectionStore } from './store.ts';
import { useMemo } from 'react';
import type { Detection } from '../../../preload/contract/text.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { languageCounts } from './lines.ts';

/** What came of it, line by line. */
export function FoundPane() {
  const { t } = useI18n();
  const detection = usePageStore(detectionStore);
  const lines = useStore(detection.state, (now) => now.lines);
  const found = useStore(detection.state, (now) => now.found);
  const run = useStore(detection.state, (now) => now.run);
  const exporting = useStore(detection.state, (now) => now.exporting);
  return (
    <section className="pane" aria-label={t('detection.results')}>
      <Progress done={found.length} all={lines.length} />
      {lines.length === 0 ? (
        <p className="detect-empty soft">{t('detection.empty')}</p>
      ) : (
        <FoundTable lines={lines} found={found} />
      )}
      <div className="pane-notes">
        <Refusal />
        {run.state === 'failed' && (
          <FailureCard
            failure={run.failure}
            onRetry={detection.run}
            onDismiss={detection.forgetFailure}
          />
        )}
        {exporting.state === 'failed' && <FailureCard failure={exporting.failure} />}
      </div>
      <LanguageSummary found={found} />
      <Foot />
    </section>
  );
}

/** A thin line on top, after 300 ms. */
function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  const { t } = useI18n();
  const detection = usePageStore(detectionStore);
  const run = useStore(detection.state, (now) => now.run);
  const isLate = useAfter(run.state === 'running' ? run.startedAt : null, 300);
  if (run.state !== 'running' || !isLate) return <div className="pane-progress" />;
  return (
    <div
      className="pane-progress"
      role="progressbar"
      aria-label={t('detection.progress')}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
      aria-valuetext={t('detection.progress-words', { done, all })}
    >
      <div style={{ inlineSize: `${Math.max(4, (done / Math.max(1, all)) * 100)}%` }} />
    </div>
  );
}

/** The service refused and the built-in one guessed: why, and what the labels mean. */
function Refusal() {
  const { t, locale, gap } = useI18n();
  const detection = usePageStore(detectionStore);
  const refusal = useStore(
    detection.state,
    (now) => now.found.find((one) => one.refusal !== undefined)?.refusal,
  );
  if (refusal === undefined) return null;
  const { what, do: remedy } = failureSentences(refusal, t, locale);
  return (
    <Notice tone="notice" role="status">
      {t('detection.local-why', { why: what + gap + remedy })}
    </Notice>
  );
}

function Foot() {
  const { t } = useI18n();
  const detection = usePageStore(detectionStore);
  const all = useStore(detection.state, (now) => now.lines.length);
  const done = useStore(detection.state, (now) => now.found.length);
  const run = useStore(detection.state, (now) => now.run);
  const isOutdated = useStore(detection.state, (now) => now.isOutdated);
  const { name, shortcut } = useActionWords('cancel');
  const isRunning = run.state === 'running';
  useAction('cancel', isRunning ? detection.cancel : null);

  async function save() {
    const file = await detection.export();
    if (file !== null) saveFile(file);
  }

  return (
    <div className="pane-foot">
      <p className="pane-facts tabular" role="status">
        {words()}
      </p>
      <span className="pane-verbs">
        {isRunning && (
          <span
            title={
              shortcut === undefined ? name : t('look.with-note', { text: name, note: shortcut })
            }
          >
            <Button size="compact" onPress={detection.cancel}>
              {t('detection.cancel')}
            </Button>
          </span>
        )}
        <Button
          action="detect-export"
          kind="quiet"
          size="compact"
          isDisabled={done === 0 || isRunning}
          onPress={() => void save()}
        >
          <Download aria-hidden="true" />
          <span className="button-word">{t('detection.export')}</span>
        </Button>
      </span>
    </div>
  );

  function words(): string {
    if (isRunning) return t('detection.progress-words', { done, all });
    if (run.state === 'cancelled') return t('detection.cancelled', { done, all });
    if (isOutdated) return t('detection.outdated');
    return run.state === 'done' ? t('detection.finished', { all }) : '';
  }
}

/** How often each language was found. */
function LanguageSummary({ found }: { readonly found: readonly Detection[] }) {
  const { t, number } = useI18n();
  const { nameOf } = useLanguages();
  const counts = useMemo(() => languageCounts(found), [found]);
  if (counts.length === 0) return null;
  return (
    <ul className="detect-counts small" aria-label={t('detection.summary')}>
      {counts.map(({ language, count }) => (
        <li key={language ?? ''}>
          {language === null ? t('detection.summary-none') : nameOf(language)}{' '}
          <strong className="tabular">{number(count)}</strong>
        </li>
      ))}
    </ul>
  );
}
