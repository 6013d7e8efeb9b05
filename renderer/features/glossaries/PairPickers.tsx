import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { Pair } from './state.ts';
import { useDictionaryLanguages } from './use-glossary-words.ts';

export interface PairPickersProps {
  readonly pair: Pair;
  readonly onChange: (pair: Pair) => void;
}

/** The two languages of a dictionary. */
export function PairPickers({ pair, onChange }: PairPickersProps) {
  const { t } = useI18n();
  const languages = useDictionaryLanguages();
  const isSame = pair.source === pair.target;
  return (
    <div className="glossary-pair">
      <Picker
        label={t('glossaries.source')}
        choices={languages}
        chosen={pair.source}
        isSearchable
        onChoose={(source) => onChange({ source, target: pair.target })}
      />
      <Picker
        label={t('glossaries.target')}
        choices={languages}
        chosen={pair.target}
        isSearchable
        onChoose={(target) => onChange({ source: pair.source, target })}
      />
      <p className="field-hint" data-tone="bad" role="status">
        {isSame && t('glossaries.same-language')}
      </p>
    </div>
  );
}
