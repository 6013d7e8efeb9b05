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
import { Own } from './Own.tsx';
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

function StyleRule({ options, onChange, target, targets }: OptionsProps) {
  const { t } = useWords();
  const { customizations } = useStores();
  const { nameOf } = useLanguages();
  const state = useStore(customizations.state, (now) => now.styleRules);
  const rules = useStore(customizations.state, shownStyleRules);
  const fits = (language: string) => targets.some((one) => baseOf(one) === baseOf(language));

  return (
    <Own target={target} names={['styleRule']} label={t('options.style-rule')}>
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
    </Own>
  );
}

function Formality({ options, onChange, target, targets }: OptionsProps) {
  const { t } = useWords();
  const { languages } = useStores();
  const { nameOf } = useLanguages();
  const list = useStore(languages.state, shownLanguages);
  const without = targets.find((one) => !takesFormality(list, one));
  const isNone = targets.every((one) => !takesFormality(list, one));
  const reason =
    without === undefined
      ? undefined
      : t('options.formality-target', { language: nameOf(without) });

  return (
    <Own target={target} names={['formality']} label={t('options.formality')}>
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
    </Own>
  );
}

function formalityOf(id: string): TranslationOptions['formality'] {
  return FORMALITIES.find((one) => one === id);
}
