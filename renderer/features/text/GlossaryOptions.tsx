import { useStore } from 'zustand';
import { GlossaryPicker } from '../customizations/GlossaryPicker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { OptionsProps } from './own-options.ts';
import { Own } from './Own.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from './store.ts';

/** The glossaries of all targets or of one. */
export function GlossaryOptions({ options, onChange, target, targets }: OptionsProps) {
  const { t } = useI18n();
  const source = useStore(usePageStore(textStore).state, (now) => now.source);
  return (
    <Own target={target} names={['glossaries']} label={t('options.glossaries')}>
      <GlossaryPicker
        chosen={options.glossaries ?? []}
        source={source}
        targets={targets}
        onChange={(glossaries) => onChange({ glossaries: [...glossaries] })}
      />
    </Own>
  );
}
