import { Replace, Languages, RotateCw } from 'lucide-react';
import { useStore } from 'zustand';
import { useAction, useActions, useActionWords } from '../../ui/actions/use-action.ts';
import { connectionsStore, activeConnection } from '../connections/store.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { findLanguage } from '../../i18n/language-code.ts';
import { Button } from '../../ui/Button.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { CopyResult } from '../text/CopyResult.tsx';
import { useAfter } from '../../ui/use-after.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from '../text/store.ts';
import { writingStore } from './store.ts';
import { chargeOf } from '../connections/charge.ts';

/** Under a result: what it cost, which service made it, and what can be done with it. */
export function WriteResultFoot() {
  return (
    <div className="pane-foot">
      <Facts />
      <Verbs />
    </div>
  );
}

function Facts() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const connections = usePageStore(connectionsStore);
  const run = useStore(writing.state, (now) => now.run);
  const shown = useStore(writing.state, (now) => now.shown);
  const revision = useStore(writing.state, (now) => now.revision);
  const kind = useStore(connections.state, (now) => activeConnection(now)?.kind);
  const isLate = useAfter(run.state === 'running' ? run.startedAt : null, 300);
  const isCurrent = shown?.revision === revision;
  const parts = isCurrent ? shown.improvement.parts : null;
  if (run.state === 'running' && isLate && parts !== null && parts.all > 1) {
    return (
      <p className="pane-facts tabular">
        {t('text.parts', { done: Math.min(parts.done + 1, parts.all), all: parts.all })}
      </p>
    );
  }
  if (shown === null) return <p className="pane-facts" />;
  if (!isCurrent) return <p className="pane-facts soft">{t('text.outdated')}</p>;
  return (
    <p className="pane-facts tabular">
      <span>{t('text.billed', { count: shown.improvement.billed, charge: chargeOf(kind) })}</span>
      {kind !== undefined && (
        <span className="soft">{t(kind === 'offline' ? 'text.offline' : 'text.remote')}</span>
      )}
    </p>
  );
}

function Verbs() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const run = useStore(writing.state, (now) => now.run);
  const result = useStore(writing.state, (now) => now.result);
  const isRunning = run.state === 'running';
  const isLong = useAfter(isRunning ? run.startedAt : null, 1000);
  const { name, shortcut } = useActionWords('cancel');
  const useInText = useInTextScreen();
  useAction('cancel', isRunning ? writing.cancel : null);

  return (
    <span className="pane-verbs written-verbs">
      <CopyResult text={result} isFirst />
      <Tooltip words={t('writing.take.name')}>
        <Button
          action="write-take"
          kind="quiet"
          size="compact"
          aria-label={t('writing.take.name')}
          isDisabled={result === '' || isRunning}
          onPress={writing.take}
        >
          <Replace aria-hidden="true" />
          <span className="button-word">{t('writing.take')}</span>
        </Button>
      </Tooltip>
      <Tooltip words={t('writing.use-in-text.name')}>
        <Button
          action="write-use-in-text"
          kind="quiet"
          size="compact"
          aria-label={t('writing.use-in-text.name')}
          isDisabled={result === '' || isRunning}
          onPress={useInText}
        >
          <Languages aria-hidden="true" />
          <span className="button-word">{t('writing.use-in-text')}</span>
        </Button>
      </Tooltip>
      <span className="pane-again">
        {isRunning && isLong ? (
          <Tooltip words={name} shortcut={shortcut}>
            <Button size="compact" onPress={writing.cancel}>
              {t('text.cancel')}
            </Button>
          </Tooltip>
        ) : (
          <Button
            action="write-again"
            kind="quiet"
            size="compact"
            isDisabled={isRunning || (result === '' && run.state !== 'cancelled')}
            onPress={writing.improve}
          >
            <RotateCw aria-hidden="true" />
            <span className="button-word">{t('action.write-again')}</span>
          </Button>
        )}
      </span>
    </span>
  );
}

/** Puts the result into the Text screen and goes there. */
function useInTextScreen(): () => void {
  const writing = usePageStore(writingStore);
  const text = usePageStore(textStore);
  const { languages } = useLanguages();
  const actions = useActions();
  return () => {
    const now = writing.state.getState();
    const code = now.shown?.improvement.target ?? now.shown?.improvement.detected ?? null;
    const source = code === null ? undefined : findLanguage(languages, baseOf(code));
    text.take(now.result, source?.source === true ? source.code : null);
    actions.run('go-text');
  };
}
