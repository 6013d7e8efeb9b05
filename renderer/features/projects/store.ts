import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc, Input } from '../../../preload/contract/api.ts';
import type { Project, Projects } from '../../../preload/contract/projects.ts';
import { mirror } from '../../rpc/mirror.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { defineStore } from '../../ui/stores.ts';

export type ProjectDraft = Input<'projects.save'>;

export interface ProjectsState {
  /** null until main's first value. */
  readonly projects: Projects | null;
  readonly saving: Attempt<{ readonly id: string }>;
  readonly removing: Attempt<null>;
  readonly choosing: Attempt<null>;
}

export interface ProjectsStore {
  readonly state: StoreApi<ProjectsState>;
  /** Mirrors main until the signal fires; rejects with a `Failure` when main is lost. */
  follow(signal: AbortSignal): Promise<void>;
  /** Answers with the project's id; null when it was refused. */
  save(draft: ProjectDraft): Promise<string | null>;
  /** Forgets how the last save went, and stops the one that runs. */
  leaveForm(): void;
  /** False when it could not be done. */
  remove(id: string): Promise<boolean>;
  /** @param id null: no project. False when it could not be done. */
  choose(id: string | null): Promise<boolean>;
}

/** The projects, and which of them is at work; they belong to no connection. */
export function createProjectsStore(rpc: Rpc): ProjectsStore {
  const state = createStore<ProjectsState>(() => ({
    projects: null,
    saving: IDLE,
    removing: IDLE,
    choosing: IDLE,
  }));
  const saves = attempts<{ readonly id: string }>((saving) => state.setState({ saving }));
  const removals = attempts<null>((removing) => state.setState({ removing }));
  const choices = attempts<null>((choosing) => state.setState({ choosing }));
  return {
    state,
    follow: (signal) =>
      mirror(rpc.watch('projects.watch', undefined, signal), (projects) =>
        state.setState({ projects }),
      ),
    async save(draft) {
      const saved = await saves.start((signal) => rpc.ask('projects.save', draft, signal));
      return saved?.id ?? null;
    },
    leaveForm: () => saves.reset(),
    async remove(id) {
      await removals.start((signal) => rpc.ask('projects.remove', { id }, signal));
      return state.getState().removing.state === 'done';
    },
    async choose(id) {
      await choices.start((signal) => rpc.ask('projects.choose', { id }, signal));
      return state.getState().choosing.state === 'done';
    },
  };
}

/** The project at work; null where there is none. */
export function activeProject({ projects }: ProjectsState): Project | null {
  return projects?.all.find(({ id }) => id === projects.active) ?? null;
}

export const projectsStore = defineStore<ProjectsStore>({
  name: 'projects',
  scope: 'app',
  create: ({ rpc }) => createProjectsStore(rpc),
  followedBy: { main: 'rest' },
});
