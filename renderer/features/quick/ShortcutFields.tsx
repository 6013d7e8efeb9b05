import { useStore } from 'zustand';
import { Picker } from '../../ui/Picker.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { HELD, heldName, KEYS, shortcutParts } from './shortcut-parts.ts';
import { usePageStore } from '../../ui/stores.ts';
import { outsideStore } from '../desktop-integration/store.ts';

export interface ShortcutFieldsProps {
  /** null: none. */
  readonly shortcut: string | null;
  readonly onChange: (shortcut: string | null) => void;
}

const USUAL = { held: 'Alt+Shift', key: 'T' } as const;

/** The shortcut that is heard in every program, and what this system makes of it. */
export function ShortcutFields({ shortcut, onChange }: ShortcutFieldsProps) {
  const { t, gap } = useI18n();
  const outside = usePageStore(outsideStore);
  const facts = useStore(outside.state, (now) => now.facts);
  if (facts === null) return null;
  const isMac = facts.desktop === 'mac';
  const { held, key } = (shortcut === null ? null : shortcutParts(shortcut)) ?? USUAL;
  return (
    <div className="settings-group">
      <h3>{t('settings.quick.shortcut')}</h3>
      {facts.shortcut !== 'none' && (
        <>
          <Switch
            isSelected={shortcut !== null}
            onChange={(isOn) => onChange(isOn ? `${held}+${key}` : null)}
            aria-describedby="quick-shortcut-state"
          >
            {t('settings.quick.shortcut.on')}
          </Switch>
          <div className="settings-pair">
            <Picker
              label={t('settings.quick.shortcut.held')}
              choices={HELD.map((id) => ({ id, name: heldName(id, t, isMac) }))}
              chosen={held}
              isDisabled={shortcut === null}
              onChoose={(id) => onChange(`${id}+${key}`)}
            />
            <Picker
              label={t('settings.quick.shortcut.key')}
              choices={KEYS.map((id) => ({
                id,
                name: id === 'Space' ? t('settings.quick.shortcut.space') : id,
              }))}
              chosen={key}
              isSearchable
              isDisabled={shortcut === null}
              onChoose={(id) => onChange(`${held}+${id}`)}
            />
          </div>
        </>
      )}
      <p id="quick-shortcut-state" className="settings-about" role="status">
        {t(`settings.quick.shortcut.${facts.shortcut}`)}
      </p>
      {facts.shortcut !== 'registered' && facts.shortcut !== 'off' && (
        <p className="settings-about">
          {t('settings.quick.command', { desktop: facts.desktop })}
          {gap}
          <code dir="ltr">{facts.command}</code>
        </p>
      )}
      {!facts.clipboard && (
        <p className="settings-about">
          {t('settings.quick.no-clipboard', { desktop: facts.desktop })}
        </p>
      )}
    </div>
  );
}
