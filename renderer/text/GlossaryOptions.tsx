import { useStore } from 'zustand';
import { GlossaryPicker } from '../customizations/GlossaryPicker.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import type { OptionsProps } from './OptionParts.tsx';
import { Own } from './Own.tsx';

/** The glossaries of all targets or of one. */
export function GlossaryOptions({ options, onChange, target, targets }: OptionsProps) {
  const { t } = useWords();
  const source = useStore(useStores().text.state, (now) => now.source);
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
