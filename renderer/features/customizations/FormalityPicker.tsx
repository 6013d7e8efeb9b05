import { useStore } from 'zustand';
import type { TranslationOptions } from '../../../preload/contract/text.ts';
import { languagesStore, shownLanguages } from '../languages/store.ts';
import { Picker } from '../../ui/Picker.tsx';
import { takesFormality } from '../text/fit.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';

const NONE = 'none';
const FORMALITIES = ['more', 'less', 'prefer_more', 'prefer_less'] as const;

type Formality = TranslationOptions['formality'];

export interface FormalityPickerProps {
  /** undefined: the service's default. */
  readonly chosen: Formality;
  readonly onChoose: (formality: Formality) => void;
  readonly targets: readonly string[];
}

/** The formality; says which target has none. */
export function FormalityPicker({ chosen, onChoose, targets }: FormalityPickerProps) {
  const { t } = useI18n();
  const languages = usePageStore(languagesStore);
  const { nameOf } = useLanguages();
  const list = useStore(languages.state, shownLanguages);
  const without = targets.find((one) => !takesFormality(list, one));
  const isNone = targets.every((one) => !takesFormality(list, one));

  return (
    <Picker
      label={t('options.formality')}
      hint={
        without === undefined
          ? undefined
          : t('options.formality-target', { language: nameOf(without) })
      }
      choices={[
        { id: NONE, name: t('options.default') },
        ...FORMALITIES.map((id) => ({
          id,
          name: t(`options.formality-${id}`),
          isDisabled: isNone && (id === 'more' || id === 'less'),
        })),
      ]}
      chosen={chosen ?? NONE}
      onChoose={(id) => onChoose(FORMALITIES.find((one) => one === id))}
    />
  );
}
