import { useActionWords } from '../actions/use-action.ts';
import { Switch } from '../look/Switch.tsx';
import { useWords } from '../words/use-words.ts';
import { SettingsFailure } from './SettingsFailure.tsx';
import { useSetting } from './use-settings.ts';

/** When a translation starts. */
export function TypingSection() {
  const { t } = useWords();
  const { shortcut = '' } = useActionWords('translate');
  const [isOn = true, setOn] = useSetting('translateWhileTyping');
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
            ? t('settings.typing.translate.on')
            : t('settings.typing.translate.off', { shortcut })}
        </p>
      </div>
    </>
  );
}
