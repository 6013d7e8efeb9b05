import { useMemo } from 'react';
import { useStore } from 'zustand';
import { usePageStore } from '../../../ui/stores.ts';
import { shownMemories } from '../../local-memories/state.ts';
import { localMemoriesStore } from '../../local-memories/store.ts';
import { documentsStore } from '../store.ts';
import { unusedMemories, type UnusedMemories } from './unused-memories.ts';

export function useUnusedMemories(): UnusedMemories | null {
  const batch = useStore(usePageStore(documentsStore).state, (now) => now.batch);
  const memories = useStore(usePageStore(localMemoriesStore).state, shownMemories);
  return useMemo(() => unusedMemories(batch, memories), [batch, memories]);
}
