import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { TranslationOptions } from '../../../preload/contract/text.ts';
import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useMemoryChoices } from './use-memory-choices.ts';
import { usePageStore } from '../../ui/stores.ts';
import { memoriesStore } from './store.ts';

const NO_MEMORY = 'none';

export interface MemoryPickerProps {
  readonly label: string;
  readonly chosen: TranslationOptions['memory'];
  /** Percent that goes with a memory when one is chosen. */
  readonly threshold: number;
  /** What the memory has to be from; null: not known yet. */
  readonly source: string | null;
  /** The targets that the memory has to serve. */
  readonly targets: readonly string[];
  readonly onChoose: (memory: TranslationOptions['memory']) => void;
  readonly buttonRef?: { current: HTMLButtonElement | null };
}

/** The translation memory, out of those of the account. */
export function MemoryPicker(props: MemoryPickerProps): ReactNode {
  const { label, chosen, threshold, source, targets, onChoose, buttonRef } = props;
  const { t } = useI18n();
  const memories = usePageStore(memoriesStore);
  const list = useStore(memories.state, (now) => now.memories);
  const choices = useMemoryChoices(source, targets);
  // A memory that a draft names is checked against the languages like any other.
  useEffect(() => {
    if (chosen !== undefined) void memories.load();
  }, [chosen, memories]);

  return (
    <Picker
      label={label}
      choices={[{ id: NO_MEMORY, name: t('text.no-memory') }, ...choices]}
      chosen={chosen?.id ?? NO_MEMORY}
      shown={chosen?.name ?? t('text.no-memory')}
      isSearchable
      {...(buttonRef !== undefined && { buttonRef })}
      foot={<Loaded />}
      onOpen={() => void memories.load()}
      onChoose={(id) => {
        const memory = list.find((one) => one.id === id);
        onChoose(memory && { id: memory.id, name: memory.name, threshold });
      }}
    />
  );
}

function Loaded() {
  const { t } = useI18n();
  const memories = usePageStore(memoriesStore);
  const { state, memories: list, total } = useStore(memories.state);
  if (state === 'failed') return t('text.memories-failed');
  if (state === 'ready') return t('text.memories-count', { total: total ?? 0 });
  if (total === null) return t('text.memories-reading');
  return t('text.memories-loading', { loaded: list.length, total });
}
