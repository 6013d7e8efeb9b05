import { useRef, type ReactNode } from 'react';
import { DEFAULT_THRESHOLD } from '../../../preload/contract/limits.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useAction } from '../../ui/actions/use-action.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { MemoryPicker, type MemoryPickerProps } from './MemoryPicker.tsx';
import '../../ui/Bar.css';

export interface BarMemoryProps extends Pick<
  MemoryPickerProps,
  'chosen' | 'local' | 'threshold' | 'source' | 'targets' | 'onChoose'
> {
  /** Below the memory, in room that is always kept. */
  readonly hint: ReactNode;
  readonly onThreshold: (percent: number) => void;
}

/**
 * The translation memory of a bar and how well a stored segment has to match; in a narrow window the
 * threshold is in the list of memories.
 */
export function BarMemory({ hint, onThreshold, ...memory }: BarMemoryProps) {
  const { t } = useI18n();
  const isNarrow = useMedia(NARROW);
  const button = useRef<HTMLButtonElement>(null);
  useAction('memory', () => button.current?.click());
  const threshold = (
    <div className="bar-threshold">
      <NumberField
        label={t('text.threshold')}
        value={memory.threshold}
        min={0}
        max={100}
        isPercent
        hint={memory.threshold < DEFAULT_THRESHOLD ? t('text.threshold-low') : ''}
        hintTone="notice"
        onChange={onThreshold}
      />
    </div>
  );
  return (
    <>
      <div className="bar-memory">
        <MemoryPicker
          {...memory}
          label={t('text.memory')}
          buttonRef={button}
          foot={isNarrow && threshold}
        />
        <p className="bar-hint" role="status">
          {hint}
        </p>
      </div>
      {!isNarrow && threshold}
    </>
  );
}
