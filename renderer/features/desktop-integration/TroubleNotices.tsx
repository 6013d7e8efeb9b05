import { useStore } from 'zustand';
import type { Trouble } from '../../../preload/contract/troubles.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { I18n } from '../../i18n/i18n.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { outsideStore } from './store.ts';

/** What went wrong beside the person's work, each until it is read. */
export function TroubleNotices() {
  const { t } = useI18n();
  const outside = usePageStore(outsideStore);
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

function troubleWords(trouble: Trouble, t: I18n['t']): string {
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
