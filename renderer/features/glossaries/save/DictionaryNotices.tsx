import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { shownDictionary } from '../state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { glossariesStore } from '../store.ts';

/** What happened to the dictionary last, with the way back where there is one. */
export function DictionaryNotices() {
  const { t } = useI18n();
  const glossaries = usePageStore(glossariesStore);
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
