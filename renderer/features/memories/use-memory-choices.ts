import { useStore } from 'zustand';
import type { Memory } from '../../../preload/contract/memories.ts';
import type { Choice } from '../../ui/Choices.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { memoryObstacle } from '../text/fit.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { usePageStore } from '../../ui/stores.ts';
import { memoriesStore } from './store.ts';

/** Memories with their languages, size and date; those that serve none of the targets say why. */
export function useMemoryChoices(
  source: string | null,
  targets: readonly string[],
): readonly Choice[] {
  const { t, day } = useI18n();
  const memories = usePageStore(memoriesStore);
  const { nameOf } = useLanguages();
  const list = useStore(memories.state, (now) => now.memories);

  const rows = list.map((memory) => {
    const obstacles = targets.map((target) => memoryObstacle(memory, source, target));
    const obstacle = obstacles.every((one) => one !== null) ? obstacles[0] : null;
    const facts =
      memory.segments === null
        ? undefined
        : t('text.memory-detail', {
            segments: memory.segments,
            updated: memory.updated === undefined ? 'none' : day(memory.updated),
          });
    return {
      id: memory.id,
      name: memory.name,
      note: t('text.memory-note', { source: memory.source, targets: memory.targets.join(', ') }),
      detail: reason(obstacle, memory) ?? facts,
      isDisabled: obstacle !== null,
    };
  });
  // What can be chosen comes first; within that the service's order stays.
  return rows.toSorted((one, other) => Number(one.isDisabled) - Number(other.isDisabled));

  function reason(obstacle: 'source' | 'target' | null | undefined, memory: Memory) {
    if (obstacle === 'source') {
      return t('text.memory-source', { language: nameOf(memory.source) });
    }
    if (obstacle !== 'target') return undefined;
    return t('text.memory-target', { language: nameOf(targets[0] ?? '') });
  }
}
