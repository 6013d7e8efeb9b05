import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Choice } from '../../ui/Choices.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { assignedTo } from '../local-memories/assigned-pairs.ts';
import { shownMemories } from '../local-memories/state.ts';
import { localMemoriesStore } from '../local-memories/store.ts';
import { useLocalChoices } from '../local-memories/use-local-choices.ts';
import { memoriesStore } from './store.ts';

/** The memories of this computer as a picker shows them. */
export interface LocalMemoryChoices {
  readonly choices: readonly Choice[];
  /** Names of those that are used for the pair without being chosen. */
  readonly active: readonly string[];
  /** Ids of those that the service has as well, and that are offered as memories of this computer. */
  readonly twice: readonly string[];
}

export interface LocalChoicesProps {
  readonly source: string | null;
  readonly targets: readonly string[];
  /** Why none of them can act now. */
  readonly obstacle: string | null;
  readonly onChoices: (choices: LocalMemoryChoices) => void;
}

/** Tells a picker of the memories of this computer; shows nothing itself, so that no start reads it. */
export function LocalChoices({ source, targets, obstacle, onChoices }: LocalChoicesProps) {
  const memories = useStore(usePageStore(localMemoriesStore).state, shownMemories);
  const ofService = useStore(usePageStore(memoriesStore).state, (now) => now.memories);
  const { t } = useI18n();
  const all = useLocalChoices(memories, [], source, targets).map((choice) => ({
    ...choice,
    detail: t('memories.here', { detail: choice.detail ?? '' }),
  }));
  // A sample memory that is at the offline service, too, is offered once: where it can act.
  const isTwice = ({ id }: Choice) => ofService.some((one) => one.id === id);
  const canAct = ({ isDisabled }: Choice) => obstacle === null && isDisabled !== true;
  const choices = all.filter((choice) => canAct(choice) || !isTwice(choice));
  const twice = choices.filter(isTwice).map(({ id }) => id);
  const [target = ''] = targets;
  const active = assignedTo(memories, source, target).map(({ memory }) => memory.name);
  const told = JSON.stringify({ choices, active, twice });
  useEffect(() => {
    onChoices(JSON.parse(told) as LocalMemoryChoices);
  }, [told, onChoices]);
  return null;
}
