import type { LocalMemory } from '../../../../preload/contract/local-memories.ts';
import { assignedTo } from '../../local-memories/assigned-pairs.ts';
import { localObstacle, type Batch } from './batch.ts';

/** Memories of this computer that were chosen, or are active for the pair, and why they cannot act. */
export interface UnusedMemories {
  readonly why: NonNullable<ReturnType<typeof localObstacle>>;
  readonly names: readonly string[];
}

/** null where each memory that is asked for acts. */
export function unusedMemories(
  batch: Batch,
  memories: readonly LocalMemory[],
): UnusedMemories | null {
  const why = localObstacle(batch);
  const { local } = batch.shared;
  if (why === null || local === 'off') return null;
  const chosen = local?.memories ?? [];
  const asked =
    chosen.length > 0
      ? memories.filter(({ id }) => chosen.includes(id))
      : assignedTo(memories, batch.source, batch.target).map(({ memory }) => memory);
  return asked.length === 0 ? null : { why, names: asked.map(({ name }) => name) };
}
