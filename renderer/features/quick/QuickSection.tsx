import { useStore } from 'zustand';
import type { QuickPreferences } from '../../../preload/contract/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { SettingsFailure } from '../settings/SettingsFailure.tsx';
import { useSetting } from '../settings/use-settings.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ShortcutFields } from './ShortcutFields.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { outsideStore } from '../desktop-integration/store.ts';

const ASKS = ['remote', 'always', 'never'] as const;

/** How the quick window is reached, and what it sends by itself. */
export function QuickSection() {
  const { t } = useI18n();
  const outside = usePageStore(outsideStore);
  const [quick, setQuick] = useSetting('quick');
  if (quick === undefined) return null;
  const change = (next: Partial<QuickPreferences>) => setQuick({ ...quick, ...next });
  return (
    <>
      <h2>{t('settings.quick')}</h2>
      <SettingsFailure />
      <div className="settings-group">
        <p className="settings-about">{t('settings.quick.about')}</p>
        <div>
          <Button onPress={() => void outside.openQuick()}>{t('action.quick')}</Button>
        </div>
      </div>
      <ShortcutFields shortcut={quick.shortcut} onChange={(shortcut) => change({ shortcut })} />
      <DoubleCopy isOn={quick.doubleCopy} onChange={(doubleCopy) => change({ doubleCopy })} />
      <div className="settings-group">
        <h3>{t('settings.quick.sending')}</h3>
        <Picker
          label={t('settings.quick.ask')}
          choices={ASKS.map((id) => ({ id, name: t(`settings.quick.ask.${id}`) }))}
          chosen={quick.ask}
          onChoose={(id) => change({ ask: ASKS.find((one) => one === id) ?? 'remote' })}
        />
        <p className="settings-about">{t('settings.quick.ask.about')}</p>
      </div>
    </>
  );
}

interface DoubleCopyProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function DoubleCopy({ isOn, onChange }: DoubleCopyProps) {
  const { t } = useI18n();
  const outside = usePageStore(outsideStore);
  const facts = useStore(outside.state, (now) => now.facts);
  const desktop = facts?.desktop ?? 'x11';
  const isMissing = facts?.doubleCopy === false;
  return (
    <div className="settings-group">
      <Switch
        isSelected={isOn && !isMissing}
        isDisabled={isMissing}
        onChange={onChange}
        aria-describedby="double-copy-about"
      >
        {t('settings.quick.double')}
      </Switch>
      <p id="double-copy-about" className="settings-about settings-below-switch">
        {isMissing
          ? t('settings.quick.double.missing', { desktop })
          : t('settings.quick.double.about', { desktop })}
      </p>
    </div>
  );
}
