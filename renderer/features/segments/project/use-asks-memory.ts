import { useStore } from 'zustand';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { memoriesOfPair } from './memories-of-pair.ts';

/** Whether the open project looks for matches in any memory. */
export function useAsksMemory(): boolean {
  const { source, target, memories: chosen } = useEditorState((now) => now.project);
  const memories = useStore(usePageStore(segmentsStore).state, (now) => now.memories);
  return chosen === null
    ? memoriesOfPair(memories, source, target).some(({ isAssigned }) => isAssigned)
    : chosen.length > 0;
}
