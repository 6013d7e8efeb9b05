import { useStore } from 'zustand';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { memoriesOfPair } from './memories-of-pair.ts';

/** Whether the open project looks for matches in any memory that has some. */
export function useAsksMemory(): boolean {
  const { source, target, memories: chosen } = useEditorState((now) => now.project);
  const memories = useStore(usePageStore(segmentsStore).state, (now) => now.memories);
  return memoriesOfPair(memories, source, target).some(
    ({ memory, isAssigned }) =>
      memory.units > 0 && (chosen === null ? isAssigned : chosen.includes(memory.id)),
  );
}
