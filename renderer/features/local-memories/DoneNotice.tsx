import { X } from 'lucide-react';
import { useStore } from 'zustand';
import type { OutputFolderPlace } from '../../../preload/contract/output-folder.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { I18n } from '../../i18n/i18n.ts';
import type { Done } from './state.ts';
import { useOutputFolder } from '../output-folder/use-output-folder.ts';
import { usePageStore } from '../../ui/stores.ts';
import { localMemoriesStore } from './store.ts';

/** What came of the last verb on a memory. */
export function DoneNotice() {
  const { t } = useI18n();
  const folder = useOutputFolder();
  const localMemories = usePageStore(localMemoriesStore);
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
      {doneWords(doing.value, folder, t)}
    </Notice>
  );
}

function doneWords(done: Done, folder: OutputFolderPlace | null, t: I18n['t']): string {
  switch (done.what) {
    case 'exported':
      return t('memories.exported', {
        name: done.name,
        count: done.units,
        folder: folder?.short ?? 'none',
      });
    case 'deduplicated':
      return t('memories.deduplicated', { name: done.name, count: done.removed });
    case 'merged':
      return t('memories.merged', { from: done.from, name: done.name });
    case 'removed':
      return t('memories.removed', { name: done.name });
  }
}
