import { FormalityPicker } from '../customizations/FormalityPicker.tsx';
import { StyleRulePicker } from '../customizations/StyleRulePicker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { OptionsProps } from './own-options.ts';
import { Own } from './Own.tsx';

/** The style rule and the formality. */
export function StyleOptions({ options, onChange, target, targets }: OptionsProps) {
  const { t } = useI18n();
  return (
    <>
      <Own target={target} names={['styleRule']} label={t('options.style-rule')}>
        <StyleRulePicker
          chosen={options.styleRule}
          targets={targets}
          onChoose={(styleRule) => onChange({ styleRule })}
        />
      </Own>
      <Own target={target} names={['formality']} label={t('options.formality')}>
        <FormalityPicker
          chosen={options.formality}
          targets={targets}
          onChoose={(formality) => onChange({ formality })}
        />
      </Own>
    </>
  );
}
