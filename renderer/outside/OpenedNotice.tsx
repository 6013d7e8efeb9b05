import { useStore } from 'zustand';
import { Button } from '../look/Button.tsx';
import { Notice } from '../look/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { openedWords } from './opened-words.ts';

/** What has to be told of files that were opened with the program. */
export function OpenedNotice() {
  const { t } = useWords();
  const { outside } = useStores();
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
