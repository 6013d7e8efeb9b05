import { useStore } from 'zustand';
import type { Trouble } from '../../preload/contract/troubles.ts';
import { Button } from '../look/Button.tsx';
import { Notice } from '../look/Notice.tsx';
import type { Words } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';

/** What went wrong beside the person's work, each until it is read. */
export function TroubleNotices() {
  const { t } = useWords();
  const { outside } = useStores();
  const troubles = useStore(outside.state, (now) => now.troubles);
  return troubles.map((trouble) => (
    <Notice
      key={trouble.id}
      tone="notice"
      role="status"
      actions={
        <Button size="compact" onPress={() => void outside.readTrouble(trouble.id)}>
          {t('outside.opened.close')}
        </Button>
      }
    >
      {troubleWords(trouble, t)}
    </Notice>
  ));
}

function troubleWords(trouble: Trouble, t: Words['t']): string {
  switch (trouble.kind) {
    case 'restarted':
      return t('outside.trouble.restarted', { what: trouble.what });
    case 'replaced':
      return t('outside.trouble.replaced', { backup: trouble.backup, count: trouble.saved });
    case 'damaged':
      return t('outside.trouble.damaged', { what: trouble.what, backup: trouble.backup });
    case 'newer':
      return t('outside.trouble.newer', { what: trouble.what, file: trouble.file });
    case 'set-aside':
      return t('outside.trouble.set-aside', {
        what: trouble.what,
        backup: trouble.backup,
        count: trouble.saved,
      });
  }
}
