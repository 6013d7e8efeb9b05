import { Radios } from '../../ui/Radios.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { SettingsFailure } from './SettingsFailure.tsx';
import { MAX_TEXT_SIZE, MIN_TEXT_SIZE, USUAL_TEXT_SIZE } from './text-size.ts';
import { useSetting } from './use-settings.ts';
import './AppearanceSection.css';

const THEMES = ['system', 'light', 'dark'] as const;
const DENSITIES = ['comfortable', 'compact'] as const;

/** Language, theme, density and size of texts, all applied at once. */
export function AppearanceSection() {
  const { t } = useI18n();
  const [theme = 'system', setTheme] = useSetting('theme');
  const [density = 'comfortable', setDensity] = useSetting('density');
  const [textSize = USUAL_TEXT_SIZE, setTextSize] = useSetting('textSize');
  return (
    <>
      <h2>{t('settings.appearance')}</h2>
      <SettingsFailure />
      <div className="settings-group">
        <LanguagePicker />
        <p className="settings-about">{t('settings.language.about')}</p>
      </div>
      <div className="settings-group">
        <Radios
          label={t('settings.theme')}
          shape="row"
          value={theme}
          onChange={setTheme}
          choices={THEMES.map((id) => ({ id, name: t(`settings.theme.${id}`) }))}
        />
        <p className="settings-about">{t('settings.theme.about')}</p>
      </div>
      <div className="settings-group">
        <Radios
          label={t('settings.density')}
          shape="row"
          value={density}
          onChange={setDensity}
          choices={DENSITIES.map((id) => ({ id, name: t(`settings.density.${id}`) }))}
        />
        <p className="settings-about">{t('settings.density.about')}</p>
      </div>
      <div className="settings-group">
        <Slider
          label={t('settings.text-size')}
          value={textSize}
          min={MIN_TEXT_SIZE}
          max={MAX_TEXT_SIZE}
          words={t('settings.text-size.value', { size: textSize })}
          onChange={setTextSize}
        />
        <figure className="text-sample">
          <figcaption className="unseen">{t('settings.text-size.sample')}</figcaption>
          <p>{t('settings.text-size.sample.text')}</p>
        </figure>
        <p className="settings-about">{t('settings.text-size.about')}</p>
      </div>
    </>
  );
}
