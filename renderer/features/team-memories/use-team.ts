import { useStore } from 'zustand';
import type { LocalMemory } from '../../../preload/contract/local-memories.ts';
import type { Team } from '../../../preload/contract/team-memories.ts';
import { usePageStore } from '../../ui/stores.ts';
import { teamsStore } from './store.ts';

/** The team of a memory; null where it is of this computer alone. */
export function useTeam({ team }: LocalMemory): Team | null {
  const store = usePageStore(teamsStore);
  return useStore(store.state, ({ teams }) => teams.find(({ id }) => id === team) ?? null);
}

/** Whether units of a memory may be changed and imported: of a team's by curators only. */
export function useIsCurated(memory: LocalMemory): boolean {
  const team = useTeam(memory);
  return memory.team === undefined || team?.role === 'curate';
}

/** Whether units may be added to a memory: a team's readers may not. */
export function useTakesUnits(memory: LocalMemory): boolean {
  return useTeam(memory)?.role !== 'read';
}
