import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { SettingsFailure } from '../settings/SettingsFailure.tsx';
import { useSetting } from '../settings/use-settings.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { outsideStore } from './store.ts';

/** What Dragoman does while its window is not before the person. */
export function BackgroundSection() {
  const { t } = useI18n();
  return (
    <>
      <h2>{t('settings.background')}</h2>
      <SettingsFailure />
      <Closing />
      <Notices />
    </>
  );
}

function Closing() {
  const { t } = useI18n();
  const outside = usePageStore(outsideStore);
  const tray = useStore(outside.state, (now) => now.facts?.tray);
  const [background, setBackground] = useSetting('background');
  if (background === undefined || tray === undefined) return null;
  return (
    <div className="settings-group">
      <Switch
        isSelected={background.closeToTray && tray === 'shown'}
        isDisabled={tray !== 'shown'}
        onChange={(closeToTray) => setBackground({ ...background, closeToTray })}
        aria-describedby="background-closing"
      >
        {t('settings.background.tray')}
      </Switch>
      <p id="background-closing" className="settings-about settings-below-switch">
        {t(`settings.background.tray.${tray}`)}
      </p>
    </div>
  );
}

function Notices() {
  const { t } = useI18n();
  const outside = usePageStore(outsideStore);
  const by = useStore(outside.state, (now) => now.facts?.notices);
  const permission = useStore(outside.state, (now) => now.permission);
  const [background, setBackground] = useSetting('background');
  if (background === undefined) return null;
  const mayAsk = by === 'page' && background.notices && permission === 'default';
  return (
    <div className="settings-group">
      <Switch
        isSelected={background.notices}
        onChange={(notices) => setBackground({ ...background, notices })}
        aria-describedby="background-notices"
      >
        {t('settings.background.notices')}
      </Switch>
      <p id="background-notices" className="settings-about settings-below-switch">
        {t('settings.background.notices.about')}
        {by === 'page' && ` ${t(`settings.background.notices.${permission}`)}`}
      </p>
      {mayAsk && (
        <div className="settings-below-switch">
          <Button onPress={() => void outside.askPermission()}>
            {t('settings.background.notices.allow')}
          </Button>
        </div>
      )}
    </div>
  );
}
