import { KEEPING } from './keeping.ts';
import { Picker } from '../../ui/Picker.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { SettingsFailure } from './SettingsFailure.tsx';
import { useSetting } from './use-settings.ts';
import { TeamMemoryLimit } from './TeamMemoryLimit.tsx';
import { Wipe } from './Wipe.tsx';

/** What stays on this computer. */
export function PrivacySection() {
  const { t } = useI18n();
  const [keepHistory, setKeepHistory] = useSetting('keepHistory');
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
      <div className="settings-group">
        <Picker
          label={t('settings.keep-history')}
          choices={KEEPING.map((id) => ({ id, name: t(`settings.voice.keep.${id}`) }))}
          chosen={keepHistory ?? null}
          onChoose={(id) => {
            const chosen = KEEPING.find((one) => one === id);
            if (chosen !== undefined) setKeepHistory(chosen);
          }}
        />
        <p className="settings-about">{t('settings.keep-history.about')}</p>
      </div>
      <TeamMemoryLimit />
      <Wipe />
    </>
  );
}
