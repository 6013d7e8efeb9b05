import { Replace } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { isOf, resultOf } from '../text/column.ts';
import { NoEngineNotice } from '../engines/NoEngineNotice.tsx';
import { settingsStore, shownSettings } from '../settings/store.ts';
import { untranslatedOf } from '../text/untranslated.ts';
import { CopyResult } from '../text/CopyResult.tsx';
import { OriginBadge } from '../text/OriginBadge.tsx';
import { ResultText } from '../text/ResultText.tsx';
import { useAfter } from '../../ui/use-after.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import '../../ui/Panes.css';
import { usePageStore } from '../../ui/stores.ts';
import { quickStore } from './store.ts';

/** The translation, where it comes from, and where it can go. */
export function QuickResult() {
  const { t } = useI18n();
  const quick = usePageStore(quickStore);
  const column = useStore(quick.state, (now) => now.column);
  const isStale = useStore(quick.state, (now) => !isOf(now.column, now.revision));
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const { run, shown } = column;
  const chosen = useStore(usePageStore(settingsStore).state, (now) => shownSettings(now)?.quick);
  const untranslated =
    shown === null
      ? null
      : untranslatedOf(shown.translation, chosen?.source ?? null, column.target);
  const isLate = useAfter(run.state === 'running' ? run.startedAt : null, 300);
  return (
    <section className="quick-result" aria-label={t('text.translation')}>
      <div
        className="quick-words"
        dir="auto"
        lang={column.target === '' ? undefined : column.target}
        aria-live="polite"
        aria-busy={run.state === 'running'}
        data-stale={isStale && shown !== null}
      >
        {run.state === 'failed' ? (
          <FailureCard
            failure={run.failure}
            onRetry={() => quick.translate()}
            onDismiss={() => quick.forgetFailure()}
          />
        ) : shown !== null ? (
          <ResultText
            text={shown.translation.text}
            segments={shown.translation.segments}
            highlighted={highlighted}
            onHighlight={setHighlighted}
          />
        ) : (
          <p className="soft">{isLate ? t('quick.running') : ''}</p>
        )}
      </div>
      {untranslated !== null && (
        <NoEngineNotice
          {...untranslated}
          onReady={() => quick.translate()}
          onConnect={() => void quick.move()}
        />
      )}
      <OriginBadge id="quick-origin" column={column} highlighted={highlighted} />
      <Verbs text={resultOf(column)} isRunning={run.state === 'running'} />
    </section>
  );
}

interface VerbsProps {
  readonly text: string;
  readonly isRunning: boolean;
}

function Verbs({ text, isRunning }: VerbsProps) {
  const { t } = useI18n();
  const quick = usePageStore(quickStore);
  const canReplace = useStore(quick.state, (now) => now.view?.replaces === true);
  const replaced = useStore(quick.state, (now) => now.replaced);
  return (
    <div className="quick-foot">
      <p className="small soft" role="status">
        {replaced === null || replaced === 'replacing' ? '' : t(`quick.replaced.${replaced}`)}
      </p>
      <CopyResult text={text} isFirst />
      {canReplace && (
        <Button
          kind="quiet"
          size="compact"
          isDisabled={text === '' || isRunning || replaced === 'replacing'}
          onPress={() => void quick.replace()}
        >
          <Replace aria-hidden="true" />
          <span className="button-word">{t('quick.replace')}</span>
        </Button>
      )}
    </div>
  );
}
