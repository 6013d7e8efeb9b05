import type { LocalMemory } from '../../../preload/contract/local-memories.ts';
import type { Choice } from '../../ui/Choices.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useLanguages } from '../languages/use-languages.ts';
import { memoryObstacle } from '../text/fit.ts';

/**
 * Memories of this computer to choose from; those that serve none of the targets say why.
 * @param chosen ids of those that are chosen already
 */
export function useLocalChoices(
  memories: readonly LocalMemory[],
  chosen: readonly string[],
  source: string | null,
  targets: readonly string[],
): readonly Choice[] {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  const why = (memory: LocalMemory): string | null => {
    const obstacles = targets.map((target) => memoryObstacle(memory, source, target));
    if (obstacles.includes(null)) return null;
    return obstacles[0] === 'target'
      ? t('memories.local-target', { language: nameOf(targets[0] ?? '') })
      : t('memories.local-source', { language: nameOf(memory.source) });
  };
  return memories
    .filter(({ id }) => !chosen.includes(id))
    .map((memory) => {
      const obstacle = why(memory);
      return {
        id: memory.id,
        name: memory.name,
        note: t('memories.pair', { source: memory.source, targets: memory.targets.join(', ') }),
        detail: obstacle ?? t('memories.units', { count: memory.units }),
        isDisabled: obstacle !== null,
      };
    })
    .toSorted((one, other) => Number(one.isDisabled) - Number(other.isDisabled));
}
