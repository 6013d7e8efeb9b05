import { useStore } from 'zustand';
import type { TranslationOptions } from '../../preload/contract/text.ts';
import { shownLanguages } from '../languages/store.ts';
import { Picker } from '../look/Picker.tsx';
import { takesFormality } from '../text/fit.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';

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
  const { t } = useWords();
  const { languages } = useStores();
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
