import { useStore } from 'zustand';
import type { TranslationOptions } from '../../preload/contract/text.ts';
import { shownStyleRules } from '../customizations/store.ts';
import { FailureCard } from '../failure/FailureCard.tsx';
import { baseOf } from '../languages/code.ts';
import { shownLanguages } from '../languages/store.ts';
import { Picker } from '../look/Picker.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { takesFormality } from './fit.ts';
import type { OptionsProps } from './OptionsPanel.tsx';
import { useLanguages } from './use-languages.ts';

const NONE = 'none';
const FORMALITIES = ['more', 'less', 'prefer_more', 'prefer_less'] as const;

/** The style rule and the formality. */
export function StyleOptions(props: OptionsProps) {
  return (
    <>
      <StyleRule {...props} />
      <Formality {...props} />
    </>
  );
}

function StyleRule({ options, onChange }: OptionsProps) {
  const { t } = useWords();
  const { text, customizations } = useStores();
  const { nameOf } = useLanguages();
  const state = useStore(customizations.state, (now) => now.styleRules);
  const rules = useStore(customizations.state, shownStyleRules);
  const columns = useStore(text.state, (now) => now.columns);
  const fits = (language: string) =>
    columns.some((column) => baseOf(column.target) === baseOf(language));

  return (
    <div className="option">
      <Picker
        label={t('options.style-rule')}
        choices={[
          { id: NONE, name: t('options.style-none') },
          ...rules.map((rule) => ({
            id: rule.id,
            name: rule.name,
            note: rule.language,
            detail: fits(rule.language)
              ? t('options.style-version', { version: rule.version })
              : t('options.style-language', { language: nameOf(rule.language) }),
            isDisabled: !fits(rule.language),
          })),
        ]}
        chosen={options.styleRule ?? NONE}
        isSearchable={rules.length > 8}
        onChoose={(id) => onChange({ styleRule: id === NONE ? undefined : id })}
      />
      {state.state === 'failed' && (
        <FailureCard failure={state.failure} onRetry={() => void customizations.load()} />
      )}
    </div>
  );
}

function Formality({ options, onChange }: OptionsProps) {
  const { t } = useWords();
  const { text, languages } = useStores();
  const { nameOf } = useLanguages();
  const list = useStore(languages.state, shownLanguages);
  const columns = useStore(text.state, (now) => now.columns);
  const without = columns.find((column) => !takesFormality(list, column.target));
  const isNone = columns.every((column) => !takesFormality(list, column.target));
  const reason =
    without === undefined
      ? ''
      : t('options.formality-target', { language: nameOf(without.target) });

  return (
    <Picker
      label={t('options.formality')}
      hint={reason}
      choices={[
        { id: NONE, name: t('options.default') },
        ...FORMALITIES.map((id) => ({
          id,
          name: t(`options.formality-${id}`),
          isDisabled: isNone && (id === 'more' || id === 'less'),
        })),
      ]}
      chosen={options.formality ?? NONE}
      onChoose={(id) => onChange({ formality: formalityOf(id) })}
    />
  );
}

function formalityOf(id: string): TranslationOptions['formality'] {
  return FORMALITIES.find((one) => one === id);
}
