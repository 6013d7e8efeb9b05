import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { Picker } from '../../ui/Picker.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { customizationsStore, shownStyleRules } from './store.ts';
import { usePageStore } from '../../ui/stores.ts';

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
  const { t } = useI18n();
  const customizations = usePageStore(customizationsStore);
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
