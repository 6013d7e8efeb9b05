import { useActionWords } from '../../ui/actions/use-action.ts';
import { Field } from '../../ui/Field.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { SettingsFailure } from './SettingsFailure.tsx';
import { useSetting } from './use-settings.ts';
import { useCharge } from '../connections/use-charge.ts';

/** When a translation starts, and where spelling is looked up. */
export function TypingSection() {
  const { t } = useI18n();
  const { shortcut = '' } = useActionWords('translate');
  const [isOn = true, setOn] = useSetting('translateWhileTyping');
  const charge = useCharge();
  return (
    <>
      <h2>{t('settings.typing')}</h2>
      <SettingsFailure />
      <div className="settings-group">
        <Switch isSelected={isOn} onChange={setOn} aria-describedby="typing-about">
          {t('settings.typing.translate')}
        </Switch>
        <p id="typing-about" className="settings-about settings-below-switch">
          {isOn
            ? t('settings.typing.translate.on', { charge })
            : t('settings.typing.translate.off', { shortcut })}
        </p>
        <Dictionaries />
      </div>
    </>
  );
}

function Dictionaries() {
  const { t } = useI18n();
  const [folder, setFolder] = useSetting('dictionaries');
  if (folder === undefined) return null;
  return (
    <Field
      label={t('settings.typing.dictionaries')}
      value={folder ?? ''}
      hint={t('settings.typing.dictionaries.hint')}
      spellCheck={false}
      maxLength={4096}
      onChange={(next) => setFolder(next.trim() === '' ? null : next)}
    />
  );
}
