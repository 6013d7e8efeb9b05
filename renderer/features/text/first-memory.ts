import type { MemoriesStore } from '../memories/store.ts';
import { memoryObstacle } from './fit.ts';
import type { TextStore } from './text-store.ts';

/**
 * Chooses the first memory that serves the languages of a fresh screen. Only for the offline
 * service: its own engines translate little, its sample memories well, and it bills nothing.
 */
export async function chooseFirstMemory(memories: MemoriesStore, text: TextStore): Promise<void> {
  await memories.load();
  const { source, columns, options, threshold } = text.state.getState();
  const target = columns[0]?.target;
  // Somebody who was quicker is not overruled.
  if (target === undefined || options.memory !== undefined) return;
  const memory = memories.state
    .getState()
    .memories.find((one) => memoryObstacle(one, source, target) === null);
  if (memory === undefined) return;
  text.setOptions({ memory: { id: memory.id, name: memory.name, threshold } });
}
