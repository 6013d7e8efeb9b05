import { useMemo } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { StackedBar } from '../../../ui/StackedBar.tsx';
import { VerbBar } from '../../../ui/VerbBar.tsx';
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
          {billed > 0 && <> · {t('documents.billed', { count: billed, charge })}</>}
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
  const report = async () => {
    const file = await documents.report();
    if (file !== null) saveFile(file);
  };
  const failed = rows.filter(canRetry);
  return (
    <div className="queue-all" role="group" aria-label={t('documents.queue.verbs')}>
      <VerbBar
        kind="quiet"
        verbs={[
          {
            action: 'documents-pause',
            name: t(isPaused ? 'documents.resume' : 'documents.pause'),
            onPress: () => void documents.pause(!isPaused),
          },
          {
            action: 'documents-retry',
            name: t('documents.retry-failed'),
            isDisabled: failed.length === 0,
            onPress: () => void documents.retry(failed),
          },
          {
            action: 'documents-cancel',
            name: t('documents.cancel-all'),
            isDisabled: !rows.some(isOpen),
            onPress: () => void documents.cancel(rows),
          },
          {
            action: 'documents-clear',
            name: t('documents.clear'),
            isDisabled: !rows.some(isSettled),
            onPress: () => void documents.remove(rows.filter(isSettled)),
          },
          {
            action: 'documents-report',
            name: t('documents.report'),
            isDisabled: isReporting,
            onPress: () => void report(),
          },
        ]}
      />
    </div>
  );
}
