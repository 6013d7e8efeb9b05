import { Switch } from '../look/Switch.tsx';
import { useWords } from '../words/use-words.ts';
import { SettingsFailure } from './SettingsFailure.tsx';
import { useSetting } from './use-settings.ts';
import { Wipe } from './Wipe.tsx';

/** What stays on this computer. */
export function PrivacySection() {
  const { t } = useWords();
  const [isPrivate = false, setPrivate] = useSetting('privateMode');
  return (
    <>
      <h2>{t('settings.privacy')}</h2>
      <SettingsFailure />
      <div className="settings-group">
        <Switch isSelected={isPrivate} onChange={setPrivate} aria-describedby="private-about">
          {t('settings.private')}
        </Switch>
        <p id="private-about" className="settings-about settings-below-switch">
          {t('settings.private.about')}
        </p>
      </div>
      <Wipe />
    </>
  );
}
