import { useStore } from 'zustand';
import { Button } from '../look/Button.tsx';
import { Notice } from '../look/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import { useFirstStores } from '../workbench.ts';
import './SetAsideNotice.css';

/** Over the work, until it is read: this start could not use the data file. */
export function SetAsideNotice() {
  const { t } = useWords();
  const { settings } = useFirstStores();
  const setAside = useStore(settings.state, (now) =>
    now.isSetAsideRead ? undefined : now.about?.dataSetAside,
  );
  if (setAside === undefined) return null;
  return (
    <div className="set-aside">
      <Notice
        tone="notice"
        role="status"
        actions={
          <Button size="compact" onPress={() => settings.readSetAside()}>
            {t('settings.data.understood')}
          </Button>
        }
      >
        {t('settings.data.set-aside', { backup: setAside.backup, count: setAside.saved ?? 0 })}
      </Notice>
    </div>
  );
}
