import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { FailureCard } from '../failure/FailureCard.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { Notice } from '../look/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import type { Words } from '../words/words.ts';
import { useStores } from '../workbench.ts';
import type { Done } from './state.ts';

/** What came of the last verb on a memory. */
export function DoneNotice() {
  const { t } = useWords();
  const { localMemories } = useStores();
  const doing = useStore(localMemories.state, (now) => now.doing);
  const close = () => localMemories.forgetDone();
  if (doing.state === 'failed') return <FailureCard failure={doing.failure} onDismiss={close} />;
  if (doing.state !== 'done' || doing.value === null) return null;
  return (
    <Notice
      tone="good"
      role="status"
      actions={
        <IconButton icon={X} size="compact" name={t('failure-card.close')} onPress={close} />
      }
    >
      {doneWords(doing.value, t)}
    </Notice>
  );
}

function doneWords(done: Done, t: Words['t']): string {
  switch (done.what) {
    case 'exported':
      return t('memories.exported', { name: done.name, count: done.units });
    case 'deduplicated':
      return t('memories.deduplicated', { name: done.name, count: done.removed });
    case 'merged':
      return t('memories.merged', { from: done.from, name: done.name });
    case 'removed':
      return t('memories.removed', { name: done.name });
  }
}
