import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import './SetAsideNotice.css';
import { usePageStore } from '../../ui/stores.ts';
import { settingsStore } from '../../features/settings/store.ts';

/** Over the work, until it is read: this start could not use the data file. */
export function SetAsideNotice() {
  const { t } = useI18n();
  const settings = usePageStore(settingsStore);
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
