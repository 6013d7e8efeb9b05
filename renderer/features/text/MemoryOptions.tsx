import { useStore } from 'zustand';
import { DEFAULT_THRESHOLD } from '../../../preload/contract/limits.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { MemoryPicker } from '../memories/MemoryPicker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { OptionsProps } from './own-options.ts';
import { Own } from './Own.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { foundLanguage } from './state.ts';
import { textStore } from './store.ts';

/** The memory of one target with its threshold; for all targets both stand in the bar. */
export function MemoryOptions({ options, onChange, target, targets }: OptionsProps) {
  const { t } = useI18n();
  const { memory } = options;
  const text = usePageStore(textStore);
  const shared = useStore(text.state, (now) => now.threshold);
  const source = useStore(
    text.state,
    (now) => now.source ?? foundLanguage(now)?.language.toLowerCase() ?? null,
  );
  const threshold = memory?.threshold ?? shared;
  return (
    <>
      <Own target={target} names={['memory']} label={t('text.memory')}>
        <MemoryPicker
          label={t('text.memory')}
          chosen={memory}
          threshold={threshold}
          source={source}
          targets={targets}
          onChoose={({ memory: chosen }) => onChange({ memory: chosen })}
        />
      </Own>
      <NumberField
        label={t('options.threshold')}
        value={threshold}
        min={0}
        max={100}
        isPercent
        isDisabled={memory === undefined}
        hint={threshold < DEFAULT_THRESHOLD ? t('text.threshold-low') : ''}
        hintTone="notice"
        onChange={(next) => {
          if (memory !== undefined) onChange({ memory: { ...memory, threshold: next } });
        }}
      />
    </>
  );
}
