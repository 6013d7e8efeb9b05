import { useStore } from 'zustand';
import { FailureCard } from '../failure/FailureCard.tsx';
import { baseOf } from '../languages/code.ts';
import { Picker } from '../look/Picker.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { shownStyleRules } from './store.ts';

const NONE = 'none';

export interface StyleRulePickerProps {
  /** Id; undefined for none. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  /** The targets that the rule has to be for. */
  readonly targets: readonly string[];
}

/** The style rule, out of those of the account. */
export function StyleRulePicker({ chosen, onChoose, targets }: StyleRulePickerProps) {
  const { t } = useWords();
  const { customizations } = useStores();
  const { nameOf } = useLanguages();
  const state = useStore(customizations.state, (now) => now.styleRules);
  const rules = useStore(customizations.state, shownStyleRules);
  const fits = (language: string) => targets.some((one) => baseOf(one) === baseOf(language));

  return (
    <>
      <Picker
        label={t('options.style-rule')}
        choices={[
          { id: NONE, name: t('options.style-none') },
          ...rules.map((rule) => ({
            id: rule.id,
            name: rule.name,
            note: rule.language,
            detail: fits(rule.language)
              ? rule.version === null
                ? undefined
                : t('options.style-version', { version: rule.version })
              : t('options.style-language', { language: nameOf(rule.language) }),
            isDisabled: !fits(rule.language),
          })),
        ]}
        chosen={chosen ?? NONE}
        isSearchable={rules.length > 8}
        onChoose={(id) => onChoose(id === NONE ? undefined : id)}
      />
      {state.state === 'failed' && (
        <FailureCard failure={state.failure} onRetry={() => void customizations.load()} />
      )}
    </>
  );
}
