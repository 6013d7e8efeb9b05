import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { openedWords } from './opened-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { outsideStore } from './store.ts';

/** What has to be told of files that were opened with the program. */
export function OpenedNotice() {
  const { t } = useI18n();
  const outside = usePageStore(outsideStore);
  const opened = useStore(outside.state, (now) => now.opened);
  if (opened === null) return null;
  return (
    <Notice
      role="status"
      actions={
        <Button size="compact" onPress={() => outside.tellOpened(null)}>
          {t('outside.opened.close')}
        </Button>
      }
    >
      {openedWords(opened, t).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
