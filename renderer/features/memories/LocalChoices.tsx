import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Choice } from '../../ui/Choices.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { assignedTo } from '../local-memories/assigned-pairs.ts';
import { shownMemories } from '../local-memories/state.ts';
import { localMemoriesStore } from '../local-memories/store.ts';
import { useLocalChoices } from '../local-memories/use-local-choices.ts';

/** The memories of this computer as a picker shows them. */
export interface LocalMemoryChoices {
  readonly choices: readonly Choice[];
  /** Names of those that are used for the pair without being chosen. */
  readonly active: readonly string[];
}

export interface LocalChoicesProps {
  readonly source: string | null;
  readonly targets: readonly string[];
  readonly onChoices: (choices: LocalMemoryChoices) => void;
}

/** Tells a picker of the memories of this computer; shows nothing itself, so that no start reads it. */
export function LocalChoices({ source, targets, onChoices }: LocalChoicesProps) {
  const memories = useStore(usePageStore(localMemoriesStore).state, shownMemories);
  const { t } = useI18n();
  const choices = useLocalChoices(memories, [], source, targets).map((choice) => ({
    ...choice,
    detail: t('memories.here', { detail: choice.detail ?? '' }),
  }));
  const [target = ''] = targets;
  const active = source === null ? [] : assignedTo(memories, source, target);
  const told = JSON.stringify([choices, active.map(({ memory }) => memory.name)]);
  useEffect(() => {
    const [next, names] = JSON.parse(told) as [Choice[], string[]];
    onChoices({ choices: next, active: names });
  }, [told, onChoices]);
  return null;
}
