import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useRepairedWords } from '../../features/settings/use-repaired-words.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import './SetAsideNotice.css';
import { usePageStore } from '../../ui/stores.ts';
import { settingsStore } from '../../features/settings/store.ts';

/** Over the work, until it is read: this start found damaged settings. */
export function RepairedNotice() {
  const { t } = useI18n();
  const settings = usePageStore(settingsStore);
  const isRead = useStore(settings.state, (now) => now.isRepairedRead);
  const words = useRepairedWords();
  if (words === null || isRead) return null;
  return (
    <div className="set-aside">
      <Notice
        tone="notice"
        role="status"
        actions={
          <Button size="compact" onPress={() => settings.readRepaired()}>
            {t('settings.data.understood')}
          </Button>
        }
      >
        {words}
      </Notice>
    </div>
  );
}
