import { useStore } from 'zustand';
import type { Project } from '../../../preload/contract/projects.ts';
import { projectsStore, activeProject } from './store.ts';
import { usePageStore } from '../../ui/stores.ts';

/** The project at work; null where there is none. */
export function useProject(): Project | null {
  return useStore(usePageStore(projectsStore).state, activeProject);
}
