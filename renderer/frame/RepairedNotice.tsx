import { useStore } from 'zustand';
import { Button } from '../look/Button.tsx';
import { Notice } from '../look/Notice.tsx';
import { useRepairedWords } from '../settings/use-repaired-words.ts';
import { useWords } from '../words/use-words.ts';
import { useFirstStores } from '../workbench.ts';
import './SetAsideNotice.css';

/** Over the work, until it is read: this start found damaged settings. */
export function RepairedNotice() {
  const { t } = useWords();
  const { settings } = useFirstStores();
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
