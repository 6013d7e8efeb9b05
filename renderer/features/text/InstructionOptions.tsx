import { useI18n } from '../../i18n/use-i18n.ts';
import { InstructionList } from '../customizations/InstructionList.tsx';
import type { OptionsProps } from './own-options.ts';
import { Own } from './Own.tsx';

/** What the service is told about the translation, for all targets or one of them. */
export function InstructionOptions({ options, onChange, target, targets }: OptionsProps) {
  const { t } = useI18n();
  return (
    <Own target={target} names={['instructions']} label={t('options.instructions')}>
      <InstructionList
        given={options.instructions ?? []}
        targets={targets}
        onChange={(instructions) => onChange({ instructions: [...instructions] })}
      />
    </Own>
  );
}
