import { Download, Pause, Play } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useAction } from '../../../ui/actions/use-action.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { StackedBar } from '../../../ui/StackedBar.tsx';
import { saveFile } from '../../../rpc/save-file.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { canRetry, countQueue, isOpen, isSettled, STAGES } from './queue.ts';
import { queueEndsAt } from './queue-end.ts';
import { TimeLeft } from './RowState.tsx';
import './QueueVerbs.css';
import { usePageStore } from '../../../ui/stores.ts';
import { documentsStore } from '../store.ts';

/** What has ended comes first, so that the bar grows like one of progress. */
const PARTS = [
  { id: 'done', tone: 1 },
  { id: 'failed', tone: 'bad' },
  { id: 'ended', tone: 5 },
  { id: 'running', tone: 3 },
  { id: 'waiting', tone: 'none' },
] as const;

/** Over the list: which documents are shown, how many there are, and what goes for all of them. */
export function QueueVerbs() {
  const { t, number } = useI18n();
  const documents = usePageStore(documentsStore);
  const rows = useStore(documents.state, (now) => now.queue.rows);
  const stage = useStore(documents.state, (now) => now.stage);
  const { all, byStage, billed, charge } = useMemo(() => countQueue(rows), [rows]);
  const isHeld = useStore(documents.state, ({ queue }) => queue.isPaused || queue.halted !== null);
  const endsAt = useMemo(() => (isHeld ? null : queueEndsAt(rows, Date.now())), [rows, isHeld]);
  const finished = t('documents.finished', {
    finished: all - byStage.waiting - byStage.running,
    all,
  });
  const parts = PARTS.map(({ id, tone }) => {
    const size = byStage[id];
    return {
      id,
      tone,
      size,
      name: `${t('documents.stage', { stage: id })} ${number(size)}`,
    };
  });
  return (
    <div className="queue-verbs">
      <div className="queue-summary">
        <StackedBar label={t('documents.queue')} parts={parts} />
        <span className="small soft tabular">
          {endsAt === null ? finished : <TimeLeft said={finished} at={endsAt} />}
        </span>
      </div>
      <div className="queue-stages" role="group" aria-label={t('documents.stages')}>
        {[null, ...STAGES].map((one) => {
          const count = one === null ? all : byStage[one];
          return (
            <Button
              key={one}
              kind="quiet"
              size="compact"
              aria-pressed={stage === one}
              onPress={() => documents.setStage(one)}
            >
              {t('documents.stage', { stage: one ?? 'all' })}
              <span className={count === 0 ? 'soft tabular' : 'tabular'}>{number(count)}</span>
            </Button>
          );
        })}
      </div>
      <span className="queue-billed small soft tabular">
        {billed > 0 && t('documents.billed', { count: billed, charge })}
      </span>
      <Verbs />
    </div>
  );
}

function Verbs() {
  const { t } = useI18n();
  const documents = usePageStore(documentsStore);
  const rows = useStore(documents.state, (now) => now.queue.rows);
  const isPaused = useStore(documents.state, (now) => now.queue.isPaused);
  const isReporting = useStore(documents.state, (now) => now.reporting.state === 'running');
  const pause = () => void documents.pause(!isPaused);
  useAction('documents-pause', pause);
  const report = async () => {
    const file = await documents.report();
    if (file !== null) saveFile(file);
  };
  const failed = rows.filter(canRetry);
  return (
    <div className="queue-all" role="group" aria-label={t('documents.queue.verbs')}>
      <ActionButton
        action="documents-pause"
        kind="quiet"
        size="compact"
        icon={isPaused ? Play : Pause}
        word={t(isPaused ? 'documents.resume' : 'documents.pause')}
        onPress={pause}
      />
      <Button
        action="documents-retry"
        kind="quiet"
        size="compact"
        isDisabled={failed.length === 0}
        onPress={() => void documents.retry(failed)}
      >
        {t('documents.retry-failed')}
      </Button>
      <Button
        action="documents-cancel"
        kind="quiet"
        size="compact"
        isDisabled={!rows.some(isOpen)}
        onPress={() => void documents.cancel(rows)}
      >
        {t('documents.cancel-all')}
      </Button>
      <Button
        action="documents-clear"
        kind="quiet"
        size="compact"
        isDisabled={!rows.some(isSettled)}
        onPress={() => void documents.remove(rows.filter(isSettled))}
      >
        {t('documents.clear')}
      </Button>
      <Button
        action="documents-report"
        kind="quiet"
        size="compact"
        isPending={isReporting}
        onPress={() => void report()}
      >
        <Download aria-hidden="true" />
        {t('documents.report')}
      </Button>
    </div>
  );
}
