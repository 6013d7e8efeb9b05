import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';

export interface AddLanguageProps {
  /** Languages that have a list already. */
  readonly taken: readonly string[];
  readonly labelPlace: 'above' | 'unseen';
}

/** Begins a list for another language that can be spoken. */
export function AddLanguage({ taken, labelPlace }: AddLanguageProps) {
  const { t, language, locale } = useI18n();
  const terms = usePageStore(termsStore);
  const languages = useStore(terms.state, (now) => now.languages);
  const choices = (languages.state === 'done' ? languages.value : [])
    .filter((code) => !taken.includes(code))
    .map((code) => ({ id: code, name: language(code), note: code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <div className="terms-add-language">
      <Picker
        label={t('terms.add-language')}
        labelPlace={labelPlace}
        {...(labelPlace === 'unseen' && { shown: t('terms.add-language') })}
        choices={choices}
        chosen={null}
        isSearchable
        onOpen={() => void terms.load()}
        onChoose={terms.addLanguage}
      />
      {languages.state === 'failed' && <FailureCard failure={languages.failure} />}
    </div>
  );
}
