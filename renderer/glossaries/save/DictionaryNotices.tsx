import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../../look/Button.tsx';
import { IconButton } from '../../look/IconButton.tsx';
import { Notice } from '../../look/Notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';
import { shownDictionary } from '../state.ts';

/** What happened to the dictionary last, with the way back where there is one. */
export function DictionaryNotices() {
  const { t } = useWords();
  const { glossaries } = useStores();
  const notice = useStore(glossaries.state, (now) => shownDictionary(now)?.notice ?? null);
  if (notice === null) return null;
  return (
    <Notice
      role="status"
      tone={notice.kind === 'saved' ? 'good' : 'plain'}
      actions={
        <>
          {notice.kind === 'discarded' && (
            <Button size="compact" onPress={glossaries.undoDiscard}>
              {t('glossaries.undo')}
            </Button>
          )}
          <IconButton
            icon={X}
            size="compact"
            name={t('glossaries.close')}
            onPress={glossaries.forgetNotice}
          />
        </>
      }
    >
      {notice.kind === 'saved'
        ? t('glossaries.saved', { counts: t('glossaries.counts', { ...notice.change }) })
        : t('glossaries.discarded')}
    </Notice>
  );
}
