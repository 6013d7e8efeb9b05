import type { Choice } from '../../ui/Choices.tsx';
import { Picker, type PickerProps } from '../../ui/Picker.tsx';
import { chosenLanguage } from '../../i18n/chosen-language.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useSetting } from './use-settings.ts';

/** Stands for the system's language in the picker, whose ids are strings. */
const SYSTEM = '';

/** The language of the interface. Each has its own name, so that nobody is lost in a foreign one. */
export function LanguagePicker({ labelPlace }: Pick<PickerProps, 'labelPlace'>) {
  const { t, language } = useI18n();
  const [chosen = null, setChosen] = useSetting('language');
  const system = chosenLanguage(null, navigator.languages).language;
  const offered = LANGUAGES.filter(
    ({ code, isDevOnly }) => isDevOnly !== true || import.meta.env.DEV || code === chosen,
  );
  const known = offered.some(({ code }) => code === chosen);
  const choices: readonly Choice[] = [
    { id: SYSTEM, name: t('settings.language.system'), note: system.name },
    ...offered.map(({ code, name }) => ({ id: code, name, lang: code, note: language(code) })),
  ];
  return (
    <Picker
      label={t('settings.language')}
      {...(labelPlace !== undefined && { labelPlace })}
      choices={choices}
      chosen={known ? chosen : SYSTEM}
      {...(!known && { shown: system.name })}
      onChoose={(id) => setChosen(id === SYSTEM ? null : id)}
    />
  );
}
