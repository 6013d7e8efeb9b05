import { useStore } from 'zustand';
import type { Project } from '../../preload/contract/projects.ts';
import { useFirstStores } from '../workbench.ts';
import { activeProject } from './store.ts';

/** The project at work; null where there is none. */
export function useProject(): Project | null {
  return useStore(useFirstStores().projects.state, activeProject);
}
